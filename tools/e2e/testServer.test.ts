import type { Page } from 'playwright';
import { getMark } from '../../src/device/agreement.ts';
import en from '../../src/i18n/locales/en/login.json' with { type: 'json' };
import la from '../../src/i18n/locales/la/login.json' with { type: 'json' };
import agreementTexts from '../../src/i18n/locales/th/agreement.json' with { type: 'json' };
import th from '../../src/i18n/locales/th/login.json' with { type: 'json' };
import { publicPaths } from '../../src/lib/paths.ts';
import { expect, failedModules, failedRequests, test } from './fixtures.ts';
import { holdScripts, horizontalOverflow, interactive, rawKeysOn, waitForInteractive, waitForStable } from './pages.ts';
import { languages, markets, member, session, tags } from './testServer.ts';

/** Tests the production build in a browser: both markets, every language and route, and failures during a visit. */

const titles = { th: th.title, la: la.title, en: en.title };

/** Records the visible heading of every frame, and the first heading element. */
const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const seen = { titles: new Set<string>(), written: null as Element | null };
    Object.assign(window, { seen });
    const look = () => {
      const heading = document.querySelector('h1');
      seen.written ??= heading;
      if (heading && getComputedStyle(heading).visibility === 'visible') seen.titles.add(heading.textContent ?? '');
      requestAnimationFrame(look);
    };
    look();
  });

interface Seen {
  seen: { titles: Set<string>; written: Element | null };
}

for (const market of markets)
  test.describe(`/login of the ${market} build`, () => {
    test.use({ build: market });

    for (const stored of [undefined, ...languages])
      test(`shows no other language and no hydration mismatch with ${stored} stored`, async ({ visitor }) => {
        const { page } = await visitor({ storage: stored && { 'kapao.language': stored } });
        await watchFrames(page);
        // Hold the scripts, so that `watchFrames` also records frames before they run.
        const release = await holdScripts(page);
        await page.goto('/login', { waitUntil: 'commit' });
        await page.locator('h1').first().waitFor({ state: 'attached' });
        await waitForStable(page);
        release();
        await waitForInteractive(page);
        const language = stored ?? market;
        const found = await page.evaluate(() => {
          const { titles, written } = (window as unknown as Seen).seen;
          return { titles: [...titles], kept: written?.isConnected, lang: document.documentElement.lang };
        });
        expect(found.titles).toEqual([titles[language]]);
        expect(found.lang).toBe(tags[language]);
        // The page hydrates in place if its language is the right one. Otherwise React renders it again.
        expect(found.kept).toBe(language === market);
      });

    test('is complete HTML: lang, title and text, with styles before the text and scripts after it', async ({
      site,
    }) => {
      const html = await (await fetch(`${site.origin}/login`)).text();
      expect(html).toMatch(new RegExp(`<html[^>]* lang="${tags[market]}"`));
      expect(/<title>([^<]+)<\/title>/.exec(html)?.[1]).not.toBe('…');
      const content = html.indexOf(titles[market]);
      const styles = html.indexOf('<style>');
      expect(styles).toBeGreaterThan(0);
      expect(styles).toBeLessThan(html.indexOf('rel="preload" as="font"'));
      expect(styles).toBeLessThan(content);
      expect(html.indexOf('src="/assets/')).toBeGreaterThan(content);
      expect(html.indexOf('rel="modulepreload"')).toBeGreaterThan(content);
      // No text is an untranslated key.
      expect(html).not.toMatch(/>(login|nav|common)[.:][a-z]/);
    });

    test('names every script that it needs in the HTML', async ({ site, visitor }) => {
      const { origin } = site;
      const html = await (await fetch(`${origin}/login`)).text();
      const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path);
      const { page } = await visitor();
      await page.goto('/login');
      await interactive(page);
      const early = await page.evaluate(() => {
        const interactive = performance.getEntriesByName('kapao:interactive')[0]?.startTime ?? 0;
        return performance
          .getEntriesByType('resource')
          .filter(({ name, startTime }) => name.endsWith('.js') && startTime < interactive)
          .map(({ name }) => new URL(name).pathname);
      });
      expect(early.length).toBeGreaterThan(1);
      // The texts of failures load when the page starts, and nothing waits for them.
      expect(early.filter((path) => !named.includes(path) && !path.startsWith('/assets/errors-'))).toEqual([]);
      expect(named.filter((path) => !early.includes(path as string))).toEqual([]);
    });

    for (const name of ['login', 'register'])
      test(`keeps input that is typed before and while /${name} hydrates`, async ({ visitor }) => {
        const { page } = await visitor();
        const held: (() => Promise<void>)[] = [];
        let isSlow = true;
        await page.route('**/assets/*.js', (route) =>
          isSlow ? void held.push(() => route.continue()) : route.continue(),
        );
        await page.goto(`/${name}`, { waitUntil: 'commit' });
        const phone = page.locator('input[name="username"]');
        await phone.fill('08');
        // One script arrives after each digit. The remaining scripts arrive while the visitor types on a slow phone.
        for (const digit of '123456') {
          await phone.press(digit);
          await held.shift()?.();
          await waitForStable(page);
        }
        const devTools = await page.context().newCDPSession(page);
        await devTools.send('Emulation.setCPUThrottlingRate', { rate: 9 });
        isSlow = false;
        await Promise.all([phone.pressSequentially('78'), ...held.map((letGo) => letGo())]);
        await waitForInteractive(page);
        expect(await phone.inputValue()).toBe('0812345678');
      });
  });

