import type { Page } from 'playwright';
import type { BuiltStorybook, Story } from '../storybook/builtStorybook.ts';
import type { StoryPage } from '../storybook/storyPage.ts';
import { installVoice, recordKeys, recordRegions, stopRecording } from './announcements.ts';

/** A story without live regions. The recording of a flow starts on it, before the flow does. */
const blank = 'internals-globals--fixed-by-stories';

/** A busy machine can delay a flow beyond its timeouts, so it gets another try in a new page. */
const maxTries = 2;

/** Gives the page real keys (`.storybook/keyboard.ts`). */
async function addKeyboard(page: Page): Promise<void> {
  if (await page.evaluate(() => window.kapaoKeyboard !== undefined)) return;
  await page.exposeFunction('kapaoPress', (key: string) => page.keyboard.press(key));
  await page.exposeFunction('kapaoType', (text: string) => page.keyboard.type(text));
  await page.evaluate(() => {
    const { kapaoPress: press, kapaoType: type } = window as never as Record<string, (text: string) => Promise<void>>;
    if (press && type) window.kapaoKeyboard = { press, type };
  });
}

/**
 * Plays a flow with real keys and returns the lines of its recording. Throws if the flow fails. The keyboard stays in
 * the page, so the caller closes it.
 */
export async function readFlow(storyPage: StoryPage, flow: Story, { stories }: BuiltStorybook): Promise<string[]> {
  const blankStory = stories.find(({ id }) => id === blank);
  if (!blankStory) throw new Error(`There is no story ${blank}.`);
  for (let tries = 1; ; tries += 1) {
    // A page of its own: the focus starts at its top.
    await storyPage.close();
    const { page } = await storyPage.showOnce(blankStory);
    await addKeyboard(page);
    for (const record of [installVoice, recordKeys, recordRegions]) await page.evaluate(record);
    const { result } = await storyPage.showOnce(flow);
    if (!result.errors.length) return page.evaluate(stopRecording);
    if (tries === maxTries) throw new Error(`${flow.id}: ${result.errors[0]}`);
  }
}
