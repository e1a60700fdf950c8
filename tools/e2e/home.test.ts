import type { Page } from 'playwright';
import { expect, type Fixtures, failedRequests, test } from './fixtures.ts';
import { holdRequests, holdScripts, installed, interactive, waitForInteractive, waitForStable } from './pages.ts';
import { languages, session, tags } from './testServer.ts';

/**
 * Tests home before its scripts run: the page requests the wallet and draws the balance, and the prerendered frame has
 * the final sizes. `EarlyBalance.stories.tsx` compares the drawn figures of many wallets with the app's.
 */
test.use({ serviceWorkers: 'allow' });

const wallet = 'GET /api/wallet';
type Site = Fixtures['site'];
const getCount = ({ asked }: Site, call: string) => asked.filter((line) => line === call).length;

/** Leaves the refresh of the games without a response. After a response, the app would reload the wallet. */
const holdRefresh = (page: Page) => page.route('**/api/wallet/refresh/slot', () => {});

const balance = (page: Page) => page.locator('main section h1');

for (const market of ['th', 'la'] as const)
  test.describe(`the ${market} build`, () => {
    test.use({ build: market });
    test('sends one request for the wallet, before the app’s script runs, and shows its response', async ({
      site,
      visitor,
    }) => {
      const { page } = await visitor({ storage: session(site.backend) });
      const release = await holdScripts(page);
      await holdRefresh(page);
      await page.goto('/user/home', { waitUntil: 'commit' });
      await expect.poll(() => getCount(site, wallet)).toBe(1);
      release();
      await balance(page).waitFor();
      await waitForStable(page);
      expect(getCount(site, wallet)).toBe(1);
    });
  });

test('sends no early request from another page, without a session, in a prerendered page or offline', async ({
  site,
  visitor,
}) => {
  const { backend } = site;
  const open = async (path: string, storage: Record<string, string>, prepare?: (page: Page) => Promise<unknown>) => {
    const { page } = await visitor({ storage });
    await prepare?.(page);
    // Without the app's scripts only the head script can send anything.
    await page.route('**/assets/*.js', () => {});
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState !== 'loading');
    await waitForStable(page);
    expect([path, getCount(site, wallet)]).toEqual([path, 0]);
  };
  const define = (target: 'Document' | 'Navigator', name: string, value: boolean) => (page: Page) =>
    page.addInitScript(
      ([of, key, it]) => {
        Object.defineProperty(Reflect.get(window, of).prototype, key, { configurable: true, get: () => it });
      },
      [target, name, value] as const,
    );
  await open('/login', session(backend));
  await open('/user/profile', session(backend));
  await open('/user/home', {});
  await open('/user/home', session(backend), define('Document', 'prerendering', true));
  await open('/user/home', session(backend), define('Navigator', 'onLine', false));
});

test('discards the early response after a login in another tab', async ({ site, visitor }) => {
  const { backend } = site;
  const { page } = await visitor({ storage: session(backend) });
  const release = await holdScripts(page);
  await holdRefresh(page);
  await page.goto('/user/home', { waitUntil: 'commit' });
  await expect.poll(() => getCount(site, wallet)).toBe(1);
  // The early response belongs to the earlier login.
  await page.evaluate(() => localStorage.setItem('kapao.sessionChange', 'another login'));
  release();
  await balance(page).waitFor();
  expect(getCount(site, wallet)).toBe(2);
});

test('shows the usual failure if the early and the usual response are unreadable', async ({ site, visitor }) => {
  site.mockResponses({ '/api/wallet': [] });
  const { page } = await visitor({ storage: session(site.backend) });
  await page.goto('/user/home');
  await interactive(page);
  await page.locator('main').getByText('โหลดข้อมูลกระเป๋าไม่สำเร็จ').waitFor();
});

test.describe('the demo', () => {
  test.use({ build: 'demo' });

  test('asks its mock only after it has started', async ({ complaints, site, visitor }) => {
    complaints.take(/\[MSW\]/);
    const { page } = await visitor({ storage: session(site.backend) });
    await page.goto('/user/home');
    await interactive(page);
    await page.waitForLoadState('networkidle');
    await waitForStable(page);
    expect(site.asked).toEqual([]);
  });
});

test('starts quietly offline from the service worker', async ({ complaints, site, visitor }) => {
  complaints.take(failedRequests);
  const { page } = await visitor({ storage: session(site.backend) });
  await page.goto('/user/home');
  await installed(page);
  await balance(page).waitFor();
  await page.context().setOffline(true);
  site.asked.length = 0;
  await page.reload();
  await page.getByRole('status').filter({ hasText: 'ไม่มีอินเทอร์เน็ต' }).waitFor();
});

