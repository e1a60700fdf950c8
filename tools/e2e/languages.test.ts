import { publicPaths } from '../../src/lib/paths.ts';
import { expect, test } from './fixtures.ts';
import { holdScripts, open, waitForInteractive } from './pages.ts';

/** Tests the public pages in a stored language other than the build's. */

test.describe('another language', () => {
  /** Records the text of the first heading or navigation in each frame where that element is visible. */
  const watch = () => {
    const seen = new Set<string>();
    Object.assign(window, { kapaoSeen: seen });
    const look = () => {
      const heading = document.querySelector('h1, nav');
      if (heading && getComputedStyle(heading).visibility === 'visible') seen.add(heading.textContent ?? '');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };

  test('shows a chosen language from the first visible frame', async ({ visitor }) => {
    for (const path of publicPaths) {
      const { page } = await visitor({ storage: { 'kapao.language': 'en' } });
      await page.addInitScript(watch);
      await open(page, path);
      await page.locator('h1').first().waitFor();
      expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
      const seen = await page.evaluate(() => [...(window as unknown as { kapaoSeen: Set<string> }).kapaoSeen]);
      expect(
        seen.filter((text) => /[\u0e01-\u0e3e]/.test(text)),
        path,
      ).toEqual([]);
    }
  });
});

test.describe('a page in the stored language', () => {
  for (const path of [...publicPaths, '/nowhere'])
    test(`${path} has its words before the scripts, and hydrates`, async ({ site, visitor, complaints }) => {
      const isClosed = path === '/terminated';
      if (isClosed) site.backend.fail({ method: 'GET', path: '/api/lookup/active', message: 'gone', status: 410 });
      const { page } = await visitor({ storage: { 'kapao.language': 'la' } });
      // Prefetching would request the texts of the likely next page.
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      const heading = page.locator('h1').first();
      await heading.waitFor();
      expect(await heading.textContent()).toMatch(/[\u0e80-\u0eff]/);
      expect(await page.title()).toMatch(/[\u0e80-\u0eff].* · Kapao$/);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe('lo');
      if (!isClosed && path !== '/nowhere') expect(await page.locator('header select').inputValue()).toBe('la');
      await heading.evaluate((element) => element.setAttribute('data-first', ''));
      const texts: string[] = [];
      page.on('request', (request) => texts.push(new URL(request.url()).pathname));
      release();
      await waitForInteractive(page);
      // The same element is there: the app has hydrated it, and has needed no other texts for it.
      expect(await page.locator('h1[data-first]').count()).toBe(1);
      expect(texts.filter((file) => /\/assets\/(nav|common|login|register)-/.test(file))).toEqual([]);
      if (path === '/nowhere') complaints.take(/status of 404/);
      if (isClosed) complaints.take(/status of 410/);
    });

  test('is rendered by the app if its words do not arrive', async ({ visitor, complaints }) => {
    complaints.take(/Failed to load resource/);
    const { page } = await visitor({ storage: { 'kapao.language': 'en' } });
    await page.route('**/assets/login-en-*.json', (route) => route.abort());
    await open(page, '/login');
    expect(await page.locator('h1').first().textContent()).toMatch(/^[\x20-\x7e]+$/);
    expect(await page.locator('h1').first().isVisible()).toBe(true);
  });
});
