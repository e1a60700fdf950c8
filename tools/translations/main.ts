import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readOptions } from '../options.ts';
import { openStorybook } from '../storybook/builtStorybook.ts';
import { git } from '../test/checkoutOf.ts';
import { launchChromium } from '../test/chromium.ts';
import { root } from '../test/program.ts';
import { copyFonts, pageOf } from './page.ts';
import { readStories, storiesByText } from './readStories.ts';
import { type Entry, entriesOf, removedSince } from './report.ts';
import { takeScreenshots } from './takeScreenshots.ts';
import { filesNow, filesOf, textsIn } from './texts.ts';

/**
 * `npm run translations`: writes a report of every text: the places that show it in three languages side by side, its
 * maximum length, its glossary terms, and a field for a proposal.
 * - `-- home:tiles`: only texts with these words in their name.
 * - `--base <commit>`: only texts that changed since that commit, old and new, in every story that shows them.
 * - `--most 4`: up to 4 stories per text. Default: 1, or all stories with `--base`.
 * - `--sample 100`: 100 texts, the same in every run.
 * - `--storybook-dir <folder>`: uses a Storybook that is already built.
 */
const { values, positionals } = readOptions(
  'npm run translations -- [text …] [--base commit] [--sample number] [--most number] [--storybook-dir folder]',
  {
    base: { type: 'string' },
    sample: { type: 'string' },
    most: { type: 'string' },
    'storybook-dir': { type: 'string' },
  },
  { words: 'any', values: { base: 'commit', sample: 'number', most: 'number', 'storybook-dir': 'folder' } },
);

const began = Date.now();
const home = join(root, '.cache', 'words');
const folder = join(home, 'report');

/** Returns a sample that is the same in every run, because a hash of the name determines the order. */
function sampled(entries: readonly Entry[], count: number): Entry[] {
  const order = ({ name }: Entry) => [...name].reduce((hash, one) => Math.imul(hash ^ one.charCodeAt(0), 16777619), 7);
  return entries.toSorted((a, b) => order(a) - order(b)).slice(0, count);
}

const files = filesNow();
const texts = textsIn(files);
const commit = values.base && git('rev-parse', '--short', '--verify', `${values.base}^{commit}`);
const before = commit ? textsIn(filesOf(commit)) : undefined;
const named = [...entriesOf(texts, before).values()].filter(
  ({ name, status }) => (!before || status !== 'same') && positionals.every((word) => name.includes(word)),
);
const entries = values.sample ? sampled(named, Number(values.sample)) : named;
console.log(commit ? `${entries.length} texts changed since ${commit}` : `${entries.length} texts`);

const browser = await launchChromium();
try {
  const storybook = await openStorybook(browser, values['storybook-dir']);
  const notes = join(home, 'texts-by-story.json');
  let { stories } = storybook;
  let storiesOf = storiesByText(await readStories(browser, storybook, { stories, texts, notes }));
  // A text that no story shows may appear at the end of a test, so read the tests too.
  if (entries.some(({ name }) => !storiesOf.has(name))) {
    stories = [...stories, ...storybook.tests.filter(({ title }) => !title.startsWith('Internals/'))];
    storiesOf = storiesByText(await readStories(browser, storybook, { stories, texts, notes }));
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const most = Number(values.most ?? (before ? Number.POSITIVE_INFINITY : 1));
  await takeScreenshots(browser, storybook, { entries, stories, sayers: storiesOf, most, texts, before, folder });
  writeFileSync(join(folder, 'stories.json'), JSON.stringify(Object.fromEntries(storiesOf)));
  const report = { base: commit ?? '', entries, gone: before ? removedSince(texts, before) : [], files };
  copyFonts(folder);
  const page = join(folder, 'index.html');
  writeFileSync(page, pageOf(report));

  const unused = entries.filter(({ seen }) => !seen.length);
  for (const { name } of unused) console.log(`No story shows ${name}`);
  console.log(`${entries.length - unused.length} of ${entries.length} texts have a screenshot`);
  console.log(`${Math.round((Date.now() - began) / 1000)} s. Texts in context: ${relative(root, page)}`);
  await storybook.close();
} finally {
  await browser.close();
}
