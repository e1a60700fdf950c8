import { rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { maxScreenshots } from '../../.storybook/screenshots.ts';
import { languages } from '../e2e/testServer.ts';
import { readOptions } from '../options.ts';
import { launchChromium } from '../test/chromium.ts';
import { root } from '../test/program.ts';
import { openStorybook, type Screenshot, screenshotsOf } from './builtStorybook.ts';
import { compareWith, openBaseStorybook } from './compare.ts';
import { indexPage } from './indexPage.ts';
import { hasChanged, type StoryHashes } from './storyHashes.ts';
import { takeScreenshots } from './takeScreenshots.ts';

/**
 * `npm run screenshots`: the visual regression tests. Takes locally the screenshots that Chromatic would take.
 * - `-- withdraw`: only stories whose id contains "withdraw".
 * - `--dry-run`: prints the number of screenshots and takes none.
 * - `--base <commit>`: compares with the screenshots of that commit. Exits with 1 if any is changed, new or removed.
 * - `--only-changed`: takes only the screenshots that can differ from those of `--base`, by default `main`
 *   (storyHashes.ts).
 * - `--storybook-dir <folder>`: uses a Storybook that is already built.
 */
const { values, positionals } = readOptions(
  'npm run screenshots -- [part of an id …] [--base commit] [--only-changed] [--dry-run] [--storybook-dir folder]',
  {
    base: { type: 'string' },
    'only-changed': { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
    'storybook-dir': { type: 'string' },
  },
  { words: 'any', values: { base: 'commit', 'storybook-dir': 'folder' } },
);

const home = join(root, '.cache', 'screenshots');
const isNamed = ({ story }: Screenshot) => positionals.every((word) => story.id.includes(word.toLowerCase()));

/**
 * Returns a predicate that is true if a screenshot can differ between two builds. A story that shows all languages
 * depends on the texts of each language.
 */
function touchedSince(before: StoryHashes, now: StoryHashes): (screenshot: Screenshot) => boolean {
  if (Object.keys(before).length === 0)
    console.log('The base commit has no story hashes, so every screenshot can have changed');
  const isChanged = hasChanged(now, before);
  return ({ story, mode }) => {
    const shown = story.globals.language === 'all' ? languages : [mode.language];
    return shown.some((language) => isChanged(story.importPath, language));
  };
}

/** Prints the number of screenshots by kind and mode. Sets the exit code 1 if there are more than the limit. */
function printPlan(screenshots: readonly Screenshot[]): void {
  const kindOf = ({ story }: Screenshot) => story.title.split('/')[0] ?? '';
  const count = (test: (screenshot: Screenshot) => boolean) => screenshots.filter(test).length;
  const names = [...new Set(screenshots.map(({ name }) => name))];
  const kinds = [...new Set(screenshots.map(kindOf))];
  console.table(
    Object.fromEntries(
      kinds.map((kind) => [
        kind,
        Object.fromEntries([
          ...names.map((name) => [name, count((one) => kindOf(one) === kind && one.name === name)]),
          ['all', count((one) => kindOf(one) === kind)],
        ]),
      ]),
    ),
  );
  console.log(`${screenshots.length} screenshots planned. The limit is ${maxScreenshots}`);
  if (screenshots.length > maxScreenshots) process.exitCode = 1;
}

const browser = await launchChromium();
try {
  const storybook = await openStorybook(browser, values['storybook-dir']);
  const revision = values.base ?? (values['only-changed'] ? 'main' : undefined);
  const before = revision === undefined ? undefined : await openBaseStorybook(browser, revision, home);
  const isTouched = before && values['only-changed'] ? touchedSince(before.hashes, storybook.hashes) : () => true;
  const wanted = (screenshot: Screenshot) => isNamed(screenshot) && isTouched(screenshot);
  const named = storybook.stories.flatMap(screenshotsOf).filter(isNamed);
  const screenshots = named.filter(isTouched);
  if (values['only-changed']) console.log(`${screenshots.length} of ${named.length} screenshots can have changed`);
  if (values['dry-run']) printPlan(screenshots);
  else {
    const folder = join(home, 'now');
    rmSync(folder, { recursive: true, force: true });
    const failures = await takeScreenshots(browser, storybook, screenshots, folder);
    const page = join(folder, 'index.html');
    writeFileSync(page, indexPage(screenshots));
    console.log(`Screenshots: ${relative(root, page)}`);
    for (const failure of failures) console.error(`Failed: ${failure}`);
    if (failures.length) process.exitCode = 2;
    // A failed story (2) outweighs a changed screenshot (1): nearly every failed story also changes its screenshot.
    if (before && (await compareWith(before, { browser, home, wanted }))) process.exitCode ||= 1;
  }
  await Promise.all([storybook, before].map((one) => one?.close()));
} finally {
  await browser.close();
}
