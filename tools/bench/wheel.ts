import type { Browser, Page } from 'playwright';
import { buildSite, openPage, type Running, session, startTestServer } from '../e2e/testServer.ts';
import { waitForStable } from '../e2e/visitor.ts';
import { launchChromium } from '../test/chromium.ts';
import { median, rating, slowDown, slowPhone } from './slowPhone.ts';

/**
 * `npm run bench -- wheel`: spins the prize wheel with a CPU four times slower. Measures every frame from the tap until
 * the wheel stops, and prints the longest of each run and the median. It measures wall-clock time, so other work on
 * this machine changes the result.
 */
const runs = 7;
const goodMs = 32;
/** Id of the wheel's animation (src/screens/Spin/wheel/wheelMotion.ts). */
const turnId = 'wheel';

/** Taps the wheel and returns the longest time between two frames until it stops, in ms. */
const longestFrame = (page: Page): Promise<number> =>
  page.evaluate(
    (id) =>
      new Promise<number>((resolve) => {
        const stage = document.querySelector('canvas[role="img"]')?.parentElement?.parentElement;
        let before = performance.now();
        let longest = 0;
        const frame = (now: number) => {
          longest = Math.max(longest, now - before);
          before = now;
          const turn = document.getAnimations().find((animation) => animation.id === id);
          const { endDelay = 0, duration = 0 } = turn?.effect?.getTiming() ?? {};
          // Only the landing animation has an end delay.
          const hasStopped = endDelay > 0 && Number(turn?.currentTime) >= Number(duration);
          if (hasStopped) resolve(longest);
          else requestAnimationFrame(frame);
        };
        requestAnimationFrame((now) => {
          before = now;
          stage?.querySelector('button')?.click();
          requestAnimationFrame(frame);
        });
      }),
    turnId,
  );

async function spinOnce(browser: Browser, { backend, origin }: Running): Promise<number> {
  const { page, close } = await openPage(browser, session(backend));
  try {
    await page.goto(`${origin}/user/spin`);
    await page.waitForSelector('canvas[role="img"]');
    await page.waitForLoadState('networkidle');
    await waitForStable(page);
    await slowDown(page);
    return await longestFrame(page);
  } finally {
    await close();
  }
}

console.log('Building the site …');
buildSite('th');
const site = await startTestServer('th');
const browser = await launchChromium();
try {
  // Warm up the browser with a spin that is not counted.
  await spinOnce(browser, site);
  const longest: number[] = [];
  for (let run = 1; run <= runs; run += 1) {
    site.backend.reset({ scenario: 'usual' });
    longest.push(await spinOnce(browser, site));
    console.log(`  run ${run} of ${runs}: longest frame ${longest.at(-1)?.toFixed(0)} ms`);
  }
  console.log(
    `From the tap to the stop, CPU ${slowPhone.slowdown}x slower: longest frame ${rating(median(longest), goodMs)}`,
  );
} finally {
  await browser.close();
  await site.close();
}
