import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from '../options.ts';
import { program, root } from '../test/program.ts';
import { documents } from './documents.ts';

/**
 * `npm run contract`: writes the contract's documents. With `-- --base <commit>` it then lists the changes since that
 * commit. It exits with 1 if a backend for the old contract breaks the new one.
 */
const { values } = readOptions(
  'npm run contract -- [--base commit]',
  { base: { type: 'string' } },
  {
    values: { base: 'commit' },
  },
);

for (const [path, text] of Object.entries(await documents())) {
  writeFileSync(join(root, path), text);
  console.log(`Written: ${path}`);
}

if (values.base) {
  const cache = join(root, '.cache', 'contract');
  mkdirSync(cache, { recursive: true });
  const before = execFileSync('git', ['show', `${values.base}:contract/openapi.json`], {
    cwd: root,
    maxBuffer: 2 ** 28,
  });
  writeFileSync(join(cache, 'before.json'), before);
  const [command = '', ...texts] = program(
    '@redocly/cli',
    'diff',
    join(cache, 'before.json'),
    join(root, 'contract', 'openapi.json'),
    '--fail-on=major',
  );
  execFileSync(command, texts, { cwd: root, stdio: 'inherit' });
}
