import { createHash } from 'node:crypto';
import { availableParallelism, cpus, loadavg, setPriority } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import { build } from 'vite';
import { precompress } from '../build/finishBuild.ts';
import { type StaticServer, serve } from '../build/serve.ts';
import { interactive } from '../e2e/pages.ts';
import { buildSite, getFolder, openPage, type Running, session, startTestServer } from '../e2e/testServer.ts';
import { readOptions } from '../options.ts';
import { chromiumArgs, launchChromium } from '../test/chromium.ts';
import { root } from '../test/program.ts';
import { countRequests, requestTable } from './requests.ts';
import { kB, median, ms, rating, slowDown, slowPhone } from './slowPhone.ts';

/**
 * `npx tsx tools/bench/load.ts [--runs 7]`: builds the site and a bare React page and serves both the same way. Loads
 * them in turn as a slow phone does, first with an empty cache and then once more. Repeats a visit during which other
 * programs took the processor. Prints medians. The build's budgets limit the bytes; this tool only shows them. The
 * backend responds after 100 ms. Finally prints how many requests a member causes.
 */
const { values } = readOptions(
  'npx tsx tools/bench/load.ts [--runs 7]',
  { runs: { type: 'string', default: '7' } },
  { values: { runs: 'number' } },
);
const runs = Math.max(1, Number(values.runs) || 7);
const paths = ['/login', '/register', '/howto', '/contact'] as const;
const good = {
  paint: 0.53,
  blockingMs: 50,
  shift: 0.02,
  language: 0.8,
  requests: 20,
  home: { first: 2.2, later: 0.9 },
  drawn: 0.95,
  hydrated: 2.5,
  homeBlockingMs: 200,
};

/** Measurements of one visit. Points in time are in ms since the navigation started; durations are in ms. */
interface Load {
  /** Time of the first contentful paint. */
  first: number;
  /** Time of the largest contentful paint. */
  paint: number;
  /** Time of the first frame in which the page itself has drawn the balance. NaN on pages without a balance. */
  drawn: number;
  /** Time of the first frame in which the app shows the balance. NaN on pages without a balance. */
  balance: number;
  /** Time at which the page is hydrated and interactive. */
  interactive: number;
  /** Total blocking time: the time beyond 50 ms of each long task after the first paint. */
  blocking: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Number of requests before the page was interactive, including the page. */
  requests: number;
  /** Gzipped bytes of JavaScript in those requests. */
  script: number;
}

/**
 * Runs in the page and returns its measurements. The browser buffers performance entries, so no observer has to run
 * during the load.
 */
function measure() {
  const kept = (type: string) => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type, buffered: true });
    return observer.takeRecords();
  };
  const [interactive] = performance.getEntriesByName('kapao:interactive');
  const [drawn] = performance.getEntriesByName('bench:drawn');
  const [balance] = performance.getEntriesByName('bench:balance');
  const [first] = performance.getEntriesByName('first-contentful-paint');
  const shifts = kept('layout-shift') as (PerformanceEntry & { value: number })[];
  const ready = interactive?.startTime ?? Number.NaN;
  return {
    first: first?.startTime ?? Number.NaN,
    paint: kept('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN,
    interactive: ready,
    drawn: drawn?.startTime ?? Number.NaN,
    balance: balance?.startTime ?? Number.NaN,
    blocking: kept('longtask')
      .filter(({ startTime }) => startTime > (first?.startTime ?? 0))
      .reduce((sum, { duration }) => sum + duration - 50, 0),
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    asked: performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < ready)
      .map(({ name }) => new URL(name).pathname),
  };
}

/** Marks the first frames with the member's balance, as the page draws it and as the app shows it. */
function watchBalance(): void {
  const places = { 'bench:drawn': '[data-early] [data-figure="total"]', 'bench:balance': 'h1[data-figure]' };
  for (const [mark, place] of Object.entries(places)) {
    const seen = new MutationObserver(() => {
      if (!document.querySelector(place)?.textContent) return;
      seen.disconnect();
      requestAnimationFrame(() => setTimeout(() => performance.mark(mark)));
    });
    seen.observe(document, { childList: true, subtree: true });
  }
}

/** Returns how many programs want a processor, on average over the last minute, and how many there are. */
const getLoad = () => `${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`;

/**
 * Returns how much processor time other programs have used, in ms. Only the difference between two results has a
 * meaning.
 */
async function countOtherMs(browser: Browser): Promise<number> {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  await devtools.detach();
  const { user, system } = process.cpuUsage();
  const own = (user + system) / 1000 + processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) - own;
}

