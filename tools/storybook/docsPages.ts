import type { Browser } from 'playwright';
import { openPage } from '../e2e/testServer.ts';

/** The errors that Chromium logs for a missing file, such as a video or a screenshot that this build leaves out. */
const isExpected = (error: string) => /^Failed to load resource|net::ERR_/.test(error);

/**
 * Opens every docs page of a built Storybook, one after another in one page. Returns the issues of each page: an error
 * page, an uncaught error, or an error in the console.
 */
export async function checkDocsPages(browser: Browser, origin: string): Promise<Map<string, string[]>> {
  const { entries } = (await (await fetch(`${origin}/index.json`)).json()) as {
    entries: Record<string, { type: string }>;
  };
  const issues = new Map<string, string[]>();
  const { page, close } = await openPage(browser);
  let own: string[] = [];
  page.on('pageerror', (error) => own.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.text())) own.push(message.text());
  });
  for (const id of Object.keys(entries).filter((one) => entries[one]?.type === 'docs')) {
    own = [];
    issues.set(id, own);
    await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}`, { waitUntil: 'commit' });
    const shown = page.locator('#storybook-docs h1').or(page.locator('.sb-show-errordisplay')).first();
    await shown.waitFor({ state: 'attached', timeout: 60_000 }).catch(() => own.push('shows no heading'));
    if (await page.locator('.sb-show-errordisplay').count())
      own.push(`shows an error page: ${await page.locator('#error-message').textContent()}`);
  }
  await close();
  return issues;
}
