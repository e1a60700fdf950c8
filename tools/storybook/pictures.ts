import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { buildIndex } from 'storybook/internal/core-server';
import { viewports } from '../../.storybook/modes.ts';
import { pictureFile, threeStates } from '../../.storybook/picturePlan.ts';
import { isCropped, screenshotModes } from '../../.storybook/screenshots.ts';
import { screens, videos } from '../../stories/overview/links.ts';
import { lanes } from '../../stories/overview/steps.ts';
import { languages, openPage } from '../e2e/testServer.ts';
import { readOptions } from '../options.ts';
import { launchChromium } from '../test/chromium.ts';
import { root } from '../test/program.ts';
import { type BuiltStorybook, buildStorybook, getAddress, openStorybook } from './builtStorybook.ts';
import { progress, runInTabs } from './parallel.ts';

/**
 * `npx tsx tools/storybook/pictures.ts`: takes the small pictures of the storyboard, of Welcome and of docs pages into
 * `.cache/pictures`, where `npm run storybook` and later builds of Storybook find them. `--readme` takes README's.
 * `--equal` writes none: it takes every story that Chromatic takes in Thai, and names those that look the same.
 */
const { values, positionals } = readOptions(
  'npx tsx tools/storybook/pictures.ts [part of an id …] [--readme | --equal] [--dry-run] [--storybook-dir folder]',
  {
    readme: { type: 'boolean' },
    equal: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
    'storybook-dir': { type: 'string' },
  },
  { positionals: 'any', values: { 'storybook-dir': 'folder' } },
);
const folder = join(root, '.cache', 'pictures');
/** README shows these beside each other, at half their size. */
const readme = ['screens-login--default th', 'screens-home--default la', 'modals-deposit--default en'];

/** Returns the pictures as `id language`: the storyboard and the videos in each language, everything else in Thai. */
async function planPictures(): Promise<string[]> {
  const { entries } = await buildIndex({ configDir: join(root, '.storybook') } as Parameters<typeof buildIndex>[0]);
  const pages = Object.values(entries).filter(
    ({ type, title }) => type === 'story' && /^(Screens|Modals)\//.test(title),
  );
  const titles = [...new Set(pages.map(({ title }) => title))];
  const docs = titles.flatMap((name) => threeStates(pages.filter(({ title }) => title === name)));
  const board = [...lanes.flatMap(({ steps }) => steps.map(({ story }) => story)), ...Object.values(videos)];
  const thai = [...docs.map(({ id }) => `${id} th`), ...Object.values(screens).map((id) => `${id} th`)];
  const taken = Object.values(entries).filter(
    (entry) => entry.type === 'story' && Object.keys(screenshotModes({ tags: [], storyGlobals: {}, ...entry })).length,
  );
  if (values.equal) return choose(taken.map(({ id }) => `${id} th`));
  const all = [...new Set([...board.flatMap((id) => languages.map((language) => `${id} ${language}`)), ...thai])];
  return choose(all);
}

const choose = (pictures: readonly string[]) =>
  pictures.filter((name) => !positionals.length || positionals.some((part) => name.includes(part)));

/** Shows a story at its own size, or on a phone, and returns its screenshot. Throws if the story fails. */
async function shoot(page: Page, { origin, stories }: BuiltStorybook, picture: string): Promise<string> {
  const [id = '', language] = picture.split(' ');
  const story = stories.find((each) => each.id === id);
  const own = story?.globals.viewport?.value ?? '';
  const { styles } = viewports[own in viewports ? (own as keyof typeof viewports) : 'phone'];
  await page.setViewportSize({ width: Number.parseFloat(styles.width), height: Number.parseFloat(styles.height) });
  await page.goto(getAddress(origin, id, `language:${language};a11y.manual:!true`));
  await page.waitForFunction(() => window.kapaoStoryRunner);
  const [error] = await page.evaluate(async () => (await window.kapaoStoryRunner?.result) ?? []);
  if (error) throw new Error(`${picture}: ${error}`);
  await page.evaluate(() => window.kapaoStoryRunner?.waitForStable());
  // Chromatic takes the whole page, except of modals.
  const fullPage = values.equal && !isCropped(story?.title ?? '');
  return (await page.screenshot({ fullPage })).toString('base64');
}

/** Draws screenshots side by side, each this wide and with gaps, as WebP or PNG. */
async function draw(page: Page, file: string, images: readonly string[], width: number, gap = 0): Promise<void> {
  const bytes = await page.evaluate(
    async ([sources, wide, space, type]) => {
      const answers = await Promise.all(sources.map((source) => fetch(`data:image/png;base64,${source}`)));
      const drawn = await Promise.all(answers.map(async (answer) => createImageBitmap(await answer.blob())));
      const high = Math.max(...drawn.map((image) => (image.height * wide) / image.width));
      const canvas = new OffscreenCanvas((wide + space) * drawn.length + space, high + 2 * space);
      const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
      context.imageSmoothingQuality = 'high';
      for (const [index, image] of drawn.entries())
        context.drawImage(image, space + index * (wide + space), space, wide, (image.height * wide) / image.width);
      const picture = await canvas.convertToBlob({ type, quality: 0.8 });
      return [...new Uint8Array(await picture.arrayBuffer())];
    },
    [images, width, gap, file.endsWith('.png') ? 'image/png' : 'image/webp'] as const,
  );
  writeFileSync(file, Uint8Array.from(bytes));
}

const plan = values.readme ? readme : await planPictures();
console.log(`${plan.length} pictures`);
if (plan.length === 0) process.exitCode = 2;
if (values['dry-run'] || !plan.length) process.exit();

if (!values['storybook-dir']) await buildStorybook();
const browser = await launchChromium();
const storybook = await openStorybook(browser, values['storybook-dir']);
const { page: canvas } = await openPage(browser);
const isKept = !values.readme && !values.equal;
if (!positionals.length && isKept) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const count = progress(plan.length, 'pictures');
const shots = new Map<string, string>();
const take = async (picture: string) => {
  const { page, close: leave } = await openPage(browser);
  const shot = await shoot(page, storybook, picture).catch((error: Error) => {
    // The other pictures take half an hour, so one story that fails must not end them.
    console.error(error.message.split('\n')[0]);
    process.exitCode = 1;
  });
  await leave();
  count();
  const [id = '', language = ''] = picture.split(' ');
  if (shot && isKept)
    await draw(canvas, join(folder, pictureFile(id, language)), [shot], id === screens.Desktop ? 512 : 336);
  else if (shot) shots.set(picture, shot);
};
await runInTabs(plan.map((picture) => () => take(picture)));
if (values.readme)
  await draw(
    canvas,
    join(root, 'docs', 'overview.png'),
    readme.map((name) => shots.get(name) ?? ''),
    390,
    28,
  );
for (const [first, shot] of values.equal ? shots : []) {
  const [leader, ...others] = plan.filter((name) => shots.get(name) === shot);
  if (leader === first && others.length) console.log(`Equal: ${leader}, ${others.join(', ')}`);
}
await storybook.close();
await browser.close();
