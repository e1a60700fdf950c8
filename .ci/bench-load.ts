import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext, Page } from 'playwright';
import { build } from 'vite';
import { createBackend } from '../mocks/backend.ts';
import { scenarios } from '../mocks/scenarios/scenarios.ts';
import { budgets } from './budgets.ts';
import { chromiumArgs, launchChromium } from './chromium.ts';
import { program, root, run } from './program.ts';
import { type Site, serve } from './serve.ts';

/**
 * `npm run bench:load [-- --runs 7]`: builds the site and a bare React page, serves both the same way, loads them in
 * turn on a slow phone's terms, and prints medians and their ratio. Byte budgets fail the build; times are printed.
 */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '7' } } });
const runs = Math.max(1, Number(values.runs) || 7);

const terms = { width: 390, height: 844, slowdown: 4, megabitsPerSecond: 1.6, latencyMs: 150 };
const aims = { paintRatio: 0.45, againRatio: 0.25, usableRatio: 1.35, shift: 0.02, blockingMs: 40, changeMs: 100 };
const pages = ['/login', '/register', '/howto', '/contact'] as const;

interface Load {
  /** Milliseconds since navigation started. */
  paint: number;
  usable: number;
  blocking: number;
  shift: number;
  /** Gzipped bytes of JavaScript. */
  script: number;
}

async function buildSite(outDir: string): Promise<void> {
  const { exitCode, output } = await run(program('vite', 'build', '--outDir', outDir, '--emptyOutDir'), {
    logPath: join(root, '.cache', 'bench', 'build.log'),
    limitMs: 300_000,
  });
  if (exitCode !== 0) throw new Error(`The site does not build:\n${output}`);
}

const buildBare = (outDir: string) =>
  build({
    configFile: false,
    root: join(root, '.ci', 'bare'),
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic' } },
    build: { outDir, emptyOutDir: true, target: 'es2022' },
  });

const jsBytes = (site: Site) =>
  site.sent.filter(({ path }) => path.endsWith('.js')).reduce((sum, { gzipped }) => sum + gzipped, 0);

/** Runs before the page's own code: keeps what the browser reports, for `measure`. */
function watch(): void {
  const seen = { paint: 0, shift: 0, tasks: [] as [start: number, duration: number][] };
  (window as { kapaoSeen?: typeof seen }).kapaoSeen = seen;
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => {
    seen.paint = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shift += value;
  });
  observe('longtask', (entry) => seen.tasks.push([entry.startTime, entry.duration]));
}

const quietMs = 2000;

/** A page of its own on a slow phone's terms; `line: false` leaves the network as it is. */
async function slowPage(context: BrowserContext, { line = true } = {}): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  if (line) {
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: terms.latencyMs,
      downloadThroughput: (terms.megabitsPerSecond * 1e6) / 8,
      uploadThroughput: (terms.megabitsPerSecond * 1e6) / 8,
    });
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: terms.slowdown });
  // tsx wraps functions that have a name; the page knows nothing of its wrapper.
  await page.addInitScript('globalThis.__name ??= (target) => target');
  await page.addInitScript(watch);
  return page;
}

const newContext = (browser: Browser) =>
  browser.newContext({
    viewport: { width: terms.width, height: terms.height },
    deviceScaleFactor: 2,
    locale: 'th-TH',
  });

const isUsable = () => performance.getEntriesByName('kapao:usable').length > 0;

async function loadIn(page: Page, site: Site, path: string): Promise<Load> {
  site.forget();
  await page.goto(`${site.origin}${path}`, { waitUntil: 'commit' });
  await page.waitForFunction(isUsable, null, { timeout: 60_000 });
  const script = jsBytes(site);
  await page.waitForTimeout(quietMs);
  return { ...(await measure(page)), script };
}

/** A first visit: nothing is cached. */
async function load(browser: Browser, site: Site, path: string): Promise<Load> {
  const context = await newContext(browser);
  try {
    return await loadIn(await slowPage(context), site, path);
  } finally {
    await context.close();
  }
}

