import type { Browser, Page, Request } from 'playwright';
import { openPage } from '../pages/site.ts';
import type { Mode, Story } from './builtStorybook.ts';
import { type Ending, playStory, rest, turnToolbar } from './inPage.ts';

/** A page is left after so many stories: what they leave in memory would make the next ones slower. */
const storiesInAPage = 40;

interface Options {
  browser: Browser;
  origin: string;
  mode: Mode;
  /** Lets the accessibility addon check each story. */
  checked?: boolean;
}

/**
 * Shows one story after another, in one language and size. The next one follows in the same page without loading anew, as
 * by a click in the sidebar; the preview's reset keeps them apart.
 */
export class Stage {
  private page: Page | undefined;
  private shown = 0;
  private consoleErrors: string[] = [];
  private readonly underWay = new Set<Request>();

  constructor(private readonly options: Options) {}

  /** Until the story is rendered, played, checked and finished. What fails on a busy machine is shown once more in a new page. */
  async show(story: Story): Promise<{ page: Page; ending: Ending }> {
    const once = await this.showOnce(story);
    if (!once.ending.errors.length) return once;
    await this.close();
    return this.showOnce(story);
  }

  private async showOnce(story: Story): Promise<{ page: Page; ending: Ending }> {
    if (this.shown >= storiesInAPage) await this.close();
    this.shown += 1;
    this.consoleErrors = [];
    const page = await this.turnedTo(sizeOf(story, this.options.mode));
    const ending = await page.evaluate(playStory, story.id);
    // What a story fetches late, such as the chat's code, shows once it has come; calls are none of these.
    do await page.evaluate(rest);
    while (this.underWay.size);
    return { page, ending: { ...ending, console: this.consoleErrors } };
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

  private async turnedTo(size: { width: number; height: number }): Promise<Page> {
    if (this.page) {
      await this.page.setViewportSize(size);
      return this.page;
    }
    const { browser, origin, mode, checked = false } = this.options;
    this.page = (await openPage(browser)).page;
    this.watch(this.page);
    await this.page.setViewportSize(size);
    await this.page.goto(`${origin}/iframe.html`);
    await this.page.evaluate(turnToolbar, { language: mode.language, a11y: { manual: !checked } });
    return this.page;
  }

  async close(): Promise<void> {
    await this.page?.context().close();
    this.page = undefined;
    this.shown = 0;
  }
}

/** What the story fixes itself goes first, as in Storybook. */
function sizeOf({ globals, parameters }: Story, { viewport }: Mode) {
  const own = globals.viewport?.value;
  const name = own && own !== 'phone' ? own : viewport;
  const size = parameters.viewport.options[name]?.styles ?? { width: '390px', height: '844px' };
  return { width: Number.parseInt(size.width, 10), height: Number.parseInt(size.height, 10) };
}

/** A browser paints no more in one piece. */
const tallest = 15_000;

/**
 * A picture of the story that a page shows. The screen grows to the whole page first, so that what stays at its lower edge
 * is at the lower edge of the picture, and what is only painted in view is painted.
 */
export async function pictureOf(page: Page, { parameters }: Story): Promise<Buffer> {
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
  if (!parameters.chromatic?.cropToViewport) {
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    if (whole > height) {
      await page.setViewportSize({ width, height: Math.min(whole, tallest) });
      await page.evaluate(rest);
    }
  }
  return page.screenshot({ caret: 'initial', animations: 'allow' });
}
