import type { Browser, Page, Request } from 'playwright';
import chat from '../../src/i18n/locales/th/chat.json';
import { openPage, session, startTestServer } from '../e2e/testServer.ts';

/**
 * This module counts the backend requests that a member causes: when home opens, and within one minute in several
 * cases, such as a hidden tab. It advances the page's clock, so a run does not wait for real minutes.
 */

/** A minute in steps, in ms. After each step the page gets its responses, because a poll waits for the last one. */
const minute: readonly number[] = Array.from({ length: 60 }, () => 1000);

/** Creates a deposit QR code. The page then watches for its payment. */
async function makeQr(page: Page): Promise<void> {
  await page.locator('dialog[open] input[inputmode="decimal"]').fill('100');
  await page.locator('button[form="qr"]').click();
  await page.locator('dialog[open] [role="timer"]').waitFor();
}

async function openChat(page: Page): Promise<void> {
  await page.getByRole('button', { name: chat.title }).click();
  await page.getByRole('log').waitFor();
}

async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(Document.prototype, 'visibilityState', { configurable: true, get: () => 'hidden' });
    Object.defineProperty(Document.prototype, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

interface Case {
  name: string;
  path: string;
  prepare?: (page: Page) => Promise<void>;
}

const cases: readonly Case[] = [
  { name: 'a minute at rest on home', path: '/user/home' },
  { name: 'a minute of a live QR', path: '/user/home?modal=deposit:WW', prepare: makeQr },
  { name: 'a minute of the open chat', path: '/user/home', prepare: openChat },
  { name: 'a minute in a hidden tab', path: '/user/home', prepare: hide },
];

const settled = (page: Page) => page.waitForLoadState('networkidle');

/**
 * Returns the number of backend requests for opening home and for each case. A WebSocket counts once, when it opens.
 */
export async function countRequests(browser: Browser): Promise<[name: string, count: number][]> {
  const site = await startTestServer('th');
  const rows: [string, number][] = [];
  try {
    for (const { name, path, prepare } of cases) {
      site.backend.reset({ scenario: 'usual' });
      const { page, close } = await openPage(browser, session(site.backend));
      let count = 0;
      const pending = new Set<Request>();
      page.on('request', (request) => {
        if (!/\/(api|socket\.io)\//.test(request.url())) return;
        count += 1;
        pending.add(request);
      });
      page.on('requestfinished', (request) => pending.delete(request));
      page.on('requestfailed', (request) => pending.delete(request));
      page.on('websocket', () => {
        count += 1;
      });
      await page.clock.install();
      await page.goto(`${site.origin}${path}`);
      await page.locator('main [data-columns] section h1').waitFor();
      await page.clock.runFor(2000);
      await settled(page);
      if (!rows.length) rows.push(['opening home', count]);
      await prepare?.(page);
      await settled(page);
      count = 0;
      for (const step of minute) {
        await page.clock.runFor(step);
        // A round trip to the page, in which it handles a response and may send the next request.
        do await page.evaluate(() => undefined);
        while (pending.size > 0);
      }
      rows.push([name, count]);
      await close();
    }
  } finally {
    await site.close();
  }
  return rows;
}

/** Returns the counts as the table in docs/performance.md. */
export const requestTable = (rows: readonly [string, number][]): string => {
  const width = Math.max(...rows.map(([name]) => name.length));
  const line = (name: string, count: string) => `| ${name.padEnd(width)} | ${count.padStart(8)} |`;
  return [line('what', 'requests'), `| ${'-'.repeat(width)} | -------: |`]
    .concat(rows.map(([name, count]) => line(name, String(count))))
    .join('\n');
};
