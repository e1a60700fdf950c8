import { rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { mostPictures } from '../../.storybook/pictures.ts';
import { launchChromium } from '../runner/chromium.ts';
import { root } from '../runner/program.ts';
import { compareWith } from './against.ts';
import { openStorybook, type Picture, picturesOf } from './builtStorybook.ts';
import { indexPage } from './indexPage.ts';
import { takePictures } from './takePictures.ts';

/**
 * `npm run pictures`: the pictures that Chromatic would take, here. `-- withdraw` takes those with that in their id.
 * `--plan` counts them; `--against <commit>` compares them with those of that commit and ends with 1 when some changed.
 * `--storybook <folder>` takes one that is built already.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    plan: { type: 'boolean', default: false },
    against: { type: 'string' },
    storybook: { type: 'string' },
  },
});

const home = join(root, '.cache', 'pictures');
const wanted = (picture: Picture) => positionals.every((word) => picture.story.id.includes(word.toLowerCase()));

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
  const pictures = storybook.stories.flatMap(picturesOf).filter(wanted);
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
    if (values.against) {
      const changed = await compareWith(values.against, { browser, home, wanted });
      if (changed) process.exitCode = 1;
    }
  }
  await storybook.close();
} finally {
  await browser.close();
}
