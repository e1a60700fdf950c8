import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { session } from './site.ts';
import { beyondRequests, installed, logIn, open, output, serveSite, site, usable, visitor } from './visitor.ts';

/** The service worker, what a deployment leaves behind, and what is fetched ahead. */
serveSite();

describe('after a deployment or without a network', () => {
  it('a chunk that is gone leaves a way to retry, and the session (R32)', async () => {
    const { page } = await visitor();
    await page.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }));
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await open(page, '/login');
    await page.route('**/assets/RegisterScreen-*.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.evaluate(() => sessionStorage.setItem('kapao.draftProof', 'kept'));
    await page.locator('nav a[href="/register"]').click();
    const retry = page.getByRole('button', { name: 'ลองอีกครั้ง' });
    await retry.waitFor();
    // The bars stay, and the tab says where the visitor is.
    expect(await page.locator('header select').isVisible()).toBe(true);
    expect(await page.locator('nav a[href="/login"]').isVisible()).toBe(true);
    expect(await page.title()).toMatch(/^สมัครสมาชิก/);
    await page.unroute('**/assets/RegisterScreen-*.js');
    await retry.click();
    await page.locator('input[type="tel"], input[inputmode="tel"], input[inputmode="numeric"]').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/register');
    expect(await page.evaluate(() => sessionStorage.getItem('kapao.draftProof'))).toBe('kept');
  });

  it('a chunk that stays gone: the second try loads the page anew, past what the browser remembers as missing', async () => {
    const { page } = await visitor();
    await page.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }));
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    const chunk = readdirSync(join(output, 'assets')).find((name) => /^RegisterScreen-.*\.js$/.test(name)) ?? '';
    await open(page, '/login');
    await page.evaluate(() => Object.assign(window, { oldDocument: true }));
    site().put(`/assets/${chunk}`, null);
    await page.locator('nav a[href="/register"]').click();
    const retry = page.getByRole('button', { name: 'ลองอีกครั้ง' });
    await retry.waitFor();
    const ask = (path: string) =>
      fetch(path).then(async (answer) => ({ status: answer.status, text: await answer.text() }));
    // Read to its end, or the browser may not keep it: a module that is missing is broken off.
    await page.evaluate(ask, `/assets/${chunk}`);
    // As after going back to an earlier version. The host's year for hashed files went for the missing one too.
    site().put(`/assets/${chunk}`, readFileSync(join(output, 'assets', chunk), 'utf8'));
    expect((await page.evaluate(ask, `/assets/${chunk}`)).status).toBe(404);
    await retry.click();
    await retry.waitFor();
    await retry.click();
    await page.waitForFunction(() => !('oldDocument' in window));
    await usable(page);
    await page.locator('input[type="tel"], input[inputmode="numeric"]').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/register');
  });

  it('opens the shell offline, says so, and keeps what was typed (R17, R32)', async () => {
    const { page, complaints } = await visitor();
    await open(page, '/login');
    await installed(page);
    await page.locator('input[autocomplete~="username"]').fill('0812345678');
    await page.context().setOffline(true);
    await page.getByRole('status').filter({ hasText: 'ไม่มีอินเทอร์เน็ต' }).waitFor();
    expect(await page.locator('input[autocomplete~="username"]').inputValue()).toContain('081');
    expect(complaints).toEqual([]);
    for (const path of ['/login', '/contact', '/']) {
      await page.goto(`${site().origin}${path}`);
      await usable(page);
      await page.getByRole('status').filter({ hasText: 'ไม่มีอินเทอร์เน็ต' }).waitFor();
    }
    await page.context().setOffline(false);
    await page.getByText('ไม่มีอินเทอร์เน็ต').waitFor({ state: 'hidden' });
  });

  it('a page out of the cache asks for its scripts once it is painted', async () => {
    const { page } = await visitor();
    await open(page, '/login');
    expect(await page.locator('template').count()).toBe(0);
    await installed(page);
    const scripts = () =>
      page.evaluate(() => ({
        waiting: document.querySelector<HTMLTemplateElement>('#scripts')?.content.querySelectorAll('script').length,
        fetched: performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
      }));
    // Frames wait here until they are let through: no script may come before the first.
    await page.addInitScript(() => {
      const next = requestAnimationFrame.bind(window);
      const held: FrameRequestCallback[] = [];
      window.requestAnimationFrame = (work) => held.push(work);
      Object.assign(window, {
        letThrough: () => {
          window.requestAnimationFrame = next;
          for (const work of held) next(work);
        },
      });
    });
    await page.reload();
    expect(await scripts()).toEqual({ waiting: 2, fetched: 0 });
    await page.evaluate(() => (window as unknown as { letThrough: () => void }).letThrough());
    await usable(page);
  });

  it('kept pages come without starting the worker, those with more in their address by it, and news is still looked for', async () => {
    const { page } = await visitor({ storage: session(site().backend) });
    await open(page, '/login');
    await installed(page);
    const arrival = () =>
      page.evaluate(() => {
        const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        return { byWorker: (entry?.workerStart ?? 0) > 0, sent: entry?.transferSize };
      });
    for (const path of ['/contact', '/user/home']) {
      site().forget();
      await open(page, path);
      expect(await arrival(), path).toEqual({ byWorker: false, sent: 0 });
      await expect.poll(() => site().sent.map((one) => one.path), { timeout: 8000 }).toContain('/sw.js');
    }
    for (const path of ['/contact?code=1', '/user/home?modal=conditions', '/user/contact']) {
      await open(page, path);
      expect(await arrival(), path).toEqual({ byWorker: true, sent: 0 });
    }
    await page.context().setOffline(true);
    await open(page, '/user/home');
    expect(await arrival()).toEqual({ byWorker: false, sent: 0 });
  });

  it('a page out of the cache whose scripts are gone says so (R32)', async () => {
    const { page } = await visitor();
    await open(page, '/login');
    await installed(page);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          if (request.url.includes('/first-')) await cache.put(request, new Response('', { status: 404 }));
        }
      }
    });
    await page.reload();
    await page.locator('#start-failure').waitFor();
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await page.locator('#start-failure button:visible').click();
    await usable(page);
  });

  it('never keeps an answer of the API, and keeps the token over an offline reload', async () => {
    const { page } = await visitor();
    await open(page, '/login');
    await installed(page);
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
    await usable(page);
    expect(new URL(page.url()).pathname).toBe('/user/home');
    expect(await page.evaluate(() => localStorage.getItem('kapao.token') ?? '')).not.toBe('');
  });

  it('opens pages offline that were never seen, in a language that is not the build’s', async () => {
    const { page, complaints } = await visitor({ storage: { 'kapao.language': 'en' } });
    await open(page, '/login');
    await installed(page);
    await page.context().setOffline(true);
    for (const path of ['/contact', '/howto', '/register']) {
      await open(page, path);
      expect(await page.locator('html').getAttribute('lang'), path).toBe('en');
      expect(await page.locator('h1').first().textContent(), path).toMatch(/^[\x20-\x7e]+$/);
    }
    expect(beyondRequests(complaints)).toEqual([]);
  });

  const worker = () => readFileSync(join(output, 'sw.js'), 'utf8');
  const offer = (page: Page) => page.getByRole('button', { name: 'อัปเดตเลย' });

  it('takes no pages that belong to another build, and tries again', async () => {
    const { page } = await visitor();
    await open(page, '/login');
    await installed(page);
    await page.reload();
    await usable(page);
    const contact = readFileSync(join(output, 'contact.html'), 'utf8');
    const name = /build:[`"](\w{16})/.exec(worker())?.[1] ?? '';
    expect(name).not.toBe('');
    site().put('/contact.html', contact.replaceAll(/assets\/first-[\w-]+\.js/g, 'assets/first-00000000.js'));
    site().put('/sw.js', worker().replace(name, 'f'.repeat(16)));
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
    site().put('/contact.html', contact);
    expect(await update()).toBe('installed');
    await offer(page).waitFor();
  });

  it('offers a new version, and brings it in only when asked to', async () => {
    const { page, complaints } = await visitor();
    await open(page, '/login');
    await installed(page);
    await page.reload();
    await usable(page);
    await page.locator('input[autocomplete~="username"]').fill('0812345678');
    site().put('/sw.js', `${worker()}\n// the next build`);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await offer(page).waitFor();
    expect(await page.locator('input[autocomplete~="username"]').inputValue()).toContain('081');
    await page.evaluate(() => Object.assign(window, { oldDocument: true }));
    await offer(page).click();
    await page.waitForFunction(() => !('oldDocument' in window));
    await usable(page);
    expect(complaints).toEqual([]);
  });
});

