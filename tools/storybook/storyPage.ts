import type { Browser, Page, Request } from 'playwright';
import { type Mode, viewports } from '../../.storybook/modes.ts';
import { isCropped } from '../../.storybook/screenshots.ts';
import type { StoryResult } from '../../.storybook/storyRunner.ts';
import { openPage } from '../e2e/testServer.ts';
import { getAddress, type Story } from './builtStorybook.ts';

/** Resolves with the result of the current story, or of `storyId` after showing it. After `seconds`, it is an error. */
const getResult = (page: Page, seconds: number, storyId?: string) =>
  page.evaluate(
    ([limit, id]) => {
      const runner = window.kapaoStoryRunner;
      if (!runner) throw new Error('This page shows no stories');
      const late = new Promise<StoryResult>((resolve) =>
        setTimeout(() => resolve({ errors: [`did not finish within ${limit} s`], violations: [] }), limit * 1000),
      );
      return Promise.race([id ? runner.show(id) : runner.result, late]);
    },
    [seconds, storyId] as const,
  );

/** Resolves when the page of a story is stable (`.storybook/storyRunner.ts`). */
export const waitForStable = (page: Page) => page.evaluate(() => window.kapaoStoryRunner?.waitForStable());

/** Number of stories after which a page is closed. The memory that these stories leave slows down the next stories. */
const storiesInAPage = 40;

interface Options {
  browser: Browser;
  origin: string;
  mode: Mode;
  /** Runs the accessibility addon on each story. Default: false. */
  checked?: boolean;
  /** The longest time of a story, in s. Default: 30. */
  seconds?: number;
}

/** The result of a story, and what its page logged to the console. */
interface Shown {
  page: Page;
  result: StoryResult & { console: string[] };
}

/**
 * Shows stories one after another, in one language and viewport. Opens the first story by its address. Shows the next
 * stories in the same page without a reload, as after a click in the sidebar, which takes a third of the time. The
 * preview's reset removes the state that a story leaves.
 */
export class StoryPage {
  private page: Page | undefined;
  private shown = 0;
  private consoleErrors: string[] = [];
  private readonly underWay = new Set<Request>();

  constructor(private readonly options: Options) {}

  /**
   * Resolves when the story is rendered, played, checked and finished. Retries a failed story once in a new page,
   * because a busy machine can cause timeouts.
   */
  async show(story: Story): Promise<Shown> {
    const once = await this.showOnce(story);
    if (!once.result.errors.length) return once;
    console.log(`Retried: ${story.id}: ${once.result.errors[0]?.split('\n')[0]}`);
    await this.close();
    return this.showOnce(story);
  }

  /** Shows a story without a retry. */
  async showOnce(story: Story): Promise<Shown> {
    if (this.shown >= storiesInAPage) await this.close();
    this.shown += 1;
    this.consoleErrors = [];
    const { page, result } = await this.put(story);
    // Scripts, styles and fonts that a story fetches late, such as the chat's code, change the story once loaded. So
    // wait for these files, but not for API calls.
    do await waitForStable(page);
    while (this.underWay.size);
    return { page, result: { ...result, console: this.consoleErrors } };
  }

  private watch(page: Page): void {
    this.underWay.clear();
    page.on('console', (message) => {
      if (message.type() === 'error') this.consoleErrors.push(message.text());
    });
    page.on('pageerror', (error) => this.consoleErrors.push(error.message));
    page.on('request', (request) => {
      if (['script', 'stylesheet', 'font'].includes(request.resourceType())) this.underWay.add(request);
    });
    for (const end of ['requestfinished', 'requestfailed'] as const)
      page.on(end as 'requestfinished', (request) => this.underWay.delete(request));
  }

  private async put(story: Story): Promise<{ page: Page; result: StoryResult }> {
    const { browser, origin, mode, checked = false, seconds = 30 } = this.options;
    const size = getSize(story, mode);
    if (this.page) {
      await this.page.setViewportSize(size);
      return { page: this.page, result: await getResult(this.page, seconds, story.id) };
    }
    const { page } = await openPage(browser);
    this.page = page;
    this.watch(page);
    await page.setViewportSize(size);
    await page.goto(
      getAddress(
        origin,
        story.id,
        `language:${mode.language};${mode.theme ? `theme:${mode.theme};` : ''}a11y.manual:!${!checked}`,
      ),
    );
    await page.waitForFunction(() => window.kapaoStoryRunner);
    return { page, result: await getResult(page, seconds) };
  }

  async close(): Promise<void> {
    await this.page?.context().close();
    this.page = undefined;
    this.shown = 0;
  }
}

/** The story's own viewport takes precedence, as in Storybook. */
function getSize({ globals }: Story, { viewport }: Mode) {
  const own = globals.viewport?.value;
  // Storybook's own sizes, such as "responsive", are not in our list.
  const { width, height } = viewports[own && own in viewports ? (own as keyof typeof viewports) : viewport].styles;
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
}

/** Maximum height of a screenshot in px. Chromium does not paint more in one piece. */
const tallest = 15_000;

/**
 * Takes a screenshot of the story that a page shows. Unless the story is cropped, the viewport first grows to the
 * height of the whole page, at most 15,000 px. So bars at the lower edge appear at the end of the screenshot, and
 * content that paints only in view is painted.
 */
export async function getScreenshot(page: Page, { title }: Story): Promise<Buffer> {
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
  if (!isCropped(title)) {
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    if (whole > height) {
      await page.setViewportSize({ width, height: Math.min(whole, tallest) });
      await waitForStable(page);
    }
  }
  return page.screenshot({ caret: 'initial', animations: 'allow' });
}
