import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { build } from 'vite';
import { createBackend } from '../mocks/backend.ts';
import { scenarios } from '../mocks/scenarios/scenarios.ts';
import { budgets } from './budgets.ts';
import { chromiumArgs, launchChromium } from './chromium.ts';
import { paceLine, slowdownOf, slowdownOption, usualMs } from './pace.ts';
import { program, root, run } from './program.ts';
import { type QuietContext, type QuietPage, quietContext } from './quietPage.ts';
import { type Site, serve } from './serve.ts';

/**
 * `npm run bench:load [-- --runs 7 --slowdown 4]`: builds the site and a bare React page, serves both the same way, loads
 * them in turn on a slow phone's terms, and prints medians and their ratio. Byte budgets fail the build; times are
 * printed. Four times slower than a slow machine is another phone: `--slowdown` makes up for that (`pace.ts`).
 */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '7' }, ...slowdownOption } });
const runs = Math.max(1, Number(values.runs) || 7);
/** A later visit's paint is a sixth of a second, give or take a fifth: its median needs more of them. */
const runsAgain = 2 * runs;

const terms = {
  width: 390,
  height: 844,
  slowdown: slowdownOf(values.slowdown),
  megabitsPerSecond: 1.6,
  latencyMs: 150,
};
const aims = { paintRatio: 0.45, againRatio: 0.25, usableRatio: 1.35, shift: 0.02, blockingMs: 40, changeMs: 100 };
const pages = ['/login', '/register', '/howto', '/contact'] as const;

interface Load {
  /** Milliseconds since navigation started. */
  paint: number;
  usable: number;
  blocking: number;
  shift: number;
  /** Gzipped bytes of JavaScript that was asked for before the page was usable. */
  script: number;
}

async function buildSite(outDir: string): Promise<void> {
  const { exitCode, output } = await run(program('vite', 'build', '--outDir', outDir, '--emptyOutDir'), {
    logPath: join(root, '.cache', 'bench', 'build.log'),
    silenceMs: 300_000,
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

const isScript = (path: string) => path.endsWith('.js');

/** Gzipped bytes of the scripts that were sent, or of those among them that are named. */
const jsBytes = (site: Site, paths?: readonly string[]) =>
  site.sent
    .filter(({ path }) => isScript(path) && (!paths || paths.includes(path)))
    .reduce((sum, { gzipped }) => sum + gzipped, 0);

/** By then a new window's own parts have been loaded: Chromium's address bar alone is hundreds of requests. */
const windowMs = 2000;
/** By then a page is usable, and what follows the first paint has come. */
const restMs = 4000;
/** By then what a touch fetches ahead has come. */
const fetchMs = 1500;
const screen = { width: terms.width, height: terms.height };

/** A page of its own on a slow phone's terms. */
async function slowPage(context: QuietContext): Promise<QuietPage> {
  const page = await context.open();
  await sleep(windowMs);
  const latency = terms.latencyMs;
  const throughput = (terms.megabitsPerSecond * 1e6) / 8;
  // The line's terms hold for the page's own requests only while DevTools looks at them.
  await page.send('Network.enable');
  await page.send('Emulation.setDeviceMetricsOverride', { ...screen, deviceScaleFactor: 2, mobile: true });
  await page.send('Emulation.setLocaleOverride', { locale: 'th-TH' });
  await page.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await page.send('Emulation.setCPUThrottlingRate', { rate: terms.slowdown });
  return page;
}

async function loadIn(page: QuietPage, site: Site, path: string): Promise<Load> {
  site.forget();
  await page.send('Page.navigate', { url: `${site.origin}${path}` });
  await sleep(restMs);
  const { usable, script, ...load } = await page.evaluate(measure);
  if (!(usable > 0 && load.paint > 0)) throw new Error(`${path} is not usable after ${restMs} ms`);
  return { ...load, usable, script: jsBytes(site, script) };
}

/** A first visit: nothing is cached. */
async function load(browser: Browser, site: Site, path: string): Promise<Load> {
  const context = await quietContext(browser);
  try {
    return await loadIn(await slowPage(context), site, path);
  } finally {
    await context.close();
  }
}

const isUsable = () => performance.getEntriesByName('kapao:usable').length > 0;

/**
 * Visits once so that the service worker keeps its files, then measures as often as told; the bare page in between, so
 * that what slows the machine down for a while slows both.
 */
async function loadAgain(browser: Browser, site: Site, bare: Site, paths: readonly string[], times: number) {
  const context = await quietContext(browser);
  try {
    const first = await context.open();
    await first.send('Page.navigate', { url: `${site.origin}/login` });
    await sleep(restMs);
    await first.evaluate(async () => void (await navigator.serviceWorker.ready));
    await sleep(restMs);
    await first.close();
    const again: Record<string, Load[]> = Object.fromEntries(paths.map((path) => [path, []]));
    const beside: Load[] = [];
    for (let index = 0; index < times; index += 1) {
      beside.push(await load(browser, bare, '/'));
      for (const path of paths) {
        const page = await slowPage(context);
        again[path]?.push(await loadIn(page, site, path));
        await page.close();
      }
    }
    return { again, beside };
  } finally {
    await context.close();
  }
}

/** Runs in the page: milliseconds from a click to the frame after the one that shows another heading. */
async function change(target: string, title: string): Promise<number> {
  const words = () => document.querySelector(title)?.textContent ?? '';
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const before = words();
  const started = performance.now();
  document.querySelector<HTMLElement>(target)?.click();
  while (words() === before || words() === '') {
    await frame();
    if (performance.now() - started > 20_000) throw new Error(`nothing changed after ${target}`);
  }
  await frame();
  return performance.now() - started;
}

/** Runs in the page: a touch fetches ahead. */
const touch = (target: string) =>
  void document.querySelector(target)?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));

/** Runs in the page: types as a keyboard would, as far as React sees it. */
function type(target: string, text: string): void {
  const input = document.querySelector<HTMLInputElement>(target);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input?.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What changes of page and step take at the slow CPU, everything fetched before. */
async function changes(browser: Browser, site: Site, run: number): Promise<Record<string, number>> {
  const context = await quietContext(browser);
  try {
    const page = await context.open();
    await page.send('Emulation.setDeviceMetricsOverride', { ...screen, deviceScaleFactor: 2, mobile: true });
    await page.send('Emulation.setCPUThrottlingRate', { rate: terms.slowdown });
    await page.send('Page.navigate', { url: `${site.origin}/login` });
    await sleep(restMs);
    const times: Record<string, number> = {};
    for (const path of ['/register', '/howto', '/contact', '/login']) {
      const link = `nav a[href="${path}"]`;
      await page.evaluate(touch, link);
      await sleep(fetchMs);
      times[path] = await page.evaluate(change, link, 'main h1');
    }
    await page.evaluate(change, 'nav a[href="/register"]', 'main h1');
    await page.evaluate(type, 'main form input', `08${61_000_000 + run}`);
    await sleep(fetchMs);
    times['next step of register'] = await page.evaluate(change, 'main form button[type="submit"]', 'main form h2');
    return times;
  } finally {
    await context.close();
  }
}

/** Runs in the page once it is at rest: the browser keeps these entries, so that nothing has to look on meanwhile. */
function measure() {
  const kept = (type: string) => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type, buffered: true });
    return observer.takeRecords();
  };
  const shifts = kept('layout-shift') as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
  const usable = performance.getEntriesByName('kapao:usable')[0]?.startTime ?? 0;
  const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  return {
    paint: kept('largest-contentful-paint').at(-1)?.startTime ?? 0,
    usable,
    // Total blocking time: what long tasks after the first paint take beyond 50 ms each.
    blocking: kept('longtask')
      .filter(({ startTime, duration }) => startTime + duration > first)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    shift: shifts.filter(({ hadRecentInput }) => !hadRecentInput).reduce((sum, { value }) => sum + value, 0),
    script: performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < usable)
      .map(({ name }) => new URL(name).pathname),
  };
}

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
  const context = await browser.newContext({ viewport: screen });
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
    await page.waitForSelector('main section h2');
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
  /** The bare page again, in between those. */
  beside: Load[];
  changes: Record<string, number[]>;
  homeAdds: number;
}

