import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from 'playwright';
import { expect, failedModules, failedRequests, test, visitWithWorker } from './fixtures.ts';
import { startFront } from './front.ts';
import { holdRequests, installed, interactive, open, output, waitForInteractive, waitForStable } from './pages.ts';
import { session } from './testServer.ts';

/** Tests what the app does when a file is missing, or when a cache has a wrong one. */
test.use({ serviceWorkers: 'allow' });

test.describe('a missing or wrong file', () => {
  test.beforeEach(({ complaints }) => complaints.take(failedRequests, failedModules));

  /** Returns the file of the screen that login's menu leads to. */
  const findChunk = () =>
    readdirSync(join(output, 'assets')).find((name) => /^RegisterScreen-.*\.js$/.test(name)) ?? '';
  /** Fetches a file to its end in the page, so that the browser caches its response. */
  const ask = (path: string) =>
    fetch(path).then(async (response) => ({ status: response.status, text: await response.text() }));
  for (const kind of ['js', 'css'])
    test(`offers a retry and keeps the session when the ${kind} of a chunk is missing`, async ({ visitor }) => {
      const { page } = await visitor();
      await page.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }));
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
      await open(page, '/login');
      const file = `**/assets/RegisterScreen-*.${kind}`;
      const refuse = (route: Route) => route.fulfill({ status: 404, body: 'gone' });
      await page.route(file, refuse);
      await page.evaluate(() => sessionStorage.setItem('kapao.draftProof', 'kept'));
      await page.locator('nav a[href="/register"]').click();
      const retry = page.getByRole('button', { name: 'ลองอีกครั้ง' });
      await retry.waitFor();
      // The bars stay, and the title names the page that the visitor wants.
      expect(await page.locator('header select').isVisible()).toBe(true);
      expect(await page.locator('nav a[href="/login"]').isVisible()).toBe(true);
      expect(await page.title()).toMatch(/^สมัครสมาชิก/);
      const field = page.locator('input[type="tel"], input[inputmode="tel"], input[inputmode="numeric"]').first();
      await page.unroute(file);
      if (kind === 'css') {
        // The app requests a missing file twice per retry. The first response refuses the styles again, and the second is
        // held: the form must not appear without them.
        const release = await holdRequests(page, file);
        await page.route(file, refuse, { times: 1 });
        const refused = page.waitForResponse(file);
        await retry.click();
        await refused;
        await waitForStable(page);
        expect(await retry.isVisible()).toBe(true);
        expect(await field.count()).toBe(0);
        release();
      } else await retry.click();
      await field.waitFor();
      expect(new URL(page.url()).pathname).toBe('/register');
      expect(await page.evaluate(() => sessionStorage.getItem('kapao.draftProof'))).toBe('kept');
      const styled = () => [...document.styleSheets].some(({ href }) => href?.includes('/RegisterScreen-'));
      expect(await page.evaluate(styled)).toBe(true);
    });

  test('a retry requests a chunk again that the browser has cached as missing', async ({ site, visitor }) => {
    const { page } = await visitor();
    await page.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }));
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    const chunk = findChunk();
    await open(page, '/login');
    site.put(`/assets/${chunk}`, null);
    await page.locator('nav a[href="/register"]').click();
    const retry = page.getByRole('button', { name: 'ลองอีกครั้ง' });
    await retry.waitFor();
    // The browser aborts a failed module request and may not cache its response. Fetch the file to the end, so that the
    // browser caches the 404.
    await page.evaluate(ask, `/assets/${chunk}`);
    // As after a rollback: the file exists again, but the host's cache lifetime of a year also applied to its 404.
    site.put(`/assets/${chunk}`, readFileSync(join(output, 'assets', chunk), 'utf8'));
    expect((await page.evaluate(ask, `/assets/${chunk}`)).status).toBe(404);
    await retry.click();
    await page.locator('input[type="tel"], input[inputmode="numeric"]').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/register');
  });

  /** Replaces the files in the worker's caches whose address matches `name`. Returns how many. */
  const poison = (page: Page, name: string, type: string, body: string, status = 200) =>
    page.evaluate(
      async ([part, media, text, code]) => {
        let count = 0;
        for (const key of await caches.keys()) {
          const cache = await caches.open(key);
          for (const request of await cache.keys()) {
            if (!new RegExp(part).test(request.url)) continue;
            await cache.put(request, new Response(text, { status: code, headers: { 'Content-Type': media } }));
            count += 1;
          }
        }
        return count;
      },
      [name, type, body, status] as const,
    );
  /** Returns the types of the files in the worker's caches whose address matches `name`. */
  const getKeptTypes = (page: Page, name: string) =>
    page.evaluate(async (part) => {
      const found = await Promise.all(
        (await caches.keys()).map(async (key) => {
          const cache = await caches.open(key);
          const own = (await cache.keys()).filter(({ url }) => new RegExp(part).test(url));
          return Promise.all(own.map(async (request) => (await cache.match(request))?.headers.get('Content-Type')));
        }),
      );
      return found.flat();
    }, name);
  const aPage = ['text/html', '<p>Log in to the network'] as const;
  const otherScript = ['text/javascript', 'export {}'] as const;

  const poisoned = [
    ['a page instead of the first script', '/login', '/assets/index-.+js$', aPage],
    ['another script instead of the first one', '/login', '/assets/index-.+js$', otherScript],
    ['another script instead of shared parts', '/login', '/assets/parts-.+js$', otherScript],
    ['a page instead of the stylesheet', '/user/home', '/assets/member-.+css$', aPage],
    ['a page instead of a screen', '/user/statement', '/assets/StatementScreen-.+js$', aPage],
    ['a page instead of texts', '/user/statement', '/assets/statement-.+js$', aPage],
    ['a page instead of texts that each page needs', '/user/home', '/assets/nav-.+js$', aPage],
  ] as const;
  for (const [what, path, name, [type, body]] of poisoned)
    test(`opens the page although its cache has ${what}`, async ({ site, visitor, complaints }) => {
      complaints.take(/does not provide an export/);
      const { page: first } = await visitWithWorker(visitor, { storage: { 'kapao.language': 'en' } });
      // The login page ends a session, so the member logs in only now.
      if (path !== '/login')
        await first.evaluate(
          (entries) => entries.map(([key, value]) => localStorage.setItem(key, value)),
          Object.entries(session(site.backend)),
        );
      await open(first, path);
      expect(await poison(first, name, type, body)).toBeGreaterThan(0);
      // A later visit: another process, which has no file in its memory.
      const page = await first.context().newPage();
      await first.close();
      await page.goto(path);
      await waitForInteractive(page);
      expect(await page.locator('#start-failure, [data-crashed]').locator('visible=true').count()).toBe(0);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
      expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px');
      // The wrong file is gone: the next visit is an ordinary one.
      await page.goto(path);
      await waitForInteractive(page);
      expect(await getKeptTypes(page, name)).not.toContain('text/html');
    });

  test('replaces a page instead of a font in its cache, and shows the font on the next visit', async ({
    visitor,
    complaints,
  }) => {
    complaints.take(/Failed to decode downloaded font|OTS parsing error/);
    const font = '/assets/noto-sans-thai-thai-.+woff2$';
    const { page: first } = await visitWithWorker(visitor);
    await open(first, '/login');
    await expect.poll(() => poison(first, font, ...aPage)).toBe(1);
    const page = await first.context().newPage();
    await first.close();
    await open(page, '/login');
    await expect.poll(() => getKeptTypes(page, font)).toEqual(['font/woff2']);
    await open(page, '/login');
    await page.waitForFunction(() =>
      [...document.fonts].some(({ family, status }) => family.includes('Noto Sans Thai') && status === 'loaded'),
    );
  });

  test('keeps no file of a wrong type', async ({ site, visitor }) => {
    const front = await startFront(site.origin);
    const { page } = await visitor();
    await page.goto(`${front.origin}/login`);
    await installed(page);
    await page.goto(`${front.origin}/login`);
    const file = `/assets/${readdirSync(join(output, 'assets')).find((name) => /^StatementScreen-.*\.js$/.test(name))}`;
    const types = () =>
      page.evaluate(async (path) => {
        await fetch(path);
        return (await caches.match(path))?.headers.get('Content-Type')?.split(';')[0];
      }, file);
    front.answer = (path) =>
      path === file ? { headers: { 'Content-Type': 'text/html', 'Cache-Control': 'max-age=600' } } : undefined;
    expect(await types()).toBeUndefined();
    front.answer = () => undefined;
    // The worker keeps the file after it has responded.
    await expect.poll(types).toBe('text/javascript');
    await front.close();
  });

  test('shows a start failure when a reload cannot start the page either, and a retry starts it', async ({
    visitor,
  }) => {
    const { page } = await visitWithWorker(visitor);
    await poison(page, '/assets/index-.+js$', 'text/plain', '', 404);
    await page.reload();
    await page.locator('#start-failure button:visible').click();
    await interactive(page);
    expect(await page.locator('#start-failure').isVisible()).toBe(false);
  });

  test('shows a load failure of a member screen inline and keeps the bars', async ({ site, visitor }) => {
    const { page } = await visitor({ storage: session(site.backend) });
    const retry = page.locator('main [data-crashed] button').first();
    const bars = async () => {
      await interactive(page);
      await retry.waitFor();
      expect(await page.locator('#start-failure').isVisible()).toBe(false);
      expect(await page.locator('header button').isVisible()).toBe(true);
      expect(await page.locator('nav a[href="/user/home"]').isVisible()).toBe(true);
    };
    await page.route('**/assets/StatementScreen-*.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.goto('/user/statement');
    await bars();
    await page.unroute('**/assets/StatementScreen-*.js');
    await retry.click();
    await retry.waitFor({ state: 'detached' });
    await installed(page);
    // Leave only the files that the worker precached at its installation.
    await page.evaluate(async () => {
      for (const name of await caches.keys()) if (name.startsWith('kapao-assets')) await caches.delete(name);
    });
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
    await page.context().setOffline(true);
    await page.goto('/user/bonus');
    await bars();
  });

  test('precaches a file that the browser has cached as missing', async ({ site, visitor }) => {
    const { page } = await visitor();
    const chunk = findChunk();
    // An image runs no script, so it registers no service worker.
    await page.goto('/favicon.svg');
    site.put(`/assets/${chunk}`, null);
    await page.evaluate(ask, `/assets/${chunk}`);
    site.put(`/assets/${chunk}`, readFileSync(join(output, 'assets', chunk), 'utf8'));
    expect((await page.evaluate(ask, `/assets/${chunk}`)).status).toBe(404);
    await open(page, '/login');
    await installed(page);
    expect((await page.evaluate(ask, `/assets/${chunk}`)).status).toBe(200);
  });
});