/** Visits once so that the service worker keeps its files, then measures as often as told. */
async function loadAgain(browser: Browser, site: Site, paths: readonly string[], times: number) {
  const context = await newContext(browser);
  try {
    const first = await context.newPage();
    await first.goto(`${site.origin}/login`);
    await first.waitForFunction(() =>
      navigator.serviceWorker.ready.then(({ active }) => active?.state === 'activated'),
    );
    await first.close();
    const loads: Record<string, Load[]> = {};
    for (const path of paths) {
      loads[path] = [];
      for (let index = 0; index < times; index += 1) {
        const page = await slowPage(context);
        loads[path]?.push(await loadIn(page, site, path));
        await page.close();
      }
    }
    return loads;
  } finally {
    await context.close();
  }
}

/** Milliseconds from a click to the frame that shows another heading, at the slow CPU, everything fetched before. */
async function changes(browser: Browser, site: Site, run: number): Promise<Record<string, number>> {
  const context = await newContext(browser);
  try {
    const page = await slowPage(context, { line: false });
    await page.goto(`${site.origin}/login`);
    await page.waitForFunction(isUsable);
    const change = (link: string, heading: string) =>
      page.evaluate(
        async ([target, title]) => {
          const words = () => document.querySelector(title ?? '')?.textContent ?? '';
          const before = words();
          const button = document.querySelector<HTMLElement>(target ?? '');
          const started = performance.now();
          button?.click();
          const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
          while (words() === before || words() === '') {
            await frame();
            if (performance.now() - started > 20_000) throw new Error(`nothing changed after ${target}`);
          }
          await frame();
          return performance.now() - started;
        },
        [link, heading],
      );
    const times: Record<string, number> = {};
    for (const path of ['/register', '/howto', '/contact', '/login']) {
      // A touch fetches ahead.
      await page.locator(`nav a[href="${path}"]`).hover();
      await page.waitForLoadState('networkidle');
      times[path] = await change(`nav a[href="${path}"]`, 'main h1');
    }
    await change('nav a[href="/register"]', 'main h1');
    await page
      .locator('main form input')
      .first()
      .fill(`08${61_000_000 + run}`);
    times['next step of register'] = await change('main form button[type="submit"]', 'main form h2');
    return times;
  } finally {
    await context.close();
  }
}

const measure = (page: Page) =>
  page.evaluate(() => {
    const seen = (window as { kapaoSeen?: { paint: number; shift: number; tasks: [number, number][] } }).kapaoSeen;
    const usable = performance.getEntriesByName('kapao:usable')[0]?.startTime ?? Number.NaN;
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    // Total blocking time: what long tasks after the first paint take beyond 50 ms each.
    const blocking = (seen?.tasks ?? [])
      .filter(([start, duration]) => start + duration > first)
      .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0);
    return { paint: seen?.paint ?? Number.NaN, usable, blocking, shift: seen?.shift ?? Number.NaN };
  });

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2
    ? (sorted[Math.floor(middle)] ?? Number.NaN)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** Logs a member in by keyboard and counts the scripts that home adds. Not slowed down: bytes are the same. */
