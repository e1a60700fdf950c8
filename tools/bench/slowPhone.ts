import type { Page } from 'playwright';

/** A cheap phone on a slow connection. Its size is in CSS px. `slowdown` divides the speed of this machine's CPU. */
export const slowPhone = { width: 390, height: 844, slowdown: 4, megabitsPerSecond: 1.6, latencyMs: 150 } as const;

/** Slows down a page's CPU with Chromium's emulation. `line` also slows down its network to that of `slowPhone`. */
export async function slowDown(page: Page, { line = false } = {}): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.slowdown });
  if (!line) return;
  const throughput = (slowPhone.megabitsPerSecond * 1e6) / 8;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowPhone.latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

/** Returns the median: the middle value, or the higher of the two middle values. NaN for an empty list. */
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

export const ms = (value: number) => `${value.toFixed(0)} ms`;
export const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Describes a value and its goal. A missed goal does not fail the run, because a busy machine is slower. */
export const rating = (value: number, good: number, shown: (value: number) => string = ms) =>
  `${shown(value)} (goal: at most ${shown(good)}, ${value <= good ? 'reached' : 'NOT reached'})`;
