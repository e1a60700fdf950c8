import type { Locator, Page } from 'playwright';
import commonTexts from '../../src/i18n/locales/th/common.json' with { type: 'json' };
import homeTexts from '../../src/i18n/locales/th/home.json' with { type: 'json' };
import navTexts from '../../src/i18n/locales/th/nav.json' with { type: 'json' };
import { expect, type Fixtures, test } from './fixtures.ts';
import { holdRequests, holdScripts, interactive, waitForInteractive } from './pages.ts';
import { session } from './testServer.ts';

/** Tests taps on controls that stand in a page before the app is ready (`src/shell/earlyTaps.ts`). */
/** Opens a page with held scripts. */
async function openHeld(visitor: Fixtures['visitor'], path: string, storage: Record<string, string> = {}) {
  const { page } = await visitor({ storage });
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('#root select').waitFor();
  return { page, release };
}
const openHome = ({ site, visitor }: Pick<Fixtures, 'site' | 'visitor'>) =>
  openHeld(visitor, '/user/home', session(site.backend));

/** Expects that one control shows that it was tapped, and that screen readers hear it. */
async function expectTapped(page: Page): Promise<void> {
  await page.locator('#root [aria-busy="true"]:is(button, a, select)').waitFor();
  expect(await page.locator('#root [data-tapped]').count()).toBe(1);
  await page.locator('#coming').getByText(commonTexts.loading).waitFor({ state: 'attached' });
  expect(await page.locator('#coming span:not([hidden])').allTextContents()).toEqual([commonTexts.loading]);
}

const dialog = (page: Page) => page.locator('dialog[open] :is(h1, h2)').first().waitFor();
const tile = (name: string) => (page: Page) => page.locator('main nav').getByText(name, { exact: true });
const named = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });

test.describe('a tap on home before the scripts', () => {
  const controls: [string, (page: Page) => Locator, (page: Page) => Promise<unknown>][] = [
    ['deposit', tile(homeTexts.tiles.deposit), dialog],
    ['withdraw', tile(homeTexts.tiles.withdraw), dialog],
    ['invite', tile(homeTexts.tiles.invite), dialog],
    ['loss refund', tile(homeTexts.tiles.refund), dialog],
    ['transfer', named(homeTexts.transfer), dialog],
    ['the terms of the invite bonus', named(homeTexts.invite.terms), dialog],
    ['conditions', named(navTexts.conditions), dialog],
    ['bonus', tile(homeTexts.tiles.bonus), (page: Page) => page.waitForURL('**/user/bonus')],
    [
      'the profile',
      (page: Page) => page.locator('nav a[href="/user/profile"]'),
      (page: Page) => page.waitForURL('**/user/profile'),
    ],
    ['logout', named(navTexts.logout), (page: Page) => page.waitForURL('**/login')],
    [
      'hiding the balance',
      named(homeTexts.hide),
      (page: Page) => page.locator('main button[aria-pressed="true"]').first().waitFor(),
    ],
    [
      'checking the balance',
      named(homeTexts.check),
      (page: Page) => page.locator('[data-tapped]').waitFor({ state: 'detached' }),
    ],
  ];
  for (const [name, control, effect] of controls)
    test(`opens or does ${name} once the app is ready`, async ({ site, visitor }) => {
      const { page, release } = await openHome({ site, visitor });
      await control(page).click();
      await expectTapped(page);
      release();
      await effect(page);
      await interactive(page);
      await expect.poll(() => page.locator('#root [data-tapped], #coming span:not([hidden])').count()).toBe(0);
    });

  test('chooses a language, and stores it', async ({ site, visitor }) => {
    const { page, release } = await openHome({ site, visitor });
    await page.locator('header select').selectOption('en');
    await expectTapped(page);
    release();
    await page.waitForFunction(() => document.documentElement.lang === 'en');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('kapao.language'))).toBe('en');
  });

  test('finds the app’s controls in another stored language', async ({ site, visitor }) => {
    for (const control of ['header button', 'main dl + button']) {
      const { page, release } = await openHeld(visitor, '/user/home', {
        ...session(site.backend),
        'kapao.language': 'la',
      });
      const button = page.locator(control).last();
      expect(`${await button.getAttribute('aria-label')}`).toMatch(/[\u0e80-\u0eff]|null/);
      await button.click();
      await page.locator('#root [data-tapped]').waitFor();
      release();
      if (control.startsWith('header')) await page.waitForURL('**/login');
      else await dialog(page);
    }
  });

  test('never receives a bonus: it asks as always', async ({ site, visitor }) => {
    const headers = {
      Authorization: `Bearer ${session(site.backend)['kapao.token']}`,
      'X-Client-Type': 'wallet-user',
    };
    const wallet = await (await fetch(`${site.origin}/api/wallet`, { headers })).json();
    site.mockResponses({ '/api/wallet': { ...wallet, invite: { ...wallet.invite, amount: 100 } } });
    const { page, release } = await openHome({ site, visitor });
    await named(homeTexts.invite.receive)(page).click();
    await expectTapped(page);
    release();
    await page.getByRole('alertdialog', { name: homeTexts.invite.confirmTitle }).waitFor();
    expect(site.asked.filter((line) => /invite/.test(line) && !line.startsWith('GET /api/wallet'))).toEqual([]);
  });

  test('is the last of several, also by keyboard, and opens once', async ({ site, visitor }) => {
    const { page, release } = await openHome({ site, visitor });
    await tile(homeTexts.tiles.withdraw)(page).click();
    await page.getByRole('button', { name: homeTexts.tiles.deposit }).focus();
    await page.keyboard.press('Enter');
    await expectTapped(page);
    release();
    await page.getByRole('dialog', { name: homeTexts.tiles.deposit }).waitFor();
    expect(new URL(page.url()).search).toBe('?modal=deposit');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await waitForInteractive(page);
    expect(new URL(page.url()).search).toBe('');
  });

  test('waits for the wallet where it needs it, and is dropped by a later tap', async ({ site, visitor }) => {
    const { page, release } = await openHome({ site, visitor });
    const respond = await holdRequests(page, '**/api/wallet');
    await page.evaluate(() => localStorage.setItem('kapao.sessionChange', 'another login'));
    await named(homeTexts.invite.terms)(page).click();
    release();
    await interactive(page);
    await expectTapped(page);
    await tile(homeTexts.tiles.deposit)(page).click();
    await page.getByRole('dialog', { name: homeTexts.tiles.deposit }).waitFor();
    expect(await page.locator('#root [data-tapped]').count()).toBe(0);
    respond();
    await page.locator('main h1[data-figure]').waitFor();
    expect(await page.locator('dialog[open]').count()).toBe(1);
  });

  test('gives way to the failure if the app cannot start', async ({ site, visitor, complaints }) => {
    complaints.take(/Failed to load resource/);
    const { page } = await visitor({ storage: session(site.backend) });
    await holdScripts(page);
    const fail = await holdRequests(page, '**/assets/index-*.js');
    await page.goto('/user/home', { waitUntil: 'commit' });
    await tile(homeTexts.tiles.deposit)(page).click();
    await expectTapped(page);
    await page.unroute('**/assets/index-*.js');
    await page.route('**/assets/index-*.js', (route) => route.abort());
    await page.reload({ waitUntil: 'commit' });
    await page.locator('#start-failure').waitFor();
    expect(await page.locator('[data-tapped]').count()).toBe(0);
    fail();
  });
});

test.describe('a tap on a public page before the scripts', () => {
  test('chooses a language, and stores it', async ({ visitor }) => {
    const { page, release } = await openHeld(visitor, '/login');
    await page.locator('header select').selectOption('en');
    await expectTapped(page);
    release();
    await page.waitForFunction(() => document.documentElement.lang === 'en');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('kapao.language'))).toBe('en');
  });

  test('opens a guide', async ({ visitor }) => {
    const { page, release } = await openHeld(visitor, '/howto');
    await page.locator('main li button').first().click();
    await expectTapped(page);
    release();
    await page.locator('dialog[open] :is(h1, h2)').first().waitFor();
  });
});