/** Resolves once the page has drawn the balance into the frame. */
const drawn = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('kapao:balance-drawn').length > 0);

/** Returns the texts of the name, the total, the main wallet and the games. A skeleton has no text. */
const getFigures = () =>
  ['name', 'total', 'main', 'games'].map((it) => document.querySelector(`[data-figure="${it}"]`)?.textContent ?? '');

test.describe('the early balance', () => {
  const skeletons = ['', '', '', ''];

  /** Opens home with held scripts and a held response to the wallet. */
  async function openHeld({ site, visitor }: Pick<Fixtures, 'site' | 'visitor'>, storage: Record<string, string> = {}) {
    const { page } = await visitor({ storage: { ...session(site.backend), ...storage } });
    await holdScripts(page);
    const release = await holdRequests(page, '**/api/wallet');
    await page.goto('/user/home', { waitUntil: 'commit' });
    await page.locator('[data-figure="total"]').waitFor({ state: 'attached' });
    /** Releases the response and waits until the page has handled it. */
    const respond = async () => {
      const response = page.waitForResponse('**/api/wallet');
      release();
      await (await response).finished();
      await waitForStable(page);
    };
    return { page, respond };
  }

  /** Changes the stored session as another tab does. Waits until the page sees the change, which takes a moment. */
  async function changeElsewhere(page: Page, change: () => void): Promise<void> {
    const item = await page.context().newPage();
    await item.goto('/version.json');
    await item.evaluate(change);
    await item.evaluate(() => localStorage.setItem('changed', 'yes'));
    await item.close();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('changed'))).toBe('yes');
  }
  const logOutElsewhere = (page: Page) =>
    changeElsewhere(page, () => {
      localStorage.removeItem('kapao.token');
      localStorage.setItem('kapao.sessionChange', 'a logout');
    });

  test('stays hidden if the member hides balances', async ({ site, visitor }) => {
    const { page, respond } = await openHeld({ site, visitor }, { 'kapao.hideBalance': '1' });
    await respond();
    await drawn(page);
    expect((await page.evaluate(getFigures)).slice(1)).toEqual(['••••••', '••••••', '••••••']);
  });

  test('is not drawn if the member logs out in another tab before the response', async ({ site, visitor }) => {
    const { page, respond } = await openHeld({ site, visitor });
    await logOutElsewhere(page);
    await respond();
    expect(await page.evaluate(getFigures)).toEqual(skeletons);
  });

  test('is not drawn if another member logs in with another token before the response', async ({ site, visitor }) => {
    const { page, respond } = await openHeld({ site, visitor });
    await changeElsewhere(page, () => localStorage.setItem('kapao.token', 'of another member'));
    await respond();
    expect(await page.evaluate(getFigures)).toEqual(skeletons);
  });

  test('disappears if the member logs out in another tab after the response', async ({ site, visitor }) => {
    const { page, respond } = await openHeld({ site, visitor });
    await respond();
    await drawn(page);
    expect(await page.evaluate(getFigures)).not.toContain('');
    await logOutElsewhere(page);
    await expect.poll(() => page.evaluate(getFigures)).toEqual(skeletons);
  });

  for (const [what, response] of [
    ['an amount that is not a number', { profile: { name: 'Mali' }, wallet: { amount: '5' }, slots: [] }],
    ['a refusal', { success: false, message: 'SYSTEM' }],
  ] as const)
    test(`is not drawn after ${what}`, async ({ site, visitor }) => {
      site.mockResponses({ '/api/wallet': response });
      const { page, respond } = await openHeld({ site, visitor });
      await respond();
      expect(await page.evaluate(getFigures)).toEqual(skeletons);
    });

  test('keeps its place with a name of 300 letters', async ({ site, visitor }) => {
    const name = 'ก'.repeat(300);
    const { backend } = site;
    const token = session(backend)['kapao.token'] ?? '';
    const wallet = await (
      await fetch(`${site.origin}/api/wallet`, {
        headers: { Authorization: `Bearer ${token}`, 'X-Client-Type': 'wallet-user' },
      })
    ).json();
    site.mockResponses({ '/api/wallet': { ...wallet, profile: { ...wallet.profile, name } } });
    const { page, respond } = await openHeld({ site, visitor });
    const top = () => document.querySelector('[data-figure="total"]')?.getBoundingClientRect().top;
    const before = await page.evaluate(top);
    await respond();
    await drawn(page);
    expect((await page.evaluate(getFigures))[0]).toContain(name);
    expect(await page.evaluate(top)).toBe(before);
  });
});

