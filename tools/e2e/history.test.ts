import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { session } from './testServer.ts';
import { asked, mockResponses, open, serveSite, site, visitor } from './visitor.ts';

/** Back and taps in a real browser's history, where a step back arrives later than it was asked for. */
serveSite();
beforeEach(() => mockResponses({ '/api/wallet/withdrawAll': { success: false, message: 'MONEY_NOT_ENOUGH' } }));

const alertBox = 'dialog[role="alertdialog"]';
const modalBox = 'dialog:not([role])';
const close = `${modalBox} button`;

/** Home, reached from the profile, by a member who has accepted the agreement; with a modal opened there by a tap. */
async function withdraw(): Promise<Page> {
  const { page } = await visitor({ storage: session(site().backend) });
  await open(page, '/user/profile');
  await page.locator('nav a[href="/user/home"]').last().click();
  await page.locator('main nav button').nth(1).click();
  await page.locator(modalBox).waitFor();
  return page;
}

/** Nothing lies over home, and the entry before it is the page that the member came from. */
async function expectCleanHome(page: Page): Promise<void> {
  await page.waitForURL((url) => url.pathname + url.search === '/user/home');
  await page.locator('dialog').first().waitFor({ state: 'detached' });
  await page.goBack();
  await page.waitForURL('**/user/profile');
}

it('back closes a modal with the news on it, keeps the page and sends nothing', async () => {
  const page = await withdraw();
  const amount = page.locator(`${modalBox} input[inputmode="decimal"]`);
  await amount.fill('500');
  await amount.press('Enter');
  await page.locator(alertBox).waitFor();
  const sent = asked.length;
  await page.goBack();
  await page.locator('dialog').first().waitFor({ state: 'detached' });
  expect(asked.slice(sent).filter((call) => /withdraw/i.test(call))).toEqual([]);
  await expectCleanHome(page);
});

it('two taps at once close it once', async () => {
  const page = await withdraw();
  await page.evaluate((button) => {
    const tap = () => document.querySelector<HTMLButtonElement>(button)?.click();
    tap();
    tap();
  }, close);
  await expectCleanHome(page);
});

it('back and a tap at once close it once', async () => {
  const page = await withdraw();
  // The browser has gone back already, and React has not shown it yet.
  await page.evaluate((button) => {
    const target = document.querySelector<HTMLButtonElement>(button);
    window.addEventListener('popstate', () => target?.click(), { once: true });
    history.back();
  }, close);
  await expectCleanHome(page);
});

it('after a reload, closing goes back to the entry that it was opened from', async () => {
  const page = await withdraw();
  await page.reload();
  await page.locator(close).first().click();
  await expectCleanHome(page);
});

it('opened by its address: closing leaves the page in its place', async () => {
  const { page } = await visitor({ storage: session(site().backend) });
  await open(page, '/user/profile');
  await open(page, '/user/home?modal=withdraw');
  await page.locator(close).first().click();
  await expectCleanHome(page);
});

describe('a page that comes back from the back/forward cache', () => {
  /** Chromium keeps pages in windows alone, and loses no message: both are done to it by hand. */
  const restore = (page: Page) =>
    page.evaluate(() => {
      Object.assign(window, { isOldPage: true });
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
  const isOldPage = (page: Page) => page.evaluate(() => 'isOldPage' in window);

  it('stays as it is where it lives', async () => {
    const page = await withdraw();
    await page.clock.install();
    await restore(page);
    await page.locator(close).first().click();
    await page.locator('dialog').first().waitFor({ state: 'detached' });
    await page.clock.runFor(10_000);
    // A page that is being left asks for nothing any more.
    await page.evaluate(() => fetch('/favicon.svg').then((response) => response.text()));
    expect(await isOldPage(page)).toBe(true);
  });

  it('is loaded anew where a message of the scheduler was lost, as in Firefox', async () => {
    const page = await withdraw();
    await page.clock.install();
    await page.evaluate(() => {
      MessagePort.prototype.postMessage = () => {};
    });
    await restore(page);
    const loaded = page.waitForEvent('load');
    await page.clock.runFor(10_000);
    await loaded;
    expect(await isOldPage(page)).toBe(false);
    await page.locator(modalBox).waitFor();
  });
});
