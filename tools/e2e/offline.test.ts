import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { root } from '../test/program.ts';
import { expect, failedModules, failedRequests, test, visitWithWorker } from './fixtures.ts';
import { installed, interactive, logIn, open, output, waitForStable } from './pages.ts';
import { session } from './testServer.ts';

/** Tests the service worker, deployments and prefetching. */
test.use({ serviceWorkers: 'allow' });

test.describe('after a deployment or without a network', () => {
  test.beforeEach(({ complaints }) => complaints.take(failedRequests, failedModules));

  const built = (path: string) => readFileSync(join(output, path), 'utf8');
  const worker = () => built('/sw.js');
  /** Returns the service worker of another build. */
  const nextWorker = () => worker().replace(/(?<=build:[`"])\w{16}/, 'f'.repeat(16));
  /** Returns the file of the screen that login's menu leads to. */
  const findChunk = () =>
    readdirSync(join(output, 'assets')).find((name) => /^RegisterScreen-.*\.js$/.test(name)) ?? '';
  /** Fetches a file to its end in the page, so that the browser caches its response. */
  const ask = (path: string) =>
    fetch(path).then(async (response) => ({ status: response.status, text: await response.text() }));
  const offer = (page: Page) => page.getByRole('button', { name: 'อัปเดตเลย' });
  for (const kind of ['js', 'css'])
    test(`offers a retry and keeps the session when the ${kind} of a chunk is missing`, async ({ visitor }) => {
      const { page } = await visitor();
      await page.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }));
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
      await open(page, '/login');
      const file = `**/assets/RegisterScreen-*.${kind}`;
      await page.route(file, (route) => route.fulfill({ status: 404, body: 'gone' }));
      await page.evaluate(() => sessionStorage.setItem('kapao.draftProof', 'kept'));
      await page.locator('nav a[href="/register"]').click();
      const retry = page.getByRole('button', { name: 'ลองอีกครั้ง' });
      await retry.waitFor();
      // The bars stay, and the title names the page that the visitor wants.
      expect(await page.locator('header select').isVisible()).toBe(true);
      expect(await page.locator('nav a[href="/login"]').isVisible()).toBe(true);
      expect(await page.title()).toMatch(/^สมัครสมาชิก/);
      // Retry while the styles are still missing: the form must not appear without them.
      if (kind === 'css') {
        const refused = page.waitForResponse(file);
        await retry.click();
        await refused;
        await retry.waitFor();
      }
      await page.unroute(file);
      await retry.click();
      await page.locator('input[type="tel"], input[inputmode="tel"], input[inputmode="numeric"]').first().waitFor();
      expect(new URL(page.url()).pathname).toBe('/register');
      expect(await page.evaluate(() => sessionStorage.getItem('kapao.draftProof'))).toBe('kept');
      const styled = () => [...document.styleSheets].some(({ href }) => href?.includes('/RegisterScreen-'));
      expect(await page.evaluate(styled)).toBe(true);
    });

  test('reloads the page on the second retry of a missing chunk, because the browser remembers failed modules', async ({
    site,
    visitor,
  }) => {
    const { page } = await visitor();
    await page.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }));
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    const chunk = findChunk();
    await open(page, '/login');
    await page.evaluate(() => Object.assign(window, { oldDocument: true }));
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
    await retry.waitFor();
    await retry.click();
    await page.waitForFunction(() => !('oldDocument' in window));
    await interactive(page);
    await page.locator('input[type="tel"], input[inputmode="numeric"]').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/register');
  });

  test('opens the shell offline, shows a notice and keeps the input', async ({ visitor }) => {
    const { page } = await visitWithWorker(visitor);
    await page.locator('input[autocomplete~="username"]').fill('0812345678');
    await page.context().setOffline(true);
    await page.getByRole('status').filter({ hasText: 'ไม่มีอินเทอร์เน็ต' }).waitFor();
    expect(await page.locator('input[autocomplete~="username"]').inputValue()).toContain('081');
    for (const path of ['/login', '/contact', '/']) {
      await page.goto(path);
      await interactive(page);
      await page.getByRole('status').filter({ hasText: 'ไม่มีอินเทอร์เน็ต' }).waitFor();
    }
    await page.context().setOffline(false);
    await page.getByText('ไม่มีอินเทอร์เน็ต').waitFor({ state: 'hidden' });
  });

  test('serves visited pages from the cache with any query, and still checks for a new version', async ({
    site,
    visitor,
  }) => {
    const { page } = await visitWithWorker(visitor, { storage: session(site.backend) });
    const sent = () =>
      page.evaluate(
        () => (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.transferSize,
      );
    await open(page, '/contact');
    for (const path of ['/contact', '/contact?code=1', '/user/home', '/user/home?modal=conditions', '/user/contact']) {
      site.forget();
      await open(page, path);
      expect(await sent(), path).toBe(0);
    }
    await expect.poll(() => [...site.sent]).toContain('/sw.js');
    await page.context().setOffline(true);
    await open(page, '/user/home');
    expect(await sent()).toBe(0);
  });

  /** Replaces the site's script in the worker's cache with a 404. */
  const loseScripts = (page: Page) =>
    page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          if (request.url.includes('/index-')) await cache.put(request, new Response('', { status: 404 }));
        }
      }
    });

  test('shows a start failure when the scripts of a cached page are missing', async ({ visitor }) => {
    const { page } = await visitWithWorker(visitor);
    await loseScripts(page);
    await page.reload();
    await page.locator('#start-failure').waitFor();
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await page.locator('#start-failure button:visible').click();
    await interactive(page);
  });

  test('installs the new version on retry when the scripts of a cached page are missing', async ({ site, visitor }) => {
    const { page } = await visitWithWorker(visitor);
    await loseScripts(page);
    site.put('/sw.js', nextWorker());
    await page.reload();
    await page.locator('#start-failure button:visible').click();
    await interactive(page);
    expect(await page.locator('#start-failure').isVisible()).toBe(false);
    // The old version and its cache are gone: the next visit starts from the new cache.
    await installed(page);
    await open(page, '/login');
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

  test('caches no response of the API, and keeps the token after an offline reload', async ({ visitor }) => {
    const { page } = await visitWithWorker(visitor);
    await logIn(page);
    await page.waitForLoadState('networkidle');
    const kept = await page.evaluate(async () => {
      const urls: string[] = [];
      for (const name of await caches.keys()) {
        for (const { url } of await (await caches.open(name)).keys()) urls.push(new URL(url).pathname);
      }
      return urls;
    });
    expect(kept.length).toBeGreaterThan(10);
    expect(kept.filter((path) => path.startsWith('/api'))).toEqual([]);
    expect(kept).toContain('/user/home');
    await page.context().setOffline(true);
    await page.reload();
    await interactive(page);
    expect(new URL(page.url()).pathname).toBe('/user/home');
    expect(await page.evaluate(() => sessionStorage.getItem('kapao.token') ?? '')).not.toBe('');
  });

  test('opens unvisited pages offline, in a language other than the build’s', async ({ visitor }) => {
    const { page } = await visitWithWorker(visitor, { storage: { 'kapao.language': 'en' } });
    await page.context().setOffline(true);
    for (const path of ['/contact', '/howto', '/register']) {
      await open(page, path);
      expect(await page.locator('html').getAttribute('lang'), path).toBe('en');
      expect(await page.locator('h1').first().textContent(), path).toMatch(/^[\x20-\x7e]+$/);
    }
  });

  for (const [mark, path, own, foreign] of [
    ['by their script', '/app.html', /assets\/index-[\w-]+\.js/g, 'assets/index-00000000.js'],
    ['by their CSP', '/_headers', /(?<=script-src 'self' 'sha256-)[\w+/]{8}/g, '00000000'],
  ] as const)
    test(`rejects pages of another build, recognized ${mark}, and tries again`, async ({ site, visitor }) => {
      const { page } = await visitWithWorker(visitor);
      await page.reload();
      await interactive(page);
      expect(built(path)).toMatch(own);
      site.put(path, built(path).replaceAll(own, foreign));
      expect(nextWorker()).not.toBe(worker());
      site.put('/sw.js', nextWorker());
      const update = () =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.ready;
          await registration.update();
          const coming = registration.installing;
          await new Promise<void>((done) => {
            if (!coming) done();
            else coming.addEventListener('statechange', () => coming.state !== 'installing' && done());
          });
          return coming?.state;
        });
      expect(await update()).toBe('redundant');
      expect(await offer(page).count()).toBe(0);
      site.put(path, built(path));
      expect(await update()).toBe('installed');
      await offer(page).waitFor();
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

  test('offers a new version and activates it only on request', async ({ site, visitor }) => {
    const { page } = await visitWithWorker(visitor);
    await page.reload();
    await interactive(page);
    await page.locator('input[autocomplete~="username"]').fill('0812345678');
    site.put('/sw.js', `${worker()}\n// the next build`);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await offer(page).waitFor();
    expect(await page.locator('input[autocomplete~="username"]').inputValue()).toContain('081');
    await page.evaluate(() => Object.assign(window, { oldDocument: true }));
    await offer(page).click();
    await page.waitForFunction(() => !('oldDocument' in window));
    await interactive(page);
  });

  test('unregisters and deletes its caches when the host serves remove-worker.js instead', async ({
    site,
    visitor,
  }) => {
    const { page } = await visitWithWorker(visitor);
    const instead = readFileSync(join(root, 'tools/deploy/remove-worker.js'), 'utf8');
    await page.evaluate(async () => void (await caches.open('other')));
    site.put('/sw.js', instead);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await page.evaluate(() => Object.assign(window, { oldDocument: true }));
    site.forget();
    await offer(page).click();
    await page.waitForFunction(() => !('oldDocument' in window));
    await interactive(page);
    expect([...site.sent]).toContain('/login.html');
    const left = () =>
      page.evaluate(async () => [await caches.keys(), await navigator.serviceWorker.getRegistration()]);
    await expect.poll(left).toEqual([['other'], undefined]);
  });
});

test.describe('prefetching', () => {
  const requests = (page: Page) => {
    const seen: string[] = [];
    page.on('request', (request) => seen.push(new URL(request.url()).pathname));
    return (name: string) => seen.some((path) => path.startsWith(`/assets/${name}-`));
  };

  test('fetches the likely next page when idle, and any other page when its link is touched', async ({ visitor }) => {
    const { page } = await visitor();
    const isAsked = requests(page);
    await open(page, '/login');
    await expect.poll(() => isAsked('RegisterScreen') && isAsked('HomeScreen')).toBe(true);
    expect(isAsked('ContactScreen')).toBe(false);
    await page.locator('nav a[href="/contact"]').hover();
    await expect.poll(() => isAsked('ContactScreen')).toBe(true);
  });

  test('reports no failed prefetch, and fetches the chunk again when it is needed', async ({ complaints, visitor }) => {
    complaints.take(failedRequests);
    const { page } = await visitor();
    const isAsked = requests(page);
    await page.route('**/assets/HomeScreen-*.js', (route) => route.abort());
    await open(page, '/login');
    await expect.poll(() => isAsked('HomeScreen')).toBe(true);
    await page.unroute('**/assets/HomeScreen-*.js');
    await logIn(page);
    await page.locator('main h2').first().waitFor();
    expect(await page.locator('main :is([data-crashed], [data-failed])').count()).toBe(0);
  });

  for (const it of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])
    test(`fetches nothing on a connection with ${JSON.stringify(it)}`, async ({ visitor }) => {
      const { page } = await visitor();
      const isAsked = requests(page);
      await page.addInitScript((connection) => {
        Object.defineProperty(navigator, 'connection', { value: connection });
      }, it);
      await open(page, '/login');
      await page.locator('nav a[href="/register"]').hover();
      await page.waitForLoadState('networkidle');
      await waitForStable(page);
      expect(isAsked('RegisterScreen')).toBe(false);
      expect(isAsked('HomeScreen')).toBe(false);
    });
});
