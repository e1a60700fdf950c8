import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commands } from '../cli/commands.ts';
import { commandsPage } from '../cli/commandsPage.ts';
import { program, root } from '../test/program.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const scripts = JSON.parse(read('package.json')).scripts as Record<string, string>;
const most = 26;

it('package.json has one script per command of the table, at most 26', () => {
  const own = ['release', 'test:deploy'];
  const expected = Object.keys(commands).map((name) => [name, `tsx tools/cli/main.ts ${name}`]);
  const shared = Object.entries(scripts).filter(([name]) => !own.includes(name));
  expect(Object.fromEntries(shared)).toEqual(Object.fromEntries(expected));
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(most);
});

it('docs/commands.md lists every command (npm run format)', () => {
  expect(read('docs/commands.md')).toBe(commandsPage());
});

it('docs name only commands that exist', () => {
  const pages = ['README.md', 'CONTRIBUTING.md', 'mocks/README.md', 'contract/README.md'].concat(
    readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => `docs/${file}`),
  );
  const named = pages.flatMap((page) =>
    [...read(page).matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name]) => name ?? ''),
  );
  expect(named.length).toBeGreaterThan(10);
  expect([...new Set(named)].filter((name) => !(name in scripts))).toEqual([]);
});

it.each(['screenshots', 'bench', 'types'])('npm run %s -- --help prints its usage and exit codes', (name) => {
  const [command = '', ...args] = program('tsx', join(root, 'tools/cli/main.ts'), name, '--help');
  const { status, stdout } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  expect(status).toBe(0);
  expect(stdout).toContain(`npm run ${name}`);
  expect(stdout).toContain('Exit codes:');
});
