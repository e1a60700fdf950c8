import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { maxScreenshots } from '../../.storybook/screenshots.ts';
import { readOptions } from '../options.ts';
import { launchChromium } from '../test/chromium.ts';
import { root } from '../test/program.ts';
import { getScreenshots, openStorybook, type Screenshot } from './builtStorybook.ts';
import { takeScreenshots } from './takeScreenshots.ts';

/**
 * `npm run screenshots`: takes the screenshots that Chromatic would take, into `.cache/screenshots/now`.
 * - `-- withdraw deposit`: only stories whose id contains one of these words.
 * - `--dry-run`: prints the plan and takes none.
 * - `--storybook-dir <folder>`: uses a Storybook that is already built.
 */
const { values, positionals } = readOptions(
  'npm run screenshots -- [part of an id …] [--dry-run] [--storybook-dir folder]',
  { 'dry-run': { type: 'boolean', default: false }, 'storybook-dir': { type: 'string' } },
  { positionals: 'any', values: { 'storybook-dir': 'folder' } },
);
const folder = join(root, '.cache', 'screenshots', 'now');
const texts = positionals.map((word) => word.toLowerCase());
const isNamed = ({ story }: Screenshot) => !texts.length || texts.some((word) => story.id.includes(word));

/** Prints the number of screenshots by kind and mode. Sets the exit code 1 if there are more than the limit. */
function printPlan(screenshots: readonly Screenshot[]): void {
  const rows: Record<string, Record<string, number>> = {};
  for (const { story, name } of screenshots) {
    for (const column of [name, 'all'])
      for (const kind of [story.title.split('/')[0] ?? '', 'all']) {
        rows[kind] ??= {};
        rows[kind][column] = (rows[kind][column] ?? 0) + 1;
      }
  }
  console.table(rows);
  console.log(`${screenshots.length} screenshots planned. The limit is ${maxScreenshots}`);
  if (screenshots.length > maxScreenshots) process.exitCode = 1;
}

const browser = await launchChromium();
const storybook = await openStorybook(browser, values['storybook-dir']);
try {
  const screenshots = storybook.stories.flatMap(getScreenshots).filter(isNamed);
  if (screenshots.length === 0) {
    console.error(`No story with a screenshot has ${texts.join(' or ')} in its id, such as modals-withdraw--default`);
    process.exitCode = 2;
  } else if (values['dry-run']) printPlan(screenshots);
  else {
    rmSync(folder, { recursive: true, force: true });
    const failures = await takeScreenshots(browser, storybook, screenshots, folder);
    for (const failure of failures) console.error(`Failed: ${failure}`);
    if (failures.length) process.exitCode = 2;
    console.log(`Screenshots: ${relative(root, folder)}`);
  }
} finally {
  await storybook.close();
  await browser.close();
}
