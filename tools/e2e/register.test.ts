import type { Page } from 'playwright';
import la from '../../src/i18n/locales/la/register.json' with { type: 'json' };
import errors from '../../src/i18n/locales/th/errors.json' with { type: 'json' };
import th from '../../src/i18n/locales/th/register.json' with { type: 'json' };
import { expect, type Fixtures, failedRequests, test } from './fixtures.ts';
import { waitForInteractive } from './pages.ts';
import { markets, tags } from './testServer.ts';

/** Tests registration in the production build, from a cold first visit, when each step first fails offline. */

const texts = { th, la };

const input = (page: Page, name: string) => page.locator(`form [name="${name}"]`);
const submit = (page: Page) => page.locator('form button[type="submit"]');

async function type(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await input(page, name).fill(value);
}

/** Submits the step offline, checks the error message and the kept input, then submits it online. */
async function sendTwice(page: Page, kept: Record<string, string>): Promise<void> {
  await page.context().setOffline(true);
  await submit(page).click();
  const line = page.locator('form [role="alert"]:not(:empty)');
  await line.waitFor();
  expect((await line.textContent())?.trim()).not.toBe('');
  for (const [name, value] of Object.entries(kept)) expect(await input(page, name).inputValue(), name).toBe(value);
  await page.context().setOffline(false);
  await submit(page).click();
}

const secrets = { 'new-password': 'pass1234', 'confirm-password': 'pass1234' };
const account = {
  th: { bank: 'KBANK', number: '981-2-34560-0' },
  la: { bank: 'BCEL', number: '110-12-00-1234560-009' },
};
/** Phone numbers as pasted from a contact: with spaces, and partly in the digits of the market's script. */
const phones = {
  th: { typed: ' ๐๘๙ 876 5500 ', sent: '0898765500' },
  la: { typed: '໐໒໐ 5599 7700', sent: '02055997700' },
};

test.describe('registering', () => {
  for (const market of markets)
    test.describe(`in the build ${market}`, () => {
      test.use({ build: market });

      test('keeps all input when every step fails once offline', async ({ complaints, site, visitor }) => {
        complaints.take(failedRequests);
        const { backend } = site;
        const phone = phones[market].sent;
        const { page } = await visitor();
        await page.goto('/register?code=PR7');
        await waitForInteractive(page);
        expect(await page.evaluate(() => document.documentElement.lang)).toBe(tags[market]);
        expect(await page.locator('h1').textContent()).toBe(texts[market].title);
        await page.waitForLoadState('networkidle');

        await type(page, { username: phones[market].typed });
        await sendTwice(page, {});
        await input(page, 'otp').waitFor();
        await type(page, { otp: '123456' });
        await sendTwice(page, { otp: '123456' });
        await input(page, 'name').waitFor();
        expect(await input(page, 'invite-code').inputValue()).toBe('PR7');
        expect(await input(page, 'invite-code').getAttribute('readonly')).not.toBeNull();
        await type(page, { name: 'Somying', ...secrets });
        await sendTwice(page, { name: 'Somying', ...secrets });
        await input(page, 'account-number').waitFor();
        const { bank, number } = account[market];
        await page.locator(`form input[value="${bank}"]`).check();
        await type(page, { 'account-number': number, 'given-name': 'Somying', 'family-name': 'Jaingam' });

        // A reload keeps the draft, but neither the password nor the one-time code.
        const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
        expect(stored).toContain('Jaingam');
        expect(stored).not.toMatch(/pass1234|123456"/);
        await page.reload();
        await waitForInteractive(page);
        await input(page, 'name').waitFor();
        await type(page, secrets);
        await submit(page).click();
        await input(page, 'account-number').waitFor();
        expect(await page.locator(`form input[value="${bank}"]`).isChecked()).toBe(true);
        await sendTwice(page, { 'account-number': number, 'given-name': 'Somying', 'family-name': 'Jaingam' });

        await page.waitForURL('**/login');
        const made = backend.mockState.db.member.all().filter(({ username }) => username === phone);
        expect(made.map(({ bankAccountName }) => bankAccountName)).toEqual(['SOMYING JAINGAM']);
        expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Jaingam');
      });
    });
});

/** Creates a visitor without a service worker. With `saveData`, the app also does not prefetch. */
async function bareVisitor(visitor: Fixtures['visitor'], saveData = false) {
  const visit = await visitor();
  await visit.page.addInitScript((isThrifty) => {
    Object.defineProperty(navigator, 'serviceWorker', { value: undefined });
    if (isThrifty) Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  }, saveData);
  return visit;
}

test.describe('an offline failure has an error message', () => {
  const line = (page: Page) => page.locator('form [role="alert"]:not(:empty)');

  test('shows an error message after an offline failure at login', async ({ complaints, visitor }) => {
    complaints.take(failedRequests);
    const { page } = await bareVisitor(visitor);
    await page.goto('/login');
    await waitForInteractive(page);
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await type(page, { username: '0812345678' });
    await page.locator('form input[type="password"]').fill('demo1234');
    await submit(page).click();
    await line(page).waitFor();
    expect(await line(page).textContent()).toBe(errors.general.network);
  });

  test('shows an error message after an offline failure of the phone step without prefetching', async ({
    complaints,
    visitor,
  }) => {
    complaints.take(failedRequests);
    const { page } = await bareVisitor(visitor, true);
    await page.goto('/register');
    await waitForInteractive(page);
    await type(page, { username: phones.th.typed });
    await submit(page).click();
    await input(page, 'otp').waitFor();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await type(page, { otp: '123456' });
    await submit(page).click();
    await line(page).waitFor();
    expect(await line(page).textContent()).toBe(errors.general.network);
  });
});
