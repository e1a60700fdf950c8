import type { Page } from 'playwright';

/** A cheap phone on a poor line, as the benchmarks play it: the processor four times slower than this machine's. */
export const slowPhone = { width: 390, height: 844, slowdown: 4, megabitsPerSecond: 1.6, latencyMs: 150 } as const;

/** Slows a page's processor down by Chromium's own means; `line` slows its network, too. */
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

/** The middle one of an odd number of figures, the higher of the two in the middle otherwise; NaN of none. */
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

export const ms = (value: number) => `${value.toFixed(0)} ms`;
export const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** An aim is printed, never a failure: a busy machine is no defect. */
export const rating = (value: number, good: number, shown: (value: number) => string = ms) =>
  `${shown(value)} (${shown(good)} is good: ${value <= good ? 'reached' : 'NOT reached'})`;
