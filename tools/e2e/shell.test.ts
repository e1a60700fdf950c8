import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { getMark } from '../../src/device/agreement.ts';
import commonTexts from '../../src/i18n/locales/th/common.json' with { type: 'json' };
import homeTexts from '../../src/i18n/locales/th/home.json' with { type: 'json' };
import navTexts from '../../src/i18n/locales/th/nav.json' with { type: 'json' };
import statementTexts from '../../src/i18n/locales/th/statement.json' with { type: 'json' };
import { publicPaths } from '../../src/lib/paths.ts';
import { expect, type Fixtures, test } from './fixtures.ts';
import { holdRequests, holdScripts, logIn, member, open, output, waitForStable } from './pages.ts';
import { member as getMember } from './testServer.ts';

/** Tests the built pages and the host's configuration: headers, CSP, and login up to home. */

type Site = Fixtures['site'];

test.describe('headers', () => {
  const response = (site: Site, path: string) => fetch(`${site.origin}${path}`);

  for (const path of ['/', ...publicPaths, '/user', '/user/home', '/nowhere'])
    test(`sends strict headers that require revalidation for ${path}`, async ({ site }) => {
      const { status, headers } = await response(site, path);
      expect(status).toBe(path === '/nowhere' ? 404 : 200);
      if (status === 200) expect(headers.get('cache-control')).toBe('no-cache');
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).not.toContain('unsafe');
      for (const rule of [
        "default-src 'none'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "connect-src 'self';",
        "require-trusted-types-for 'script'",
        'trusted-types kapao-html kapao-worker kapao-page',
      ]) {
        expect(policy).toContain(rule);
      }
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    });

  test('lets browsers cache only hashed files for a year', async ({ site }) => {
    const assets = readdirSync(join(output, 'assets'));
    expect(assets.length).toBeGreaterThan(20);
    for (const name of assets.slice(0, 10)) {
      const { headers } = await response(site, `/assets/${name}`);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
    for (const path of ['/sw.js', '/manifest.th.webmanifest', '/favicon.svg', '/icons/icon-192.png']) {
      expect((await response(site, path)).headers.get('cache-control'), path).toBe('no-cache');
    }
  });

  test('responds with 404 for a missing file, not with the shell', async ({ site }) => {
    for (const path of ['/assets/index-0000.js', '/icons/none.png', '/sw2.js', '/_headers', '/.vite/manifest.json']) {
      expect((await response(site, path)).status, path).toBe(404);
    }
  });

  test('sends the content types of all files', async ({ site }) => {
    const types: Record<string, string> = {
      '/login': 'text/html',
      '/sw.js': 'text/javascript',
      '/manifest.th.webmanifest': 'application/manifest+json',
      '/icons/icon-512.png': 'image/png',
    };
    for (const [path, type] of Object.entries(types)) {
      expect((await response(site, path)).headers.get('content-type')).toContain(type);
    }
    const known = /types \{([^}]*)\}/.exec(readFileSync(join(output, 'nginx', 'site.conf'), 'utf8'))?.[1] ?? '';
    const files = readdirSync(output, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
    const endings = new Set(files.map(({ name }) => extname(name).slice(1)));
    // Hosts do not serve their configuration files.
    const served = [...endings].filter((ending) => ending && ending !== 'conf');
    expect(served.length).toBeGreaterThan(6);
    for (const ending of served) expect(known, ending).toMatch(new RegExp(` ${ending}[; ]`));
  });
});