/** A visit is disturbed if other programs used more than this part of all processors. */
const mostOfOthers = 0.2;
const attempts = 3;
let disturbed = 0;

/** The simulated response time of the backend, in ms. */
const responseMs = 100;
/**
 * The images of the wallet as data URLs, by path. The mock's response contains them; a real backend sends addresses.
 */
const images = new Map<string, string>();

/**
 * Responds as a real backend does: API responses take `responseMs`, and the wallet's images are files with their own
 * addresses.
 */
async function respond(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const image = images.get(pathname);
  if (image) return fetch(image);
  const response = await site.backend.handle(request);
  await new Promise((resolve) => setTimeout(resolve, responseMs));
  if (pathname !== '/api/wallet') return response;
  const text = (await response.text()).replace(/data:image[^"]+/g, (data) => {
    const path = `/api/image/${createHash('sha1').update(data).digest('hex')}`;
    images.set(path, data);
    return path;
  });
  return new Response(text, response);
}

/**
 * Resolves once the page is interactive, the site's service worker is active and no request is in flight. The site
 * registers its worker later, so wait for the worker and not for its registration.
 */
async function waitForLoad(page: Page, hasWorker: boolean): Promise<void> {
  await interactive(page);
  if (hasWorker) await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForLoadState('networkidle');
}

/**
 * Returns the measurements of the first visit and of a later one in the same browser. Repeats both if other programs
 * disturb them.
 */
async function load(...args: Parameters<typeof loadOnce>): Promise<[Load, Load]> {
  const [browser] = args;
  for (let attempt = 1; ; attempt += 1) {
    const start = performance.now();
    const before = await countOtherMs(browser);
    const { loads, others } = await loadOnce(...args);
    const share = (others - before) / (performance.now() - start) / availableParallelism();
    if (share <= mostOfOthers) return loads;
    if (attempt === attempts) {
      disturbed += 1;
      return loads;
    }
  }
}

async function loadOnce(
  browser: Browser,
  site: StaticServer,
  path: string,
  storage?: Record<string, string>,
): Promise<{ loads: [Load, Load]; others: number }> {
  const { page: first, close } = await openPage(browser, storage);
  await first.context().addInitScript(watchBalance);
  const visit = async (page: Page): Promise<Load> => {
    page.on('requestfailed', (request) => failed.add(`${path}: ${request.url()} ${request.failure()?.errorText}`));
    await slowDown(page, { line: true });
    site.forget();
    await page.goto(`${site.origin}${path}`);
    await waitForLoad(page, site !== bare);
    const { asked, ...times } = await page.evaluate(measure);
    if (await page.evaluate(() => document.documentElement.dataset.fonts?.includes('needed'))) hasLetters = false;
    const script = asked
      .filter((name) => name.endsWith('.js') && site.sent.includes(name))
      .reduce((sum, name) => sum + gzipSync(site.text(name)).length, 0);
    return { ...times, requests: asked.length + 1, script };
  };
  try {
    const loads: [Load, Load] = [await visit(first), await visit(await first.context().newPage())];
    // The browser no longer counts the processes of a closed page.
    return { loads, others: await countOtherMs(browser) };
  } finally {
    await close();
  }
}

console.log('Building the site and a bare page …');
try {
  // Before other programs. The browser and the servers inherit it.
  setPriority(-10);
} catch {
  console.log('This user may not raise the priority of the benchmark');
}
await buildSite('th');
const outDir = join(root, '.cache', 'bench', 'bare');
await build({
  configFile: false,
  root: join(import.meta.dirname, 'bare'),
  logLevel: 'error',
  oxc: { jsx: { runtime: 'automatic' } },
  build: { outDir, emptyOutDir: true, target: 'es2022' },
});

precompress(getFolder('th'));
precompress(outDir);
const site: Running = await startTestServer('th', respond);
const bare = await serve(outDir);
const browser = await launchChromium(chromiumArgs);
const home = '/user/home';
/** Pages whose stored language is not the build's. */
const inLao = paths.map((path) => `${path}, Lao`);
const names = ['bare page', ...paths, ...inLao, home];
const loads = new Map(
  names.flatMap((name): [string, Load[]][] => [
    [name, []],
    [`${name}, later`, []],
  ]),
);
const failed = new Set<string>();
let hasLetters = true;
let requestCounts: [string, number][] = [];
try {
  // Warm up the browser with a visit that is not counted.
  await load(browser, site, '/login');
  for (let run = 1; run <= runs; run += 1) {
    for (const name of names) {
      const isBare = name === 'bare page';
      const [path = '', isLao] = isBare ? ['/'] : name.split(', Lao');
      const language = isLao === undefined ? undefined : { 'kapao.language': 'la' };
      const storage = name === home ? session(site.backend) : language;
      const [first, later] = await load(browser, isBare ? bare : site, path, storage);
      loads.get(name)?.push(first);
      loads.get(`${name}, later`)?.push(later);
    }
    console.log(`  run ${run} of ${runs}, load of the machine ${getLoad()}`);
  }
  requestCounts = await countRequests(browser);
} finally {
  await browser.close();
  await Promise.all([site.close(), bare.close()]);
}

