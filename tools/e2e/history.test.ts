import type { Page } from 'playwright';
import { expect, type Fixtures, test } from './fixtures.ts';
import { open, waitForStable } from './pages.ts';
import { session } from './testServer.ts';

/** Tests back and taps in a real browser's history, where `history.back()` takes effect later. */
test.beforeEach(({ site }) =>
  site.mockResponses({ '/api/wallet/withdrawAll': { success: false, message: 'MONEY_NOT_ENOUGH' } }),
);

const alertBox = 'dialog[role="alertdialog"]';
const modalBox = 'dialog:not([role])';
const close = `${modalBox} button`;

/** Opens home from the profile as a member who has accepted the agreement, and opens the withdrawal with a tap. */
async function withdraw({ site, visitor }: Pick<Fixtures, 'site' | 'visitor'>): Promise<Page> {
  const { page } = await visitor({ storage: session(site.backend) });
  await open(page, '/user/profile');
  await page.locator('nav a[href="/user/home"]').last().click();
  await page.locator('main nav button').nth(1).click();
  await page.locator(modalBox).waitFor();
  return page;
}

/** Checks that no overlay is open on home and that the previous history entry is the member's previous page. */
async function expectCleanHome(page: Page): Promise<void> {
  await page.waitForURL((url) => url.pathname + url.search === '/user/home');
  await page.locator('dialog').first().waitFor({ state: 'detached' });
  await page.goBack();
  await page.waitForURL('**/user/profile');
}

test('closes a modal and its message with back, keeps the page and sends nothing', async ({ site, visitor }) => {
  const page = await withdraw({ site, visitor });
  const amount = page.locator(`${modalBox} input[inputmode="decimal"]`);
  await amount.fill('500');
  await amount.press('Enter');
  await page.locator(alertBox).waitFor();
  const sent = site.asked.length;
  await page.goBack();
  await page.locator('dialog').first().waitFor({ state: 'detached' });
  expect(site.asked.slice(sent).filter((call) => /withdraw/i.test(call))).toEqual([]);
  await expectCleanHome(page);
});

test('closes a modal once after two simultaneous taps', async ({ site, visitor }) => {
  const page = await withdraw({ site, visitor });
  await page.evaluate((button) => {
    const tap = () => document.querySelector<HTMLButtonElement>(button)?.click();
    tap();
    tap();
  }, close);
  await expectCleanHome(page);
});

test('closes a modal once after back and a simultaneous tap', async ({ site, visitor }) => {
  const page = await withdraw({ site, visitor });
  // Tap during `popstate`: the browser has gone back, but React has not rendered the change yet.
  await page.evaluate((button) => {
    const target = document.querySelector<HTMLButtonElement>(button);
    window.addEventListener('popstate', () => target?.click(), { once: true });
    history.back();
  }, close);
  await expectCleanHome(page);
});

test('returns to the entry that opened the modal after a reload', async ({ site, visitor }) => {
  const page = await withdraw({ site, visitor });
  await page.reload();
  await page.locator(close).first().click();
  await expectCleanHome(page);
});

test('replaces the entry of a modal opened by its address when it closes', async ({ site, visitor }) => {
  const { page } = await visitor({ storage: session(site.backend) });
  await open(page, '/user/profile');
  await open(page, '/user/home?modal=withdraw');
  await page.locator(close).first().click();
  await expectCleanHome(page);
});

test.describe('a page that comes back from the back/forward cache', () => {
  /** Headless Chromium has no back/forward cache and loses no message of React's scheduler. The tests simulate both. */
  const restore = (page: Page) =>
    page.evaluate(() => {
      Object.assign(window, { isOldPage: true });
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
  const isOldPage = (page: Page) => page.evaluate(() => 'isOldPage' in window);

  test('does not reload a restored page while the scheduler of React works', async ({ site, visitor }) => {
    const page = await withdraw({ site, visitor });
    await page.clock.install();
    await restore(page);
    await page.locator(close).first().click();
    await page.locator('dialog').first().waitFor({ state: 'detached' });
    await page.clock.runFor(10_000);
    // If the page were unloading, it would abort this request.
    await page.evaluate(() => fetch('/favicon.svg').then((response) => response.text()));
    expect(await isOldPage(page)).toBe(true);
  });

  test('reloads a restored page if a message of the scheduler of React was lost, as in Firefox', async ({
    site,
    visitor,
  }) => {
    const page = await withdraw({ site, visitor });
    // Work that React still has in hand would run without the message that is lost below.
    await waitForStable(page);
    await page.evaluate(() => {
      MessagePort.prototype.postMessage = () => {};
    });
    // The page's own clock, because Playwright's stops at times in a page without messages. Awaited together: a promise
    // that nobody awaits yet would fail the run instead of this test.
    await Promise.all([page.waitForEvent('load'), restore(page)]);
    expect(await isOldPage(page)).toBe(false);
    await page.locator(modalBox).waitFor();
  });
});
