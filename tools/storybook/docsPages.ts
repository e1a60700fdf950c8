import { availableParallelism } from 'node:os';
import type { Browser, Page } from 'playwright';
import { openPage } from '../e2e/testServer.ts';

/** The errors that Chromium logs for a missing file, such as a video or a screenshot that this build leaves out. */
const isExpected = (error: string) => /^Failed to load resource|net::ERR_/.test(error);

/** Returns the links for download that do not lead to a file. A missing path may be answered with a page. */
async function badDownloads(page: Page): Promise<string[]> {
  const links = await page
    .locator('#storybook-docs a[download]')
    .evaluateAll((all) => (all as HTMLAnchorElement[]).map(({ href }) => href));
  const bad: string[] = [];
  for (const link of links) {
    const { ok, headers } = await fetch(link);
    if (!ok || headers.get('content-type')?.includes('html')) bad.push(`has a download without a file: ${link}`);
  }
  return bad;
}

/** Opens docs pages one after another in one page, until `next` returns none. */
async function openDocsPages(
  browser: Browser,
  origin: string,
  next: () => string | undefined,
  issues: Map<string, string[]>,
): Promise<void> {
  const { page, close } = await openPage(browser);
  let own: string[] = [];
  page.on('pageerror', (error) => own.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.text())) own.push(message.text());
  });
  for (let id = next(); id; id = next()) {
    own = [];
    issues.set(id, own);
    await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}`, { waitUntil: 'commit' });
    const shown = page.locator('#storybook-docs h1').or(page.locator('.sb-show-errordisplay')).first();
    await shown.waitFor({ state: 'attached', timeout: 60_000 }).catch(() => own.push('shows no heading'));
    if (await page.locator('.sb-show-errordisplay').count())
      own.push(`shows an error page: ${await page.locator('#error-message').textContent()}`);
    own.push(...(await badDownloads(page)));
  }
  await close();
}

/**
 * Opens every docs page of a built Storybook, in half as many tabs as there are cores, and at least two. Returns the
 * issues of each page: an error page, an uncaught error, an error in the console, or a download without a file.
 */
export async function checkDocsPages(browser: Browser, origin: string): Promise<Map<string, string[]>> {
  const { entries } = (await (await fetch(`${origin}/index.json`)).json()) as {
    entries: Record<string, { type: string }>;
  };
  const ids = Object.keys(entries).filter((one) => entries[one]?.type === 'docs');
  const issues = new Map<string, string[]>();
  const tabs = Array.from({ length: Math.max(2, Math.floor(availableParallelism() / 2)) });
  await Promise.all(tabs.map(() => openDocsPages(browser, origin, () => ids.shift(), issues)));
  return issues;
}
