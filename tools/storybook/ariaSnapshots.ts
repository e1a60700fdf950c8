import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Browser } from 'playwright';
import { root } from '../test/program.ts';
import type { Story } from './builtStorybook.ts';
import type { Report } from './report.ts';
import { StoryPage } from './storyPage.ts';

/**
 * Takes and compares Playwright's ARIA snapshots of the main states in English. Each file of `stories/aria` has the
 * snapshot of one story, and an empty file adds a story. `npm run test:all` compares them; `npx tsx
 * tools/storybook/aria.ts` writes them again.
 */
const folder = join(root, 'stories', 'aria');
const ending = '.aria.yml';

interface Options {
  browser: Browser;
  origin: string;
  stories: readonly Story[];
}

const fileFor = ({ id }: Story) => join(folder, `${id}${ending}`);

/** Returns the stories with a file, only those whose id contains one of the parts if there are parts. */
const storiesWithFile = (stories: readonly Story[], parts: readonly string[] = []): Story[] =>
  readdirSync(folder)
    .map((name) => basename(name, ending))
    .filter((id) => !parts.length || parts.some((part) => id.includes(part)))
    .map((id) => {
      const story = stories.find((candidate) => candidate.id === id);
      if (!story) throw new Error(`There is no story ${id}. Rename or remove its file in stories/aria.`);
      return story;
    });

const openPageFor = ({ browser, origin }: Options) =>
  new StoryPage({ browser, origin, mode: { language: 'en', viewport: 'phone' }, seconds: 120 });

/** Returns the snapshot of the dialog on top or, without a dialog, of the page, after the story has finished. */
async function takeSnapshot(storyPage: StoryPage, story: Story): Promise<string> {
  const { page, result } = await storyPage.show(story);
  if (result.errors.length) throw new Error(`${story.id}: ${result.errors[0]}`);
  // An announcement stays for a second, so whether it is still there depends on the machine.
  await page.evaluate(() => {
    for (const region of document.querySelectorAll('[data-announcer]')) region.ariaHidden = 'true';
  });
  const dialog = page.locator(':modal').last();
  const snapshot = await ((await dialog.count()) ? dialog : page.locator('#storybook-root')).ariaSnapshot();
  return `${snapshot}\n`;
}

/** Writes the snapshots of all stories with a file, or of those whose id contains one of the parts. */
export async function writeSnapshots(options: Options, parts: readonly string[]): Promise<void> {
  const storyPage = openPageFor(options);
  for (const story of storiesWithFile(options.stories, parts))
    writeFileSync(fileFor(story), await takeSnapshot(storyPage, story));
  await storyPage.close();
}

/** Returns the lines that differ between two snapshots. */
function listDifferences(before: string, now: string): string[] {
  if (before === now) return [];
  const [old, fresh] = [before.split('\n'), now.split('\n')];
  const lost = old.filter((line) => !fresh.includes(line)).map((line) => `- ${line.trim()}`);
  const added = fresh.filter((line) => !old.includes(line)).map((line) => `+ ${line.trim()}`);
  const lines = [...lost, ...added];
  return [...(lines.length ? lines : ['The order differs']), 'If it is right, run npx tsx tools/storybook/aria.ts'];
}

/** Compares each story with its committed snapshot. */
export async function checkSnapshots(options: Options, report: Report): Promise<void> {
  const storyPage = openPageFor(options);
  for (const story of storiesWithFile(options.stories)) {
    await report.check(`ARIA snapshot of ${story.id}`, async () =>
      listDifferences(readFileSync(fileFor(story), 'utf8'), await takeSnapshot(storyPage, story)),
    );
  }
  await storyPage.close();
}
