import type { Browser, Page } from 'playwright';
import { weighModals } from '../build/modalWeights.ts';
import { type Opener, openers } from '../e2e/openers.ts';
import { buildSite, folderOf, openPage, type Running, session, startTestServer } from '../e2e/testServer.ts';
import { readOptions } from '../options.ts';
import { chromiumArgs, launchChromium } from '../test/chromium.ts';
import { kB, median, ms, rating, slowDown, slowPhone } from './slowPhone.ts';

/**
 * `npm run bench -- modals [--runs 5]`: builds the site and prints medians with a CPU four times slower. Other work on
 * this machine changes the times.
 * - each modal: the gzipped bytes that its first opening adds to home, and the time from the tap until it is painted.
 *   The first opening fetches the modal; the second finds it loaded;
 * - typing an amount: the longest time from a key press until the next frame;
 * - home with 100 game accounts: its longest task.
 */
const { values } = readOptions(
  'npm run bench -- modals [--runs 5]',
  { runs: { type: 'string', default: '5' } },
  { values: { runs: 'number' } },
);
const runs = Math.max(1, Number(values.runs) || 5);
const good = { secondMs: 100, keyMs: 50 };
const amount = '1234.50';

/** Values of `?modal=` for the modals with an amount field. */
const typed = ['deposit:WW', 'withdraw', 'transfer'];

/** Opens a member's page and waits until it is stable. Then slows down the CPU and runs `work`. */
async function onPage<T>(browser: Browser, site: Running, path: string, work: (page: Page) => Promise<T>): Promise<T> {
  const { page, close } = await openPage(browser, session(site.backend));
  try {
    await page.goto(`${site.origin}${path}`);
    await page.locator('h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    await slowDown(page);
    return await work(page);
  } finally {
    await close();
  }
}

/**
 * Opens a modal by its button and closes it again. Returns the time from the tap until one frame after the modal is
 * open, in ms.
 */
async function open(page: Page, { selector, words }: Opener): Promise<number> {
  const button = page.locator(selector, { hasText: words }).filter({ visible: true }).first();
  const time = await button.evaluate(async (element: HTMLElement) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const tapped = performance.now();
    element.click();
    while (!document.querySelector('dialog[open]')) await frame();
    await frame();
    return performance.now() - tapped;
  });
  await page.locator('dialog[open] :is(h2, button)').first().waitFor();
  await page.waitForTimeout(800);
  // Escape closes a banner first and reveals the modal behind it.
  while (await page.locator('dialog[open]').count()) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(200);
  }
  return time;
}

/**
 * Types an amount and returns the longest time from a key press until the next paint, in ms. The browser's event timing
 * has steps of 8 ms and leaves out times below 16 ms.
 */
async function typeAmount(page: Page): Promise<number> {
  const field = page.locator('dialog[open] input[inputmode="decimal"]');
  await field.click();
  await page.evaluate(() => {
    const keys: number[] = [];
    Object.assign(window, { keys });
    const note = (list: PerformanceObserverEntryList) => {
      for (const { name, duration } of list.getEntries()) if (/^key|input/.test(name)) keys.push(duration);
    };
    new PerformanceObserver(note).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.keyboard.type(amount, { delay: 120 });
  await page.waitForTimeout(500);
  if ((await field.inputValue()) !== amount)
    throw new Error(`Typed ${amount}, but the field contains ${await field.inputValue()}`);
  return page.evaluate(() => Math.max(0, ...Reflect.get(window, 'keys')));
}

/** Returns the longest task of home in ms, from the start of a reload until 1 s after all cards are rendered. */
const longestOfHome = (browser: Browser, site: Running) =>
  onPage(browser, site, '/user/home', async (page) => {
    await page.reload();
    await page.waitForFunction(() => document.querySelectorAll('main section li').length >= 100);
    await page.waitForTimeout(1000);
    return page.evaluate(() => {
      const observer = new PerformanceObserver(() => {});
      observer.observe({ type: 'longtask', buffered: true });
      return Math.max(0, ...observer.takeRecords().map(({ duration }) => duration));
    });
  });

console.log('Building the site …');
buildSite('th');
const weights = weighModals(folderOf('th'));
const site = await startTestServer('th');
const browser = await launchChromium(chromiumArgs);
const first = new Map<string, number[]>();
const second = new Map<string, number[]>();
const keys = new Map<string, number[]>();
const home: number[] = [];
const note = (times: Map<string, number[]>, name: string, time: number) =>
  times.set(name, [...(times.get(name) ?? []), time]);
try {
  for (let run = 1; run <= runs; run += 1) {
    for (const path of new Set(openers.map((opener) => opener.path))) {
      await onPage(browser, site, path, async (page) => {
        for (const opener of openers.filter((one) => one.path === path)) {
          note(first, opener.name, await open(page, opener));
          note(second, opener.name, await open(page, opener));
        }
      });
    }
    for (const modal of typed) {
      note(keys, modal, await onPage(browser, site, `/user/home?modal=${modal}`, typeAmount));
    }
    site.backend.reset({ scenario: 'hundred-games' });
    home.push(await longestOfHome(browser, site));
    site.backend.reset({ scenario: 'usual' });
    console.log(`  run ${run} of ${runs}`);
  }
} finally {
  await browser.close();
  await site.close();
}

const of = (times: Map<string, number[]>, name: string) => median(times.get(name) ?? []);
console.log(`Medians of ${runs} runs, CPU ${slowPhone.slowdown}x slower. From the tap until the modal is painted:`);
console.log('modal         adds to home     first  second');
for (const [name, bytes] of weights) {
  const times = second.has(name)
    ? `${ms(of(first, name)).padStart(10)}  ${rating(of(second, name), good.secondMs)}`
    : '';
  console.log(`${name.padEnd(14)}${kB(bytes).padStart(12)}${times}`);
}
for (const modal of typed) console.log(`typing in ${modal}: longest key ${rating(of(keys, modal), good.keyMs)}`);
console.log(`home with 100 game accounts: longest task ${ms(median(home))}`);
