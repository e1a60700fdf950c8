import type { Locator, Page } from 'playwright';
import { getWalletAccount } from '../../mocks/ledger/ledger.ts';
import bonus from '../../src/i18n/locales/th/bonus.json' with { type: 'json' };
import chat from '../../src/i18n/locales/th/chat.json' with { type: 'json' };
import common from '../../src/i18n/locales/th/common.json' with { type: 'json' };
import deposit from '../../src/i18n/locales/th/deposit.json' with { type: 'json' };
import errors from '../../src/i18n/locales/th/errors.json' with { type: 'json' };
import home from '../../src/i18n/locales/th/home.json' with { type: 'json' };
import register from '../../src/i18n/locales/th/register.json' with { type: 'json' };
import transfer from '../../src/i18n/locales/th/transfer.json' with { type: 'json' };
import withdraw from '../../src/i18n/locales/th/withdraw.json' with { type: 'json' };
import { paths, publicPaths } from '../../src/lib/paths.ts';
import { modalNames } from '../../src/overlays/modalNames.ts';
import { expect, type Fixtures, failedRequests, test } from './fixtures.ts';
import { logIn, waitForInteractive } from './pages.ts';
import { languages, member, session, tags } from './testServer.ts';
import { isTranslated, translatePage } from './translator.ts';

/**
 * Members who read none of the three languages have their browser translate the site. The translator replaces text
 * nodes that React has created, and the site must still work.
 */

async function translated(visitor: Fixtures['visitor'], options: Parameters<typeof visitor>[0] = {}) {
  const visit = await visitor({ reducedMotion: 'reduce', ...options });
  await translatePage(visit.page);
  return visit;
}

const top = (page: Page) => page.locator('dialog[open]').last();
const tap = (scope: Page | Locator, name: string) => scope.getByRole('button', { name, exact: true }).click();
const closed = (page: Page) => page.locator('dialog[open]').waitFor({ state: 'detached' });
const done = async (page: Page) => {
  await page.getByRole('alertdialog', { name: common.successTitle }).waitFor();
  await tap(top(page), common.ok);
};
async function close(page: Page): Promise<void> {
  await top(page).locator('h2 ~ button:last-child').click();
  await closed(page);
}

/** Checks that no error boundary replaces a page or dialog and that React has thrown no error. */
async function isWhole(page: Page): Promise<void> {
  const text = (await page.locator('main, dialog[open]').allTextContents()).join();
  for (const language of languages) {
    const { default: texts } = await import(`../../src/i18n/locales/${language}/common.json`, {
      with: { type: 'json' },
    });
    expect(text).not.toContain(texts.crash.title);
  }
}

/** Changes the language by an event, because an open modal makes the menu inert. */
async function speak(page: Page, language: (typeof languages)[number]): Promise<void> {
  await page.locator('header select').evaluate((select: HTMLSelectElement, value) => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }, language);
  await page.waitForFunction((lang) => document.documentElement.lang === lang, tags[language]);
}

/** Returns both texts of a figure on home: the text for screen readers, then the visible text. */
const figure = (page: Page, label: string) =>
  page.locator('main dl div', { hasText: label }).first().locator('dd > span > span').allTextContents();

/** Sets the balance of the member's main wallet with a transaction in the ledger. */
function setWallet({ backend }: Fixtures['site'], satang: number): void {
  const { mockState } = backend;
  const account = getWalletAccount(member(backend).id);
  const change = satang - mockState.ledger.balance(account);
  const now = new Date(mockState.clock.now()).toISOString();
  const postings = [
    { account, satang: change },
    { account: 'world:test', satang: -change },
  ] as const;
  mockState.ledger.post({ txId: `test-${now}-${satang}`, at: now, kind: 'test', postings });
}