/**
 * Returns `top+height` in px of the first parts of the wallet's column: rows of the balance card, and tiles. The frame
 * cannot know the column of the games, which depends on the member.
 */
const parts = () =>
  [...document.querySelectorAll('main [data-columns] > div:first-of-type > * > *')].slice(0, 9).map((part) => {
    const { top, height } = part.getBoundingClientRect();
    return `${Math.round(top)}+${Math.round(height)}`;
  });

test.describe('the frame of home', () => {
  for (const language of languages)
    test(`has the final texts and sizes in ${language} before the scripts`, async ({ site, visitor }) => {
      const { page } = await visitor({
        storage: { ...session(site.backend), 'kapao.language': language },
      });
      const release = await holdScripts(page);
      await page.goto('/user/home', { waitUntil: 'commit' });
      await page.waitForFunction(
        (lang) => document.documentElement.lang === lang && !('waiting' in document.documentElement.dataset),
        tags[language],
      );
      await drawn(page);
      const figures = await page.evaluate(getFigures);
      const getTerms = () => [...document.querySelectorAll('main dt')].map((term) => term.textContent);
      const [before, terms] = [await page.evaluate(parts), await page.evaluate(getTerms)];
      expect(before.length).toBe(9);
      expect(await page.locator('#root > [data-early] main section').count()).toBeGreaterThan(0);
      expect(await page.locator('header select').inputValue()).toBe(language);
      release();
      await waitForInteractive(page);
      expect(await page.evaluate(parts)).toEqual(before);
      expect(figures.every((text) => /\d|[\u0e00-\u0eff]/.test(text))).toBe(true);
      expect(await page.evaluate(getFigures)).toEqual(figures);
      expect(terms.length).toBeGreaterThan(1);
      expect(await page.evaluate(getTerms)).toEqual(terms);
      const shift = await page.evaluate(() => {
        const observer = new PerformanceObserver(() => {});
        observer.observe({ type: 'layout-shift', buffered: true });
        return (observer.takeRecords() as (PerformanceEntry & { value: number })[]).reduce(
          (sum, { value }) => sum + value,
          0,
        );
      });
      expect(shift).toBeLessThan(0.02);
    });

  test('has one stylesheet, and skeletons that do not move while a slow phone waits for the scripts', async ({
    site,
    visitor,
  }) => {
    const { page } = await visitor({ storage: session(site.backend), reducedMotion: 'no-preference' });
    const release = await holdScripts(page);
    await page.goto('/user/home', { waitUntil: 'commit' });
    await drawn(page);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    release();
    await waitForInteractive(page);
    // The chat and likely next pages follow once the page is interactive.
    const ownSheets = await page.evaluate(() => {
      const until = performance.getEntriesByName('kapao:interactive')[0]?.startTime ?? 0;
      const loaded = performance.getEntriesByType('resource');
      return loaded.filter(({ name, startTime }) => name.endsWith('.css') && startTime < until).map(({ name }) => name);
    });
    expect(ownSheets).toEqual([expect.stringMatching(/\/assets\/member-[\w-]{8}\.css$/)]);
  });

  test('names the text files of the stored language, so that they do not wait for the scripts', async ({
    site,
    visitor,
  }) => {
    const { page } = await visitor({ storage: { ...session(site.backend), 'kapao.language': 'en' } });
    const release = await holdScripts(page);
    await page.goto('/user/home', { waitUntil: 'commit' });
    const linked = () =>
      page.evaluate(() =>
        [...document.head.querySelectorAll('link[rel="modulepreload"]')].map((link) =>
          (link.getAttribute('href') ?? '').replace(/^\/assets\/|-.{8}\.js$/g, ''),
        ),
      );
    await expect.poll(linked).toEqual(expect.arrayContaining(['common', 'nav', 'home', 'money']));
    release();
  });

  test('is empty on other pages of members', async ({ site, visitor }) => {
    const { page } = await visitor({ storage: session(site.backend) });
    await holdScripts(page);
    await page.goto('/user/profile', { waitUntil: 'commit' });
    await page.locator('nav a[href="/user/home"]').waitFor();
    expect(await page.locator('main > *').count()).toBe(0);
  });
});
