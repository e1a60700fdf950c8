import type { Page } from 'playwright';
import { openers } from '../e2e/openers.ts';
import { buildSite, openPage, type Running, session, startTestServer } from '../e2e/testServer.ts';
import { interactive, member, waitForStable } from '../e2e/visitor.ts';
import { readOptions } from '../options.ts';
import { launchChromium } from '../test/chromium.ts';
import { ms, slowDown, slowPhone } from './slowPhone.ts';

/**
 * `npm run bench -- inp`: plays flows of visitors and members with a CPU four times slower. For each step, prints the
 * longest time from a tap or key until the next paint, and the slowest script meanwhile. Times come from the browser's
 * event timing, in steps of 8 ms. The limits are goals and do not fail the run: all within 200 ms, 98 % within 100 ms.
 */
const good = { maxMs: 200, manyMs: 100, many: 0.98 };

readOptions('npm run bench -- inp', {});

interface Interaction {
  /** Time from the input until the next paint, in ms. 0 if it is below 16 ms. */
  time: number;
  /** The slowest script of the long frames during the interaction. Empty if there was none. */
  slowest: string;
}

type Step = readonly [name: string, act: (page: Page) => Promise<void>];

/** Records the browser's entries of interactions and long frames. `taken` reads and clears them. */
function watch(): void {
  const seen = { events: [] as PerformanceEventTiming[], frames: [] as PerformanceEntry[] };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    seen.events.push(...(list.getEntries() as PerformanceEventTiming[]));
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    seen.frames.push(...list.getEntries());
  }).observe({ type: 'long-animation-frame' });
}

/** Returns the slowest interaction since the last call, or a time of 0 ms if each interaction took less than 16 ms. */
function taken(): Interaction {
  interface Script {
    duration: number;
    sourceURL: string;
    invoker: string;
    sourceFunctionName: string;
  }
  const { seen } = window as unknown as {
    seen: { events: PerformanceEventTiming[]; frames: (PerformanceEntry & { scripts: Script[] })[] };
  };
  const events = seen.events.splice(0).filter((event) => event.interactionId);
  const worst = events.toSorted((a, b) => b.duration - a.duration)[0];
  const frames = seen.frames.splice(0);
  if (!worst) return { time: 0, slowest: '' };
  const end = worst.startTime + worst.duration;
  const scripts = frames
    .filter((frame) => frame.startTime < end && frame.startTime + frame.duration > worst.startTime)
    .flatMap((frame) => frame.scripts)
    .toSorted((a, b) => b.duration - a.duration);
  const [script] = scripts;
  const file = script?.sourceURL.split('/').at(-1) ?? '';
  const detail = script
    ? `${file} ${script.sourceFunctionName || script.invoker} ${Math.round(script.duration)} ms`
    : '';
  return { time: worst.duration, slowest: detail };
}

const tap =
  (selector: string, hasText?: string) =>
  (page: Page): Promise<void> =>
    page.locator(selector, { hasText }).filter({ visible: true }).first().click();

/** Returns a step that taps a button and waits for the dialog, whose code may have to load first. */
const opening =
  (selector: string, hasText?: string) =>
  async (page: Page): Promise<void> => {
    await tap(selector, hasText)(page);
    await page.locator('dialog[open] :is(h2, button)').first().waitFor();
  };

const closeAll = async (page: Page) => {
  while (await page.locator('dialog[open]').count()) {
    await page.keyboard.press('Escape');
    await waitForStable(page);
  }
};

const modalSteps: Step[] = openers
  .filter(({ path }) => path === '/user/home')
  .flatMap(({ name, selector, words }): Step[] => [
    [`open ${name}`, opening(selector, words)],
    [`close ${name}`, closeAll],
    [`open ${name} again`, opening(selector, words)],
    [`close ${name} again`, closeAll],
  ]);

const follow = (path: string): Step => [`go to ${path}`, tap(`a[href="${path}"]`)];

const flows: readonly { path: string; isMember: boolean; steps: readonly Step[] }[] = [
  {
    path: '/login',
    isMember: false,
    steps: [
      ['type the phone', (page) => page.locator('input[autocomplete~="username"]').pressSequentially(member.username)],
      ['type the password', (page) => page.locator('input[type="password"]').pressSequentially(member.password)],
      follow('/register'),
      follow('/contact'),
      follow('/howto'),
      ['open a guide', opening('main li button')],
      ['close it', closeAll],
      follow('/login'),
    ],
  },
  {
    path: '/user/home',
    isMember: true,
    steps: [
      ...modalSteps,
      follow('/user/statement'),
      follow('/user/profile'),
      follow('/user/home'),
      follow('/user/bonus'),
    ],
  },
  {
    path: '/user/home?modal=withdraw',
    isMember: true,
    steps: [
      ['type an amount', (page) => page.locator('dialog[open] input').first().pressSequentially('1234.50')],
      ['close', closeAll],
    ],
  },
  { path: '/user/spin', isMember: true, steps: [['turn the wheel', tap('main button')]] },
];

async function play(page: Page, site: Running, flow: (typeof flows)[number]): Promise<[string, Interaction][]> {
  await page.addInitScript(watch);
  await page.goto(`${site.origin}${flow.path}`);
  await interactive(page);
  await page.waitForLoadState('networkidle');
  await slowDown(page);
  const found: [string, Interaction][] = [];
  for (const [name, act] of flow.steps) {
    await act(page);
    await waitForStable(page);
    await page.waitForLoadState('networkidle');
    found.push([`${flow.path}: ${name}`, await page.evaluate(taken)]);
  }
  return found;
}

console.log('Building the site …');
await buildSite('th');
const site = await startTestServer('th', undefined, true);
const browser = await launchChromium();
const all: [string, Interaction][] = [];
try {
  for (const flow of flows) {
    const { page, close } = await openPage(browser, flow.isMember ? session(site.backend) : {});
    all.push(...(await play(page, site, flow)));
    await close();
  }
} finally {
  await browser.close();
  await site.close();
}
console.log(`Time until the next paint, CPU ${slowPhone.slowdown}x slower, slowest first:`);
for (const [name, { time, slowest }] of all.toSorted(([, a], [, b]) => b.time - a.time)) {
  console.log(`${ms(time).padStart(8)}  ${name}${slowest ? `  (${slowest})` : ''}`);
}
const most = Math.max(...all.map(([, { time }]) => time));
const quick = all.filter(([, { time }]) => time <= good.manyMs).length / all.length;
console.log(`slowest: ${ms(most)} (goal: at most ${good.maxMs} ms, ${most <= good.maxMs ? 'reached' : 'NOT reached'})`);
console.log(
  `within ${good.manyMs} ms: ${(quick * 100).toFixed(0)} of 100 (goal: at least ${good.many * 100}, ${quick >= good.many ? 'reached' : 'NOT reached'})`,
);