const fixed = (value: number) => value.toFixed(2);
const of = (name: string, what: keyof Load) => median((loads.get(name) ?? []).map((item) => item[what]));
const share = (name: string, what: 'first' | 'paint' = 'paint') => of(name, what) / of('bare page', 'paint');
const { width, height, slowdown, megabitsPerSecond, latencyMs } = slowPhone;
console.log(
  `Medians of ${runs} visits, ${width}x${height}, CPU ${slowdown}x slower, ${megabitsPerSecond} Mbit/s, ${latencyMs} ms:`,
);
console.log(
  '                    first paint  of bare  largest  of bare     drawn  of bare   balance  of bare  hydrated  blocking     shift  requests    script',
);
for (const name of loads.keys()) {
  const hasBalance = name.startsWith(home);
  const cells = [
    ms(of(name, 'first')).padStart(11),
    share(name, 'first').toFixed(2).padStart(9),
    ms(of(name, 'paint')).padStart(9),
    share(name).toFixed(2).padStart(9),
    ...(['drawn', 'balance'] as const).flatMap((what) => [
      (hasBalance ? ms(of(name, what)) : '').padStart(10),
      (hasBalance ? (of(name, what) / of('bare page', 'paint')).toFixed(2) : '').padStart(9),
    ]),
    ms(of(name, 'interactive')).padStart(10),
    ms(of(name, 'blocking')).padStart(10),
    of(name, 'shift').toFixed(3).padStart(10),
    String(of(name, 'requests')).padStart(10),
    kB(of(name, 'script')).padStart(10),
  ];
  console.log(`${name.padEnd(20)}${cells.join('')}`);
}
const worst = (what: (name: string) => number, of: readonly string[] = paths) => Math.max(...of.map(what));
console.log(
  `largest paint, relative to the bare page: ${rating(
    worst((name) => share(name)),
    good.paint,
    fixed,
  )}`,
);
console.log(
  `blocking: ${rating(
    worst((name) => of(name, 'blocking')),
    good.blockingMs,
  )}`,
);
console.log(
  `shift: ${rating(
    worst((name) => of(name, 'shift')),
    good.shift,
    (value) => value.toFixed(3),
  )}`,
);
console.log(
  `requests until interactive: ${rating(
    worst((name) => of(name, 'requests')),
    good.requests,
    String,
  )}`,
);
for (const [visit, goal] of Object.entries(good.home)) {
  const name = visit === 'first' ? home : `${home}, later`;
  console.log(
    `home, ${visit} visit, relative to the bare page: ${rating(share(name), goal, (value) => value.toFixed(2))}`,
  );
  const hydrated = of(name, 'interactive') / of('bare page', 'paint');
  const early = of(name, 'drawn') / of('bare page', 'paint');
  console.log(`balance drawn, ${visit} visit, relative to the bare page: ${rating(early, good.drawn, fixed)}`);
  console.log(`home hydrated, ${visit} visit, relative to the bare page: ${rating(hydrated, good.hydrated, fixed)}`);
  console.log(`blocking of home, ${visit} visit: ${rating(of(name, 'blocking'), good.homeBlockingMs)}`);
}
console.log(
  `first paint in another language, relative to the bare page: ${rating(
    worst((name) => share(name, 'first'), inLao),
    good.language,
    fixed,
  )}`,
);
console.log(`visits that other programs disturbed in each of ${attempts} attempts: ${disturbed}`);
console.log(`shift of home: ${rating(of(home, 'shift'), good.shift, (value) => value.toFixed(3))}`);
console.log(
  `Thai letters: ${hasLetters ? 'this machine has them' : 'this machine lacks them, so texts wait for the site’s font'}`,
);
console.log(`failed requests: ${failed.size ? [...failed].join(', ') : 'none'}`);
console.log(`Requests that a member causes (docs/performance.md):\n${requestTable(requestCounts)}`);
