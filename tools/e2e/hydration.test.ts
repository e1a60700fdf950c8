import type { Page } from 'playwright';
import { expect, test } from './fixtures.ts';
import { holdScripts, member, waitForInteractive } from './pages.ts';

/**
 * Tests a page that, for example, a password manager changes before hydration. React then discards the HTML and renders
 * the page again.
 */

/** React's complaint about a page that is not as it was written. */
const hydration = /hydrat|#418/i;

const phone = 'input[name="username"]';
const password = 'input[name="password"]';

/** Opens login and holds its scripts. Returns a function that releases them. */
async function openWithoutScripts(page: Page): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.locator(password).waitFor();
  return release;
}

/** Adds elements as password managers do, and marks the old fields to distinguish them from new ones. */
const addIcons = (page: Page) =>
  page.evaluate(() => {
    for (const input of document.querySelectorAll('form input')) {
      input.setAttribute('data-old', '');
      input.after(document.createElement('span'));
    }
  });

test('keeps what was typed, focus and selection when hydration starts over', async ({ complaints, visitor }) => {
  complaints.take(hydration);
  const { page } = await visitor();
  const release = await openWithoutScripts(page);
  await page.locator('input[name="remember"]').check();
  await page.locator(password).fill(member.password);
  await page.locator(phone).fill(member.username);
  await page.locator(phone).evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 5));
  await addIcons(page);
  release();
  await waitForInteractive(page);
  await expect.poll(() => page.locator('[data-old]').count()).toBe(0);
  expect(complaints.lines.join()).toMatch(hydration);
  expect(await page.locator(phone).inputValue()).toBe(member.username);
  expect(await page.locator(password).inputValue()).toBe(member.password);
  expect(await page.locator('input[name="remember"]').isChecked()).toBe(true);
  const selected = await page.evaluate(() => {
    const { name, selectionStart, selectionEnd } = document.activeElement as HTMLInputElement;
    return [name, selectionStart, selectionEnd];
  });
  expect(selected).toEqual(['username', 2, 5]);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/user/home');
});

test('submits a form that was submitted before hydration started over', async ({ complaints, site, visitor }) => {
  complaints.take(hydration);
  const { page } = await visitor();
  const release = await openWithoutScripts(page);
  await page.locator(phone).fill(member.username);
  await page.locator(password).fill(member.password);
  await page.keyboard.press('Enter');
  await addIcons(page);
  release();
  await page.waitForURL('**/user/home');
  expect(site.asked.filter((line) => line === 'POST /api/login')).toHaveLength(1);
});
