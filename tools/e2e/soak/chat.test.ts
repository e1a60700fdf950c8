import type { Page } from 'playwright';
import th from '../../../src/i18n/locales/th/chat.json' with { type: 'json' };
import { expect, failedRequests, test } from '../fixtures.ts';
import { getGuestId, getStored, getTexts, isOwn } from '../guestChat.ts';
import { interactive, waitForStable } from '../pages.ts';

/** Tests a long conversation in the production build over a connection that breaks repeatedly. Takes 1 to 2 min. */

const wide = { viewport: { width: 1280, height: 800 } };
const log = (page: Page) => page.getByRole('log');
const field = (page: Page) => page.getByRole('textbox', { name: th.field });

async function openChat(page: Page): Promise<void> {
  await page.goto('/contact');
  await interactive(page);
  await page.getByRole('button', { name: th.title }).click();
  await field(page).waitFor();
}

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

/**
 * Returns the words of the rendered rows, oldest first. A long conversation renders only the part around the scroll
 * position.
 */
const getRows = (page: Page) =>
  log(page)
    .locator('[data-delivery] p[dir]')
    .evaluateAll((all) => all.map((item) => item.textContent ?? ''));

/** Scrolls the log to its top or bottom and returns the rendered rows. */
const rowsAt = async (page: Page, end: 'top' | 'bottom') => {
  await log(page).evaluate((box, end) => {
    box.scrollTop = end === 'top' ? 0 : box.scrollHeight;
  }, end);
  await waitForStable(page);
  return getRows(page);
};

test('loses and doubles none of 200 messages when the connection drops after every tenth', async ({
  complaints,
  site,
  visitor,
}) => {
  complaints.take(failedRequests, /WebSocket connection/);
  const { page } = await visitor(wide);
  await openChat(page);
  await write(page, 'first');
  await expect.poll(() => log(page).getByText('first', { exact: true }).count()).toBe(1);
  const mine = Array.from({ length: 99 }, (_, index) => `message ${index + 1}`);
  for (const [index, text] of mine.entries()) {
    await write(page, text);
    if (index % 10 === 9) site.drop();
  }
  // The chat marks messages that failed, and the test resends them with their button.
  const again = page.getByRole('button', { name: th.resend });
  await expect
    .poll(async () => {
      if (await again.count()) await again.first().click();
      const isSending = await log(page).locator('[data-delivery="sending"]').count();
      return isSending ? 0 : getStored(site, await getGuestId(page)).filter(isOwn).length;
    })
    .toBe(100);
  const guestId = await getGuestId(page);
  const stored = getStored(site, guestId);
  expect(stored.filter(isOwn).map(getTexts).sort()).toEqual(['first', ...mine].sort());
  expect(stored).toHaveLength(200);
  // The history supplies every message that the connection has lost. A log of this length renders in parts.
  const texts = stored.map(getTexts);
  await expect.poll(async () => (await rowsAt(page, 'bottom')).at(-1)).toBe(texts.at(-1));
  const last = await getRows(page);
  expect(last).toEqual(texts.slice(-last.length));
  const seen = new Set(last);
  await expect
    .poll(async () => {
      const rows = await rowsAt(page, 'top');
      for (const row of rows) seen.add(row);
      return rows[0];
    })
    .toBe('first');
  const first = await getRows(page);
  expect(first).toEqual(texts.slice(0, first.length));
  expect(mine.filter((item) => !seen.has(item))).toEqual([]);
  expect(site.sockets().most).toBe(1);
});
