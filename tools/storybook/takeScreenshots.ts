import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright';
import { screenshotFile } from '../../.storybook/screenshots.ts';
import type { BuiltStorybook, Screenshot } from './builtStorybook.ts';
import { progress, runInParallel } from './parallel.ts';
import { getScreenshot, StoryPage } from './storyPage.ts';

/** Returns the path of a screenshot in its folder. */
export const getFile = ({ story, name }: Screenshot) => screenshotFile(story.id, name);

/** Takes screenshots of a built Storybook into a folder. Returns the failed stories with the reason. */
export async function takeScreenshots(
  browser: Browser,
  { origin }: Pick<BuiltStorybook, 'origin'>,
  screenshots: readonly Screenshot[],
  folder: string,
): Promise<string[]> {
  const failures: string[] = [];
  const next = progress(screenshots.length, 'screenshots');
  await runInParallel(
    screenshots,
    ({ mode }) => JSON.stringify(mode),
    async (job) => {
      const storyPage = new StoryPage({ browser, origin, mode: (job[0] as Screenshot).mode });
      for (const screenshot of job) {
        const { page, result } = await storyPage.show(screenshot.story);
        failures.push(
          ...result.errors.map((error) => `${screenshot.story.id} in ${screenshot.name}: ${error.split('\n')[0]}`),
        );
        const path = join(folder, getFile(screenshot));
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, await getScreenshot(page, screenshot.story));
        next();
      }
      await storyPage.close();
    },
  );
  return failures;
}