async function homeAfterLogin(browser: Browser, site: Site): Promise<number> {
  const member = scenarios[0]?.members[0];
  if (!member) throw new Error('The first scenario has no member');
  const context = await browser.newContext({ viewport: { width: terms.width, height: terms.height } });
  try {
    const page = await context.newPage();
    // Nothing is fetched ahead then.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.goto(`${site.origin}/login`);
    await page.waitForFunction(isUsable);
    await page.waitForLoadState('networkidle');
    site.forget();
    await page.locator('input[autocomplete~="username"]').fill(member.username);
    await page.locator('input[type="password"]').fill(member.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/user/home');
    await page.waitForLoadState('networkidle');
    return jsBytes(site);
  } finally {
    await context.close();
  }
}

const ms = (value: number) => `${value.toFixed(0)} ms`;
const kB = (value: number) => `${(value / 1000).toFixed(1)} kB`;
const ratio = (a: number, b: number) => (b > 0 ? (a / b).toFixed(2) : '–');
const verdict = (ok: boolean) => (ok ? 'reached' : 'NOT reached');

const of = (loads: Load[], key: keyof Load) => median(loads.map((one) => one[key]));

interface Results {
  first: Record<string, Load[]>;
  again: Record<string, Load[]>;
  bare: Load[];
  changes: Record<string, number[]>;
  homeAdds: number;
}

function table({ first, again, bare }: Results): string[] {
  const cells = (name: string, loads: Load[]) => {
    const paint = of(loads, 'paint');
    const row = [
      ms(paint),
      ratio(paint, of(bare, 'paint')),
      ms(of(loads, 'usable')),
      ratio(of(loads, 'usable'), of(bare, 'usable')),
      ms(of(loads, 'blocking')),
      of(loads, 'shift').toFixed(3),
      kB(of(loads, 'script')),
    ];
    return name.padEnd(24) + row.map((cell) => cell.padStart(10)).join('');
  };
  const heads = ['paint', 'ratio', 'usable', 'ratio', 'blocking', 'shift', 'script'];
  return [
    ''.padEnd(24) + heads.map((cell) => cell.padStart(10)).join(''),
    cells('bare page', bare),
    ...Object.entries(first).map(([path, loads]) => cells(path, loads)),
    ...Object.entries(again).map(([path, loads]) => cells(`${path} again`, loads)),
  ];
}

function aimLines({ first, again, bare, changes: times, homeAdds }: Results): string[] {
  const worst = (loads: Record<string, Load[]>, key: keyof Load) =>
    Math.max(...Object.values(loads).map((one) => of(one, key)));
  const paint = worst(first, 'paint') / of(bare, 'paint');
  const paintAgain = worst(again, 'paint') / of(bare, 'paint');
  const usable = of(first['/login'] ?? [], 'usable') / of(bare, 'usable');
  const script = (path: string) => of(first[path] ?? [], 'script');
  const slowest = Math.max(...Object.values(times).map(median));
  return [
    `largest paint of each page at most ${aims.paintRatio} of the bare page's: ${paint.toFixed(2)}, ${verdict(paint <= aims.paintRatio)}`,
    `again, from the service worker, at most ${aims.againRatio}: ${paintAgain.toFixed(2)}, ${verdict(paintAgain <= aims.againRatio)}`,
    `/login usable at most ${aims.usableRatio} of the bare page's: ${usable.toFixed(2)}, ${verdict(usable <= aims.usableRatio)}`,
    `layout shift under ${aims.shift}: ${verdict(worst(first, 'shift') < aims.shift)}`,
    `blocking time at most ${aims.blockingMs} ms: ${verdict(worst(first, 'blocking') <= aims.blockingMs)}`,
    `/login at most ${kB(budgets.login)}: ${verdict(script('/login') <= budgets.login)}`,
    `/register at most ${kB(budgets.register)}: ${verdict(script('/register') <= budgets.register)}`,
    `home adds at most ${kB(budgets.homeAdds)}: ${kB(homeAdds)}, ${verdict(homeAdds <= budgets.homeAdds)}`,
    `changes of page and step within ${aims.changeMs} ms: ${verdict(slowest <= aims.changeMs)}`,
    ...Object.entries(times).map(([name, each]) => `  ${name.padEnd(24)}${ms(median(each)).padStart(8)}`),
  ];
}

const folder = join(root, '.cache', 'bench');
mkdirSync(folder, { recursive: true });
console.log('Building the site and the bare page …');
await buildSite(join(folder, 'site'));
await buildBare(join(folder, 'bare'));

const backend = createBackend({ running: true });
const site = await serve(join(folder, 'site'), { api: (request) => backend.handle(request) });
const bare = await serve(join(folder, 'bare'));
const browser = await launchChromium(chromiumArgs);
try {
  const results: Results = { first: {}, again: {}, bare: [], changes: {}, homeAdds: 0 };
  for (const path of pages) results.first[path] = [];
  // One of each first, which does not count: the browser itself warms up.
  await load(browser, site, '/login');
  await load(browser, bare, '/');
  for (let index = 0; index < runs; index += 1) {
    results.bare.push(await load(browser, bare, '/'));
    for (const path of pages) results.first[path]?.push(await load(browser, site, path));
    for (const [name, time] of Object.entries(await changes(browser, site, index))) {
      results.changes[name] = [...(results.changes[name] ?? []), time];
    }
    console.log(`  run ${index + 1} of ${runs}`);
  }
  results.again = await loadAgain(browser, site, pages, runs);
  results.homeAdds = await homeAfterLogin(browser, site);
  const { width, height, slowdown, megabitsPerSecond, latencyMs } = terms;
  console.log(
    [
      `Medians of ${runs} loads each, in turn: ${width}x${height}, CPU ${slowdown}x slower, ${megabitsPerSecond} Mbit/s, ${latencyMs} ms`,
      ...table(results),
      '',
      ...aimLines(results),
    ].join('\n'),
  );
} finally {
  await browser.close();
  await Promise.all([site.close(), bare.close()]);
}
