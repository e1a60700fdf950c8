import type { Browser, Page } from 'playwright';
import { openPage } from '../e2e/testServer.ts';
import { progress, tabs } from './parallel.ts';
import type { Report } from './report.ts';

/** The errors that Chromium logs whenever a story lets a call fail. */
const isExpected = (error: string) => /^Failed to load resource|net::ERR_/.test(error);

/** A tab that shows docs pages one after another. Only the first one loads Storybook, which takes longest. */
class DocsTab {
  private opened: Awaited<ReturnType<typeof openPage>> | undefined;
  private errors: string[] = [];

  constructor(
    private readonly browser: Browser,
    private readonly origin: string,
  ) {}

  private async open(id: string): Promise<Page> {
    this.opened = await openPage(this.browser);
    const { page } = this.opened;
    // Pages must ask a person for the same files as a program, which driven pages may spare.
    await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { value: false }));
    page.on('response', (response) => {
      const isFile = response.url().startsWith(this.origin) && !/\/(api|__mock|__hearing)\b/.test(response.url());
      if (isFile && response.status() >= 400) this.errors.push(`${response.status()}: ${response.url()}`);
    });
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !isExpected(message.text())) this.errors.push(message.text());
    });
    await page.goto(`${this.origin}/iframe.html?viewMode=docs&id=${id}`);
    await page.waitForFunction(() => window.kapaoStoryRunner);
    return page;
  }

  /** Returns the issues of a docs page. After an issue, the next page loads Storybook again. */
  async check(id: string): Promise<string[]> {
    this.errors = [];
    try {
      const page = this.opened?.page ?? (await this.open(id));
      await page.evaluate((docsId) => window.kapaoStoryRunner?.showDocs(docsId), id);
    } catch (error) {
      this.errors.push(String(error));
    }
    if (this.errors.length) await this.close();
    return this.errors;
  }

  async close(): Promise<void> {
    await this.opened?.close();
    this.opened = undefined;
  }
}

/**
 * Opens every docs page of a built Storybook, or those that are wanted, in several tabs. Issues are an error page, an
 * uncaught error and an error in the console.
 */
export async function checkDocsPages(
  browser: Browser,
  origin: string,
  report: Report,
  isWanted = (_id: string) => true,
): Promise<void> {
  const { entries } = (await (await fetch(`${origin}/index.json`)).json()) as {
    entries: Record<string, { type: string }>;
  };
  const ids = Object.keys(entries).filter((id) => entries[id]?.type === 'docs' && isWanted(id));
  if (!ids.length) throw new Error('Storybook has no such docs page');
  const count = progress(ids.length, 'docs pages');
  const inTab = async () => {
    const tab = new DocsTab(browser, origin);
    for (let id = ids.shift(); id; id = ids.shift()) {
      const docsId = id;
      await report.check(`docs page ${docsId}`, () => tab.check(docsId));
      count();
    }
    await tab.close();
  };
  await Promise.all(Array.from({ length: tabs }, inTab));
}
