import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import th from '../../../src/i18n/locales/th/chat.json';
import { type ChatSite, guestIdOf, isOwn, startChatSite, storedOf, wordsOf } from '../chatSite.ts';
import { beyondRequests, rested, serveSite, usable, visitor } from '../visitor.ts';

/** Takes a minute or two: a long conversation of the production build over a line that breaks again and again (R41). */
serveSite();
let site: ChatSite;
beforeAll(async () => {
  site = await startChatSite();
});
afterAll(() => site.close());

const wide = { viewport: { width: 1280, height: 800 } };
const log = (page: Page) => page.getByRole('log');
const field = (page: Page) => page.getByRole('textbox', { name: th.field });

async function openChat(page: Page): Promise<void> {
  await page.goto(`${site.origin}/contact`);
  await usable(page);
  await page.getByRole('button', { name: th.title }).click();
  await field(page).waitFor();
}

async function write(page: Page, words: string): Promise<void> {
  await field(page).fill(words);
  await field(page).press('Enter');
}

/** Every message that can be scrolled to, oldest first. */
async function everyRow(page: Page, first: string): Promise<string[]> {
  for (let look = 0; look < 60; look += 1) {
    await log(page).evaluate((box) => {
      box.scrollTop = 0;
    });
    await rested(page);
    if (await log(page).getByText(first, { exact: true }).count()) break;
  }
  return log(page)
    .locator('[data-delivery] p[dir]')
    .evaluateAll((all) => all.map((one) => one.textContent ?? ''));
}

it('a hundred messages each way over a line that drops after every tenth: none lost, none doubled, one socket', async () => {
  const { page, complaints } = await visitor(wide);
  await openChat(page);
  await write(page, 'first');
  await expect.poll(() => log(page).getByText('first', { exact: true }).count()).toBe(1);
  const mine = Array.from({ length: 99 }, (_, index) => `message ${index + 1}`);
  for (const [index, words] of mine.entries()) {
    await write(page, words);
    if (index % 10 === 9) site.drop();
  }
  // What broke on the way says so, and is sent again by hand.
  const again = page.getByRole('button', { name: th.resend });
  await expect
    .poll(async () => {
      if (await again.count()) await again.first().click();
      const isSending = await log(page).locator('[data-delivery="sending"]').count();
      return isSending ? 0 : storedOf(site, await guestIdOf(page)).filter(isOwn).length;
    })
    .toBe(100);
  const guestId = await guestIdOf(page);
  const stored = storedOf(site, guestId);
  expect(stored.filter(isOwn).map(wordsOf).sort()).toEqual(['first', ...mine].sort());
  expect(stored).toHaveLength(200);
  // Whatever the line has swallowed, the history brings.
  await expect.poll(async () => (await everyRow(page, 'first')).length).toBe(200);
  expect(await everyRow(page, 'first')).toEqual(stored.map(wordsOf));
  expect(site.sockets().most).toBe(1);
  expect(beyondRequests(complaints).filter((line) => !/WebSocket connection/.test(line))).toEqual([]);
});