function table({ first, again, bare, beside }: Results): string[] {
  const cells = (name: string, loads: Load[], baseline: Load[]) => {
    const paint = of(loads, 'paint');
    const row = [
      ms(paint),
      ratio(paint, of(baseline, 'paint')),
      ms(of(loads, 'usable')),
      ratio(of(loads, 'usable'), of(baseline, 'usable')),
      ms(of(loads, 'blocking')),
      of(loads, 'shift').toFixed(3),
      kB(of(loads, 'script')),
    ];
    return name.padEnd(24) + row.map((cell) => cell.padStart(10)).join('');
  };
  const heads = ['paint', 'ratio', 'usable', 'ratio', 'blocking', 'shift', 'script'];
  return [
    ''.padEnd(24) + heads.map((cell) => cell.padStart(10)).join(''),
    cells('bare page', bare, bare),
    ...Object.entries(first).map(([path, loads]) => cells(path, loads, bare)),
    cells('bare page beside', beside, beside),
    ...Object.entries(again).map(([path, loads]) => cells(`${path} again`, loads, beside)),
  ];
}

function aimLines({ first, again, bare, beside, changes: times, homeAdds }: Results): string[] {
  const worst = (loads: Record<string, Load[]>, key: keyof Load) =>
    Math.max(...Object.values(loads).map((one) => of(one, key)));
  const paint = worst(first, 'paint') / of(bare, 'paint');
  const paintAgain = worst(again, 'paint') / of(beside, 'paint');
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
  const results: Results = { first: {}, again: {}, bare: [], beside: [], changes: {}, homeAdds: 0 };
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
  ({ again: results.again, beside: results.beside } = await loadAgain(browser, site, bare, pages, runsAgain));
  results.homeAdds = await homeAfterLogin(browser, site);
  const { width, height, slowdown, megabitsPerSecond, latencyMs } = terms;
  console.log(
    [
      `Medians of ${runs} loads each, of ${runsAgain} again, in turn: ${width}x${height}, CPU ${slowdown}x slower, ${megabitsPerSecond} Mbit/s, ${latencyMs} ms`,
      ...table(results),
      paceLine('The bare page', of(results.bare, 'paint'), slowdown, usualMs.barePage),
      '',
      ...aimLines(results),
    ].join('\n'),
  );
} finally {
  await browser.close();
  await Promise.all([site.close(), bare.close()]);
}
