import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readOptions } from '../options.ts';
import { openStorybook } from '../storybook/builtStorybook.ts';
import { deterministicArgs, launchChromium } from '../test/chromium.ts';
import { root } from '../test/program.ts';
import { readerArgs } from './announcements.ts';
import { folder, readCommitted } from './committed.ts';
import { readTranscripts } from './read.ts';

/**
 * `npm run transcripts`: reads states and flows with a virtual screen reader and writes their transcripts.
 * - `-- en deposit`: only transcripts with these words in their path.
 * - `--check`: writes nothing, and exits with 1 if a committed transcript differs.
 */
const { values, positionals } = readOptions(
  'npm run transcripts -- [word …] [--check] [--storybook-dir folder]',
  { check: { type: 'boolean', default: false }, 'storybook-dir': { type: 'string' } },
  { words: 'any', values: { 'storybook-dir': 'folder' } },
);
const browser = await launchChromium([...deterministicArgs, ...readerArgs]);
const storybook = await openStorybook(browser, values['storybook-dir']);
const { transcripts, failures } = await readTranscripts(browser, storybook, (file) =>
  positionals.every((word) => file.includes(word.toLowerCase())),
);
await storybook.close();
await browser.close();

const committed = readCommitted();
const differs = transcripts.filter(({ file, text }) => committed.get(file) !== text).map(({ file }) => file);
const files = new Set(transcripts.map(({ file }) => file));
const removed = positionals.length || failures.length ? [] : [...committed.keys()].filter((file) => !files.has(file));
const changed = [...differs, ...removed].sort();
if (!values.check) {
  for (const file of removed) rmSync(join(root, folder, `${file}.txt`));
  for (const { file, text } of transcripts) {
    const path = join(root, folder, `${file}.txt`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
for (const file of changed) console.log(`${values.check ? 'Out of date' : 'Changed'}: ${folder}/${file}.txt`);
console.log(`${transcripts.length - differs.length} of ${transcripts.length} transcripts are unchanged`);
for (const failure of failures) console.log(`Failed: ${failure}`);
if (values.check && changed.length) console.log('Write them with: npm run transcripts');
if (failures.length || (values.check && changed.length)) process.exitCode = 1;