const memberPaths = ['home', 'profile', 'bonus', 'statement', 'contact', 'spin', 'nowhere'].map(
  (name) => `/user/${name}`,
);

for (const language of languages)
  test.describe(`every route in ${language}`, () => {
    for (const [who, paths] of [
      ['visitor', [...publicPaths, '/nowhere']],
      ['member', memberPaths],
    ] as const)
      test(`as a ${who} has a title, lang, no raw keys, no horizontal scrolling at 320 px or 200 % text, and no errors`, async ({
        complaints,
        site,
        visitor,
      }) => {
        complaints.take(failedRequests);
        const storage = { 'kapao.language': language, ...(who === 'member' ? session(site.backend) : {}) };
        const { page } = await visitor({ storage, viewport: { width: 320, height: 640 } });
        for (const path of paths) {
          await page.goto(path);
          await waitForInteractive(page);
          await page.waitForFunction(() => document.title.length > 1);
          expect(await page.evaluate(() => document.documentElement.lang), path).toBe(tags[language]);
          expect(await rawKeysOn(page), path).toEqual([]);
          expect(await horizontalOverflow(page), path).toBeLessThanOrEqual(0);
          await page.evaluate(() => {
            document.documentElement.style.fontSize = '200%';
          });
          expect(await horizontalOverflow(page), `${path} at 200 %`).toBeLessThanOrEqual(0);
        }
        expect(new URL(page.url()).pathname).toBe(paths.at(-1));
      });
  });

