import { rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { mostPictures } from '../../.storybook/pictures.ts';
import { languages } from '../e2e/site.ts';
import { launchChromium } from '../test/chromium.ts';
import { root } from '../test/program.ts';
import { compareWith, openCommit } from './against.ts';
import { openStorybook, type Picture, picturesOf } from './builtStorybook.ts';
import { indexPage } from './indexPage.ts';
import { hasChanged, type Keys } from './storyKeys.ts';
import { takePictures } from './takePictures.ts';

/**
 * `npm run pictures`: the pictures that Chromatic would take, here. `-- withdraw` takes those with that in their id.
 * `--plan` counts them; `--against <commit>` compares them with those of that commit and ends with 1 when some changed;
 * `--changed <commit>` does that with those alone that can have changed (storyKeys.ts), which `--plan` then counts.
 * `--storybook <folder>` takes one that is built already.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    plan: { type: 'boolean', default: false },
    against: { type: 'string' },
    changed: { type: 'string' },
    storybook: { type: 'string' },
  },
});

const home = join(root, '.cache', 'pictures');
const isNamed = ({ story }: Picture) => positionals.every((word) => story.id.includes(word.toLowerCase()));

/** Of pictures here and there, whether they can differ. Three languages in one picture are all of them. */
function touchedSince(before: Keys, now: Keys): (picture: Picture) => boolean {
  if (Object.keys(before).length === 0) console.log('That commit wrote no keys yet: every picture can have changed');
  const isChanged = hasChanged(now, before);
  return ({ story, mode }) => {
    const shown = story.globals.language === 'all' ? languages : [mode.language];
    return shown.some((language) => isChanged(story.importPath, language));
  };
}

/** By kind and language, and whether it is too much. */
function printPlan(pictures: readonly Picture[]): void {
  const kindOf = ({ story }: Picture) => story.title.split('/')[0] ?? '';
  const count = (test: (picture: Picture) => boolean) => pictures.filter(test).length;
  const names = [...new Set(pictures.map(({ name }) => name))];
  const kinds = [...new Set(pictures.map(kindOf))];
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
  console.log(`${pictures.length} pictures, at most ${mostPictures}`);
  if (pictures.length > mostPictures) process.exitCode = 1;
}

const browser = await launchChromium();
try {
  const storybook = await openStorybook(browser, values.storybook);
  const revision = values.changed ?? values.against;
  const before = revision === undefined ? undefined : await openCommit(browser, revision, home);
  const isTouched = before && values.changed !== undefined ? touchedSince(before.keys, storybook.keys) : () => true;
  const wanted = (picture: Picture) => isNamed(picture) && isTouched(picture);
  const named = storybook.stories.flatMap(picturesOf).filter(isNamed);
  const pictures = named.filter(isTouched);
  if (values.changed) console.log(`${pictures.length} of ${named.length} pictures can have changed`);
  if (values.plan) printPlan(pictures);
  else {
    const folder = join(home, 'now');
    rmSync(folder, { recursive: true, force: true });
    const failures = await takePictures(browser, storybook, pictures, folder);
    const page = join(folder, 'index.html');
    writeFileSync(page, indexPage(pictures));
    console.log(`Pictures: ${relative(root, page)}`);
    for (const failure of failures) console.error(`Failed: ${failure}`);
    if (failures.length) process.exitCode = 2;
    // A failed story (2) outweighs a changed picture (1): nearly every failed story also has another picture.
    if (before && (await compareWith(before, { browser, home, wanted }))) process.exitCode ||= 1;
  }
  await Promise.all([storybook, before].map((one) => one?.close()));
} finally {
  await browser.close();
}
