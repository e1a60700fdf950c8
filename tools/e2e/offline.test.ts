import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { root } from '../test/program.ts';
import { expect, failedModules, failedRequests, test, visitWithWorker } from './fixtures.ts';
import { startFront } from './front.ts';
import { installed, interactive, logIn, open, output, waitForInteractive, waitForStable } from './pages.ts';
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
      const field = page.locator('input[type="tel"], input[inputmode="tel"], input[inputmode="numeric"]').first();
      // The app requests a missing file twice per retry. So the retry above may succeed already, and its button go.
      await expect(async () => {
        if (await retry.isVisible()) await retry.click({ timeout: 1_000 });
        await field.waitFor({ timeout: 5_000 });
      }).toPass();
      expect(new URL(page.url()).pathname).toBe('/register');
      expect(await page.evaluate(() => sessionStorage.getItem('kapao.draftProof'))).toBe('kept');
      const styled = () => [...document.styleSheets].some(({ href }) => href?.includes('/RegisterScreen-'));
      expect(await page.evaluate(styled)).toBe(true);
    });

  test('requests a chunk anew on a retry, because the browser has cached it as missing', async ({ site, visitor }) => {
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
    // The server does not count a response 304, so the next build is there.
    site.put('/sw.js', nextWorker());
    site.forget();
    await open(page, '/user/home');
    await expect.poll(() => [...site.sent]).toContain('/sw.js');
    await page.context().setOffline(true);
    await open(page, '/user/home');
    expect(await sent()).toBe(0);
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
      const types = await page.evaluate(async (part) => {
        const found = await Promise.all(
          (await caches.keys()).map(async (key) => {
            const cache = await caches.open(key);
            const own = (await cache.keys()).filter(({ url }) => new RegExp(part).test(url));
            return Promise.all(own.map(async (request) => (await cache.match(request))?.headers.get('Content-Type')));
          }),
        );
        return found.flat();
      }, name);
      expect(types).not.toContain('text/html');
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

  test('follows the site to another host name', async ({ complaints, site, visitor }) => {
    // The old page asks for its icon, which the host redirects, and the CSP allows no other origin.
    complaints.take(/favicon\.svg/);
    const front = await startFront(site.origin);
    const { page } = await visitor();
    await page.goto(`${front.origin}/login`);
    await installed(page);
    front.answer = (path) => ({ status: 301, headers: { Location: site.origin + path } });
    await page.goto(`${front.origin}/contact?code=1`);
    await page.waitForURL(`${site.origin}/contact?code=1`);
    await interactive(page);
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