test.describe('a page that the browser translates', () => {
  test('lets a visitor be refused, change the language and register', async ({ complaints, site, visitor }) => {
    complaints.take(failedRequests);
    const { page } = await translated(visitor);
    await page.goto('/login');
    await waitForInteractive(page);
    expect(await isTranslated(page)).toBe(true);
    const line = page.locator('form [role="alert"]:not(:empty)');
    for (const password of ['wrong-1', 'wrong-2']) {
      await page.locator('input[name="username"]').fill(member(site.backend).username);
      await page.locator('input[type="password"]').fill(password);
      await page.keyboard.press('Enter');
      await line.waitFor();
      await page.locator('input[type="password"]').fill('');
      await line.waitFor({ state: 'detached' });
    }
    for (const language of ['la', 'en', 'th'] as const) await speak(page, language);
    await page.locator(`main a[href="${paths.register}"]`).click();
    const input = (name: string) => page.locator(`form [name="${name}"]`);
    const submit = page.locator('form button[type="submit"]');
    await submit.click();
    await page.getByText(register.required.phone).waitFor();
    await input('username').fill('0898765511');
    await submit.click();
    const clock = page.getByText(/^00:[0-5]\d$/);
    const before = await clock.textContent();
    await expect.poll(() => clock.textContent()).not.toBe(before);
    await input('otp').fill('000000');
    await submit.click();
    await page.getByText(errors.code.OTP_CODE_INVALID).waitFor();
    await input('otp').fill('123456');
    await submit.click();
    await input('name').fill('Somying');
    await input('new-password').fill('pass1234');
    await input('confirm-password').fill('pass1234');
    await submit.click();
    await input('account-number').waitFor();
    await submit.click();
    await page.getByText(register.required.number).waitFor();
    await page.locator('form input[value="KBANK"]').check();
    await input('given-name').fill('Somying');
    await input('account-number').fill('9812345670');
    await input('family-name').fill('Jaingam');
    await submit.click();
    await page.waitForURL('**/login');
    await waitForInteractive(page);
    await page.getByText(register.done.toast).first().waitFor();
    await isWhole(page);
  });

  test('shows the right figures and completes a member’s commands', async ({ complaints, site, visitor }) => {
    complaints.take(failedRequests);
    const { backend } = site;
    backend.reset({ scenario: 'usual' });
    setWallet(site, 105_035);
    const { page } = await translated(visitor, { storage: session(backend) });
    await page.goto(`${paths.home}`);
    await waitForInteractive(page);
    const wallet = () => figure(page, home.wallet);
    await expect.poll(wallet).toEqual(['1,050.35 บาท', '1,050.35']);
    setWallet(site, 4_326_123);
    await tap(page, home.check);
    await expect.poll(wallet).toEqual(['43,261.23 บาท', '43,261.23']);
    await page.getByRole('button', { name: home.check, exact: true }).waitFor();

    const tiles = page.getByRole('navigation', { name: home.tiles.label });
    await tiles.getByRole('button', { name: home.tiles.withdraw }).click();
    const amount = () => top(page).locator('input[inputmode="decimal"]');
    await amount().fill('1');
    await tap(top(page), withdraw.submit);
    await amount().fill('120');
    await tap(top(page), withdraw.submit);
    await done(page);
    await closed(page);
    await expect.poll(wallet).toEqual(['43,141.23 บาท', '43,141.23']);

    await tiles.getByRole('button', { name: home.tiles.deposit }).click();
    await top(page).locator('label', { hasText: deposit.method.qr }).click();
    await amount().fill('100');
    await tap(top(page), deposit.qr.create);
    const timer = top(page).getByRole('timer');
    const left = await timer.textContent();
    await expect.poll(() => timer.textContent()).not.toBe(left);
    await tap(top(page), deposit.qr.cancel);
    await timer.waitFor({ state: 'detached' });
    await close(page);

    await tap(page, home.transfer);
    await page.getByLabel(transfer.to, { exact: true }).selectOption('PG');
    await amount().fill('100');
    await tap(top(page), transfer.submit);
    await done(page);
    await closed(page);
    await expect.poll(wallet).toEqual(['43,041.23 บาท', '43,041.23']);

    await page.locator(`nav a[href="${paths.bonus}"]`).first().click();
    const code = page.locator('input[name="promotion-code"]');
    for (const [typed, text] of [
      ['NOPE', bonus.code.none],
      ['KAPAO50', bonus.code.found],
    ] as const) {
      await code.fill(typed);
      await tap(page, bonus.code.search);
      await page.getByText(text, { exact: true }).first().waitFor();
    }
    await tap(page, bonus.code.receive);
    await page.getByText(bonus.code.done.replace('{{code}}', 'KAPAO50')).first().waitFor();
    // The toast of the transfer may still be visible, so close only the last toast.
    const toasts = page.getByRole('region', { name: common.notifications });
    await toasts.getByRole('button', { name: common.closeNotification, exact: true }).last().click();

    await page.locator(`nav a[href="${paths.statement}"]`).first().click();
    const turn = async (number: number) => {
      await tap(page, common.pageNumber.replace('{{page}}', String(number)));
      await page.getByRole('region', { name: common.pageNumber.replace('{{page}}', String(number)) }).waitFor();
    };
    await turn(2);
    await speak(page, 'en');
    await speak(page, 'th');
    await turn(1);
    await page.locator('main li button').first().click();
    await close(page);

    await tap(page, chat.title);
    const field = page.getByRole('textbox', { name: chat.field });
    for (const text of ['one', 'https://kapao.example two']) {
      await field.fill(text);
      await field.press('Enter');
      await page
        .getByRole('log')
        .getByText(text.split(' ').at(-1) ?? '')
        .first()
        .waitFor();
    }
    await expect.poll(() => page.getByRole('log').locator('[data-delivery="succeed"]').count()).toBeGreaterThan(3);
    await isWhole(page);
  });
});

test.describe('every translated page and modal', () => {
  test('opens, changes its language and closes', async ({ complaints, site, visitor }) => {
    complaints.take(failedRequests);
    const { backend } = site;
    backend.reset({ scenario: 'usual' });
    const { page } = await translated(visitor);
    let turn = 0;
    const report = async (where: string) => {
      turn += 1;
      await speak(page, languages[turn % languages.length] as (typeof languages)[number]);
      await isWhole(page).catch((error: Error) => {
        throw new Error(`${where}: ${error.message}`);
      });
    };
    await page.goto(`${paths.login}`);
    await waitForInteractive(page);
    /** Navigates without a reload, as a link does. */
    const go = (to: string) =>
      page.evaluate((address: string) => {
        history.pushState(null, '', address);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      }, to);
    for (const path of publicPaths) {
      await go(path);
      await waitForInteractive(page);
      await report(path);
    }
    await go(paths.login);
    await waitForInteractive(page);
    await logIn(page);
    await waitForInteractive(page);
    const members = [paths.profile, paths.bonus, paths.statement, paths.memberContact, paths.spin, paths.home];
    for (const path of members) {
      await go(path);
      await waitForInteractive(page);
      await report(path);
    }
    const about: Partial<Record<(typeof modalNames)[number], string>> = {
      game: 'PG',
      bonus: 'WELCOME100',
      howto: 'play',
    };
    for (const name of modalNames) {
      await go(`${paths.home}?modal=${name}${about[name] ? `:${about[name]}` : ''}`);
      await page.locator('dialog[open]').waitFor();
      await waitForInteractive(page);
      await report(name);
      await go(paths.home);
      await closed(page);
    }
  });
});