describe('prefetching', () => {
  const requests = (page: Page) => {
    const seen: string[] = [];
    page.on('request', (request) => seen.push(new URL(request.url()).pathname));
    return (name: string) => seen.some((path) => path.startsWith(`/assets/${name}-`));
  };

  it('fetches the next likely page when idle, and any other once its link is touched', async () => {
    const { page } = await visitor();
    const isAsked = requests(page);
    await open(page, '/login');
    await expect.poll(() => isAsked('RegisterScreen') && isAsked('HomeScreen'), { timeout: 8000 }).toBe(true);
    expect(isAsked('ContactScreen')).toBe(false);
    await page.locator('nav a[href="/contact"]').hover();
    await expect.poll(() => isAsked('ContactScreen'), { timeout: 8000 }).toBe(true);
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'fetches nothing on %o',
    async (it) => {
      const { page } = await visitor();
      const isAsked = requests(page);
      await page.addInitScript((connection) => {
        Object.defineProperty(navigator, 'connection', { value: connection });
      }, it);
      await open(page, '/login');
      await page.locator('nav a[href="/register"]').hover();
      await page.waitForTimeout(2500);
      expect(isAsked('RegisterScreen')).toBe(false);
      expect(isAsked('HomeScreen')).toBe(false);
    },
  );
});