test.describe('the prerendered pages', () => {
  const read = async (site: Site, path: string) => (await fetch(`${site.origin}${path}`)).text();

  test('names the same build in pages, service worker and version.json', async ({ site }) => {
    const { build, version } = JSON.parse(await read(site, '/version.json')) as Record<string, string>;
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(build).toMatch(/^[0-9a-f]{16}$/);
    for (const path of [...publicPaths, '/user/home', '/nowhere'])
      expect(await read(site, path), path).toContain(`<meta name="kapao:build" content="${build}">`);
    expect(await read(site, '/sw.js')).toContain(build);
  });

  test('starts no module load before the import map, because browsers that know one map then ignore it', () => {
    const pages = readdirSync(output).filter((name) => name.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(publicPaths.length);
    for (const name of pages) {
      const [before = '', after] = readFileSync(join(output, name), 'utf8').split('<script type="importmap">');
      expect(after, name).toContain('modulepreload');
      expect(/modulepreload|type="?module|\bimport\(/.exec(before)?.[0], name).toBeUndefined();
    }
  });

  test('gives search engines one canonical address of the login page', async ({ site }) => {
    for (const path of ['/', '/login', '/login.html'])
      expect(await read(site, path), path).toContain('<link rel="canonical" href="/login">');
    expect(await read(site, '/register')).toContain('<link rel="canonical" href="/register">');
  });

  test('writes a title with the name of the site and a link preview', async ({ site }) => {
    for (const path of publicPaths) {
      const html = await read(site, path);
      const title = /<title>([^<]+)/.exec(html)?.[1];
      expect(title, path).toMatch(/. · Kapao$/);
      if (path !== '/terminated') expect(html, path).toContain(`<meta property="og:title" content="${title}">`);
    }
    expect((await fetch(`${site.origin}/share.png`)).headers.get('content-type')).toBe('image/png');
  });

  test('keeps member pages, unknown paths and the closed-site page out of search engines', async ({ site }) => {
    for (const path of ['/user', '/user/home', '/user/nowhere', '/terminated', '/nowhere'])
      expect(await read(site, path), path).toContain('<meta name="robots" content="noindex">');
    for (const path of ['/', '/login', '/register']) expect(await read(site, path), path).not.toContain('noindex');
  });

  test('serves robots.txt and favicon.ico', async ({ site }) => {
    expect(await read(site, '/robots.txt')).toContain('Disallow: /api/');
    expect((await fetch(`${site.origin}/favicon.ico`)).headers.get('content-type')).toBe('image/x-icon');
  });
});

test.describe('public pages', () => {
  for (const path of [...publicPaths, '/nowhere'])
    test(`${path} is complete, hydrates and logs no error`, async ({ complaints, site, visitor }) => {
      const html = await (await fetch(`${site.origin}${path}`)).text();
      expect(html).toMatch(/<html lang="th" data-page="[^"]+"/);
      expect(html).toMatch(/<title>[^<…]*[\u0e00-\u0e7f][^<…]*<\/title>/);
      expect(html).toMatch(/<meta name="description" content="[^"]*[\u0e00-\u0e7f]/);
      // On an open site the closed-site page redirects to login, so close the site for this page.
      const isClosed = path === '/terminated';
      if (isClosed) site.backend.fail({ method: 'GET', path: '/api/lookup/active', message: 'gone', status: 410 });
      const { page } = await visitor();
      const scripts: string[] = [];
      page.on(
        'request',
        (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname),
      );
      await open(page, path);
      const heading = await page.locator('h1').first().textContent();
      expect(html).toContain(heading);
      const wanted = new Set(
        [...html.matchAll(/(?:modulepreload"[^>]*href|<script[^>]*src)="([^"]+)"/g)].map(([, it]) => it),
      );
      // The first scripts that the page loads are exactly those that its HTML names.
      expect(new Set(scripts.slice(0, wanted.size))).toEqual(wanted);
      await page.waitForLoadState('networkidle');
      await waitForStable(page);
      if (path === '/nowhere') complaints.take(/status of 404/);
      if (isClosed) complaints.take(/status of 410/);
    });

  test('gives public pages unique titles and descriptions', async ({ site }) => {
    const of = async (path: string) => {
      const html = await (await fetch(`${site.origin}${path}`)).text();
      return [/<title>([^<]*)/, /description" content="([^"]*)/].map((pattern) => pattern.exec(html)?.[1]);
    };
    const all = await Promise.all([...publicPaths, '/nowhere', '/user/home'].map(of));
    expect(new Set(all.map(([title]) => title)).size).toBe(all.length);
    expect(new Set(all.map(([, description]) => description)).size).toBe(all.length);
  });

  test('has a manifest in each language, with valid addresses and icon sizes', async ({ site }) => {
    const page = await (await fetch(`${site.origin}/login`)).text();
    expect(page).toContain('<link rel="manifest" href="/manifest.th.webmanifest">');
    for (const [language, lang] of Object.entries({ th: 'th', la: 'lo', en: 'en' })) {
      const manifest = await (await fetch(`${site.origin}/manifest.${language}.webmanifest`)).json();
      expect(manifest).toMatchObject({ id: '/', name: 'Kapao', lang, scope: '/', display: 'standalone' });
      for (const url of [manifest.start_url, ...manifest.shortcuts.map((it: { url: string }) => it.url)])
        expect((await fetch(`${site.origin}${url}`)).status, url).toBe(200);
      const drawn = manifest.icons.filter(({ type }: { type: string }) => type === 'image/png');
      expect(drawn.map(({ purpose }: { purpose: string }) => purpose)).toEqual(['any', 'any', 'maskable', 'maskable']);
      for (const { src, sizes } of drawn) {
        const png = Buffer.from(await (await fetch(`${site.origin}${src}`)).arrayBuffer());
        // Width and height are at fixed offsets in every PNG.
        expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
      }
    }
  });

  test('navigates between public pages without a reload', async ({ visitor }) => {
    const { page } = await visitor();
    await open(page, '/login');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    for (const path of ['/register', '/howto', '/contact', '/login']) {
      await page.locator(`nav a[href="${path}"]`).click();
      await page.waitForURL(`**${path}`);
      await page.locator('main h1').first().waitFor();
    }
    await page.goBack();
    await page.waitForURL('**/contact');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('shows readable public pages without scripts, which explain what is missing', async ({ visitor }) => {
    for (const path of publicPaths) {
      const { page } = await visitor({ javaScriptEnabled: false });
      await page.goto(path);
      expect(await page.locator('h1').first().isVisible(), path).toBe(true);
      expect(await page.locator('noscript p[lang="th"]').isVisible(), path).toBe(true);
      expect(await page.locator('#start-failure').isVisible(), path).toBe(false);
      // Without scripts the visitor can still submit the form, and the password must not appear in the address.
      expect(await page.locator('form:not([method="post"])').count(), path).toBe(0);
      if (path !== '/terminated') expect(await page.locator('nav a[href="/contact"]').isVisible(), path).toBe(true);
    }
  });
});

test.describe('login', () => {
  test('opens home after login with the CSP enforced, and hostile HTML does nothing', async ({
    complaints,
    site,
    visitor,
  }) => {
    const hostile =
      '<b>ok</b><img src=x onerror="window.hacked=1"><script>window.hacked=1</script><svg onload=hacked()>';
    site.mockResponses({ '/api/lookup/agreements': [hostile], '/api/lookup/conditions': [hostile] });
    const { page } = await visitor();
    await open(page, '/');
    expect(new URL(page.url()).pathname).toBe('/login');
    await logIn(page);
    await page.locator('dialog[open] b').first().waitFor();
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    await page.waitForLoadState('networkidle');
    await waitForStable(page);
    expect(complaints.lines).toEqual([]);
    // The CSP is active: the browser refuses each of these attempts.
    complaints.take(/require-trusted-types-for|Trusted(HTML|Script)|trusted-types/);
    const refused = await page.evaluate(() => {
      const tried: string[] = [];
      const attempt = (name: string, act: () => void) => {
        try {
          act();
        } catch {
          tried.push(name);
        }
      };
      attempt('innerHTML', () => {
        document.createElement('div').innerHTML = '<b>x</b>';
      });
      attempt('timer text', () => void setTimeout('window.hacked = true'));
      const script = document.createElement('script');
      attempt('script text', () => {
        script.text = 'window.hacked = 1';
      });
      document.head.append(script);
      return tried;
    });
    expect(refused).toEqual(['innerHTML', 'timer text', 'script text']);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });

  test('sends a form that was submitted before hydration once, and only by POST', async ({ site, visitor }) => {
    const { page } = await visitor();
    const release = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.locator('input[type="password"]').waitFor();
    await page.locator('input[autocomplete~="username"]').fill(member?.username ?? '');
    await page.locator('input[type="password"]').fill(member?.password ?? '');
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).search).toBe('');
    release();
    await page.waitForURL('**/user/home');
    expect(site.asked.filter((line) => line === 'POST /api/login')).toHaveLength(1);
  });

  test('sends a form once that was submitted between its first rendering and its hydration', async ({
    site,
    visitor,
  }) => {
    // An invalid response makes the login fail: after a login, the form would be gone before a second request.
    site.mockResponses({ '/api/login': {} });
    const { page } = await visitor();
    await page.addInitScript(
      (values) => {
        const mark = performance.mark.bind(performance);
        performance.mark = (name, options) => {
          if (name !== 'kapao:interactive') return mark(name, options);
          // The app dispatches the event `kapao:interactive` after this mark. Both timers run before the event.
          setTimeout(() => {
            for (const [index, input] of document.querySelectorAll<HTMLInputElement>('form input').entries()) {
              if (values[index] === undefined) continue;
              Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, values[index]);
              input.dispatchEvent(new Event('input', { bubbles: true }));
            }
          });
          setTimeout(() => document.querySelector('form')?.requestSubmit());
          return mark(name, options);
        };
      },
      [member.username, member.password],
    );
    await page.goto('/login');
    await expect
      .poll(() => page.locator('form [role="alert"]').allTextContents())
      .toContainEqual(expect.stringMatching(/./));
    await waitForStable(page);
    expect(site.asked.filter((line) => line === 'POST /api/login')).toHaveLength(1);
  });

  test('shows the member frame before the scripts, dark on home, and only to members', async ({ visitor }) => {
    const { page } = await visitor();
    await open(page, '/login');
    await logIn(page);
    await page.locator('h1, h2').first().waitFor();
    const release = await holdScripts(page);
    await page.evaluate(async () => {
      for (const it of await navigator.serviceWorker.getRegistrations()) await it.unregister();
    });
    await page.reload({ waitUntil: 'commit' });
    await page.locator('nav a[href="/user/home"]').waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    release();
    await page.locator('main :is(h1, h2)').first().waitFor();
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.goto('/user/home', { waitUntil: 'commit' });
    await page.waitForURL('**/login');
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBeUndefined();
  });

  test('shows at once that a page or a modal is coming whose file is late', async ({ site, visitor }) => {
    // Home opens the agreement once the withdrawal has closed, unless the member has accepted it.
    const { page } = await visitor({ storage: { 'kapao.agreement': getMark(getMember(site.backend).id) } });
    const release = await holdRequests(page, /\/assets\/(StatementScreen|WithdrawModal)-/);
    await open(page, '/login');
    await logIn(page);
    const withdraw = page.getByRole('button', { name: homeTexts.tiles.withdraw });
    await withdraw.click();
    await page.locator('main button[aria-busy="true"]').waitFor();
    await page.getByRole('dialog', { name: navTexts.modal.withdraw }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.locator('main button[aria-busy="true"]').waitFor({ state: 'detached' });

    await page.locator('nav a[href="/user/statement"]:visible').click();
    await page.locator('main').getByText(commonTexts.loading).first().waitFor();
    await withdraw.waitFor({ state: 'detached' });
    release();
    await page.getByRole('heading', { level: 1, name: statementTexts.title }).waitFor();
  });
});
