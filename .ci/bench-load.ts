import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright';
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
const aims = { paintRatio: 0.45, usableRatio: 1.35, shift: 0.02, blockingMs: 40 };

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

async function load(browser: Browser, site: Site, path: string): Promise<Load> {
  const { width, height, slowdown, megabitsPerSecond, latencyMs } = terms;
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: 2, locale: 'th-TH' });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMs,
      downloadThroughput: (megabitsPerSecond * 1e6) / 8,
      uploadThroughput: (megabitsPerSecond * 1e6) / 8,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    // tsx wraps functions that have a name; the page knows nothing of its wrapper.
    await page.addInitScript('globalThis.__name ??= (target) => target');
    await page.addInitScript(watch);
    site.forget();
    await page.goto(`${site.origin}${path}`, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('kapao:usable').length > 0, null, {
      timeout: 60_000,
    });
    await page.waitForTimeout(quietMs);
    const seen = await measure(page);
    return { ...seen, script: jsBytes(site) };
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
    await page.goto(`${site.origin}/login`);
    await page.waitForFunction(() => performance.getEntriesByName('kapao:usable').length > 0);
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

function print(site: Load[], bare: Load[], homeAdds: number): void {
  const of = (loads: Load[], key: keyof Load) => median(loads.map((one) => one[key]));
  const row = (name: string, key: keyof Load, show: (value: number) => string) =>
    `${name.padEnd(26)}${show(of(site, key)).padStart(12)}${show(of(bare, key)).padStart(12)}${ratio(of(site, key), of(bare, key)).padStart(9)}`;
  const paint = of(site, 'paint') / of(bare, 'paint');
  const usable = of(site, 'usable') / of(bare, 'usable');
  console.log(
    [
      `Medians of ${site.length} loads each, in turn: ${terms.width}x${terms.height}, CPU ${terms.slowdown}x slower, ${terms.megabitsPerSecond} Mbit/s, ${terms.latencyMs} ms`,
      `${''.padEnd(26)}${'/login'.padStart(12)}${'bare page'.padStart(12)}${'ratio'.padStart(9)}`,
      row('largest paint', 'paint', ms),
      row('usable (hydrated)', 'usable', ms),
      row('blocking time', 'blocking', ms),
      row('layout shift', 'shift', (value) => value.toFixed(3)),
      row('JavaScript, gzipped', 'script', kB),
      `home after login adds     ${kB(homeAdds).padStart(12)}`,
      '',
      `largest paint at most ${aims.paintRatio} of the bare page's: ${paint.toFixed(2)}, ${verdict(paint <= aims.paintRatio)}`,
      `usable at most ${aims.usableRatio} of the bare page's: ${usable.toFixed(2)}, ${verdict(usable <= aims.usableRatio)}`,
      `layout shift under ${aims.shift}: ${verdict(of(site, 'shift') < aims.shift)}`,
      `blocking time at most ${aims.blockingMs} ms: ${verdict(of(site, 'blocking') <= aims.blockingMs)}`,
      `/login at most ${kB(budgets.login)}: ${verdict(of(site, 'script') <= budgets.login)}`,
      `home adds at most ${kB(budgets.homeAdds)}: ${verdict(homeAdds <= budgets.homeAdds)}`,
    ].join('\n'),
  );
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
  const loads: { site: Load[]; bare: Load[] } = { site: [], bare: [] };
  // One of each first, which does not count: the browser itself warms up.
  await load(browser, site, '/login');
  await load(browser, bare, '/');
  for (let index = 0; index < runs; index += 1) {
    loads.site.push(await load(browser, site, '/login'));
    loads.bare.push(await load(browser, bare, '/'));
    console.log(`  run ${index + 1} of ${runs}`);
  }
  print(loads.site, loads.bare, await homeAfterLogin(browser, site));
} finally {
  await browser.close();
  await Promise.all([site.close(), bare.close()]);
}