/** Presses Tab until an element that matches the selector has the focus. Throws after 60 presses. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let count = 0; count < 60; count += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((item) => document.activeElement?.matches(item) ?? false, selector)) return;
  }
  throw new Error(`Tab does not reach ${selector}`);
}

test.describe('a visit', () => {
  for (const market of markets)
    test.describe(`of the ${market} build`, () => {
      test.use({ build: market });

      test('works with only the keyboard: login, home, a modal, logout', async ({ site, visitor }) => {
        const { backend } = site;
        const { id, username, password } = member(backend);
        const { page } = await visitor({ storage: { 'kapao.agreement': getMark(id) } });
        await page.goto('/login');
        await waitForInteractive(page);
        await tabTo(page, 'input[autocomplete="username"]');
        await page.keyboard.type(username);
        await tabTo(page, 'input[type="password"]');
        await page.keyboard.type(password);
        await page.keyboard.press('Enter');
        await page.waitForURL('**/user/home');
        await waitForInteractive(page);
        await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
        await tabTo(page, 'nav li button[aria-haspopup="dialog"]');
        await page.keyboard.press('Enter');
        await page.locator('dialog[open] li').first().waitFor();
        for (let count = 0; count < 6; count += 1) {
          await page.keyboard.press('Tab');
          expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
        }
        await page.keyboard.press('Escape');
        await page.locator('dialog').waitFor({ state: 'detached' });
        expect(
          await page.evaluate(() => document.activeElement?.matches('nav li button[aria-haspopup="dialog"]')),
        ).toBe(true);
        await page.evaluate(() => (document.activeElement as HTMLElement).blur());
        await tabTo(page, 'header button');
        await page.keyboard.press('Enter');
        await page.waitForURL('**/login');
        await waitForInteractive(page);
        expect(
          await page.evaluate(() => [...Object.values(localStorage), ...Object.values(sessionStorage)].join()),
        ).not.toMatch(/eyJ|token/);
        expect(await page.evaluate(() => localStorage.getItem('kapao.token'))).toBeNull();
      });
    });

  test('closes a modal with back and keeps the page', async ({ site, visitor }) => {
    const { page } = await visitor({ storage: session(site.backend) });
    await page.goto('/user/home');
    await waitForInteractive(page);
    await page.locator('nav li button[aria-haspopup="dialog"]').last().dblclick();
    await page.locator('dialog[open]').waitFor();
    await page.goBack();
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/user/home');
    await page.goForward();
    await page.locator('dialog[open]').waitFor();
    await page.locator('dialog[open] button').first().dblclick({ delay: 0 });
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/user/home');
  });

  test('shows errors instead of a blank page when it goes offline, logs out and keeps the input', async ({
    complaints,
    site,
    visitor,
  }) => {
    complaints.take(failedRequests, failedModules);
    const { page } = await visitor({ storage: session(site.backend) });
    await page.goto('/user/home');
    await waitForInteractive(page);
    await page.context().setOffline(true);
    // The page has not fetched this screen yet: it shows a retry, and the bars and the token stay.
    await page.locator('nav a[href="/user/statement"]').click();
    await page.locator('main [data-crashed] button').first().waitFor();
    expect(await page.locator('header button').isVisible()).toBe(true);
    expect(await page.evaluate(() => localStorage.getItem('kapao.token'))).not.toBeNull();
    await page.context().setOffline(false);
    await page.locator('main [data-crashed] button').first().click();
    await page.locator('main [data-crashed]').waitFor({ state: 'detached' });
    await page.context().setOffline(true);
    await page.locator('header button').click();
    await page.waitForURL('**/login');
    expect(await page.evaluate(() => localStorage.getItem('kapao.token'))).toBeNull();
    await page.context().setOffline(false);
    await page.reload();
    await waitForInteractive(page);
    await page.context().setOffline(true);
    await page.locator('input[autocomplete="username"]').fill('0812345678');
    await page.locator('input[type="password"]').fill('demo1234');
    await page.keyboard.press('Enter');
    await page.locator('form [role="alert"]:not(:empty)').waitFor();
    expect(await page.locator('input[autocomplete="username"]').inputValue()).toBe('0812345678');
    await page.context().setOffline(false);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/user/home');
  });

  for (const mode of ['denied', 'full'])
    test(`starts and keeps the session in memory with storage ${mode}`, async ({ site, visitor }) => {
      const { id: _, username, password } = member(site.backend);
      const { page } = await visitor();
      await page.addInitScript((how) => {
        const broken = new Proxy({} as Storage, {
          get: (_target, name) => () => {
            if (how === 'denied' || name === 'setItem') throw new DOMException(how, 'QuotaExceededError');
            return null;
          },
        });
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get: () => {
              if (how === 'denied') throw new DOMException(how, 'SecurityError');
              return broken;
            },
          });
        }
      }, mode);
      await page.goto('/login');
      await waitForInteractive(page);
      await page.locator('input[autocomplete="username"]').fill(username);
      await page.locator('input[type="password"]').fill(password);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/user/home');
      await waitForInteractive(page);
      // Nothing is stored, so the agreement opens over home.
      await page.getByRole('button', { name: agreementTexts.accept }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.locator('header button').click();
      await page.waitForURL('**/login');
    });

  test('shows no moving content with reduced motion while home loads', async ({ site, visitor }) => {
    const { page } = await visitor({ storage: session(site.backend), reducedMotion: 'reduce' });
    await page.route('**/api/wallet', () => {});
    await page.goto('/user/home');
    await page.locator('main [aria-busy="true"]').first().waitFor();
    const moving = () =>
      document.getAnimations().filter(({ playState, effect }) => {
        const { duration } = effect?.getComputedTiming() ?? {};
        return playState === 'running' && Number(duration) > 10;
      }).length;
    await waitForStable(page);
    expect(await page.evaluate(moving)).toBe(0);
  });
});
