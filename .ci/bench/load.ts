import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { build } from 'vite';
import { type Site, serve } from '../build/serve.ts';
import { buildSite, openPage, startSite } from '../pages/site.ts';
import { chromiumArgs, launchChromium } from '../runner/chromium.ts';
import { root } from '../runner/program.ts';
import { kB, median, ms, slowDown, slowPhone, verdict } from './slowPhone.ts';

/**
 * `npm run bench:load [-- --runs 7]`: builds the site and a bare React page, serves both the same way, loads them in turn
 * as a slow phone would, each time with nothing cached, and prints medians. Bytes are budgets of the build; here they are
 * only shown.
 */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '7' } } });
const runs = Math.max(1, Number(values.runs) || 7);
const paths = ['/login', '/register', '/howto', '/contact'] as const;
const good = { paint: 0.5, blockingMs: 50, shift: 0.02 };

/** Milliseconds since navigation started, where nothing else is said. */
interface Load {
  /** The largest paint. */
  paint: number;
  /** The page answers: it is hydrated, and its form can be sent by scripts. */
  usable: number;
  /** What long tasks after the first paint take beyond 50 ms each. */
  blocking: number;
  /** How far things moved by themselves, as the web's "cumulative layout shift" counts. */
  shift: number;
  /** Gzipped bytes of JavaScript asked for before the page was usable. */
  script: number;
}

/** Runs in the page once it is at rest: the browser keeps these entries, so that nothing has to look on meanwhile. */
function measure() {
  const kept = (type: string) => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type, buffered: true });
    return observer.takeRecords();
  };
  const [usable] = performance.getEntriesByName('kapao:usable');
  const [first] = performance.getEntriesByName('first-contentful-paint');
  const shifts = kept('layout-shift') as (PerformanceEntry & { value: number })[];
  const ready = usable?.startTime ?? Number.NaN;
  return {
    paint: kept('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN,
    usable: ready,
    blocking: kept('longtask')
      .filter(({ startTime }) => startTime > (first?.startTime ?? 0))
      .reduce((sum, { duration }) => sum + duration - 50, 0),
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < ready)
      .map(({ name }) => new URL(name).pathname),
  };
}

async function load(browser: Browser, site: Site, path: string): Promise<Load> {
  const { page, close } = await openPage(browser);
  try {
    await slowDown(page, { line: true });
    site.forget();
    await page.goto(`${site.origin}${path}`);
    await page.waitForFunction(() => performance.getEntriesByName('kapao:usable').length > 0);
    // What follows the first paint has come by then.
    await page.waitForTimeout(1500);
    const { scripts, ...times } = await page.evaluate(measure);
    const sent = new Map(site.sent.map((one) => [one.path, one.gzipped]));
    return { ...times, script: scripts.reduce((sum, script) => sum + (sent.get(script) ?? 0), 0) };
  } finally {
    await close();
  }
}

console.log('Building the site and a bare page …');
buildSite('th');
const outDir = join(root, '.cache', 'bench', 'bare');
await build({
  configFile: false,
  root: join(import.meta.dirname, 'bare'),
  logLevel: 'error',
  oxc: { jsx: { runtime: 'automatic' } },
  build: { outDir, emptyOutDir: true, target: 'es2022' },
});

const site = await startSite('th');
const bare = await serve(outDir);
const browser = await launchChromium(chromiumArgs);
const loads = new Map<string, Load[]>([['bare page', []], ...paths.map((path): [string, Load[]] => [path, []])]);
try {
  // One that does not count: the browser itself warms up.
  await load(browser, site, '/login');
  for (let run = 1; run <= runs; run += 1) {
    loads.get('bare page')?.push(await load(browser, bare, '/'));
    for (const path of paths) loads.get(path)?.push(await load(browser, site, path));
    console.log(`  run ${run} of ${runs}`);
  }
} finally {
  await browser.close();
  await Promise.all([site.close(), bare.close()]);
}

const of = (name: string, what: keyof Load) => median((loads.get(name) ?? []).map((one) => one[what]));
const share = (name: string) => of(name, 'paint') / of('bare page', 'paint');
const { width, height, slowdown, megabitsPerSecond, latencyMs } = slowPhone;
console.log(
  `Medians of ${runs} first visits, ${width}x${height}, CPU ${slowdown}x slower, ${megabitsPerSecond} Mbit/s, ${latencyMs} ms:`,
);
console.log(`             largest paint  of bare    usable  blocking     shift    script`);
for (const name of loads.keys()) {
  const cells = [
    ms(of(name, 'paint')).padStart(13),
    share(name).toFixed(2).padStart(9),
    ms(of(name, 'usable')).padStart(10),
    ms(of(name, 'blocking')).padStart(10),
    of(name, 'shift').toFixed(3).padStart(10),
    kB(of(name, 'script')).padStart(10),
  ];
  console.log(`${name.padEnd(13)}${cells.join('')}`);
}
const worst = (what: (name: string) => number) => Math.max(...paths.map(what));
console.log(
  `largest paint, share of the bare page's: ${verdict(worst(share), good.paint, (value) => value.toFixed(2))}`,
);
console.log(
  `blocking: ${verdict(
    worst((name) => of(name, 'blocking')),
    good.blockingMs,
  )}`,
);
console.log(
  `shift: ${verdict(
    worst((name) => of(name, 'shift')),
    good.shift,
    (value) => value.toFixed(3),
  )}`,
);
