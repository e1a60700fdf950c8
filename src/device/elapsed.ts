import { monotonicNow } from './monotonicClock';

let elapsed = 0;
let last: { steady: number; wall: number } | undefined;

/**
 * Returns a monotonic time in ms, for durations. It does not go back when the device's clock is set back, but moves on
 * when the clock is set forward. It includes the device's sleep, during which `performance.now()` stops in some
 * browsers.
 */
export function elapsedNow(): number {
  const next = { steady: monotonicNow(), wall: Date.now() };
  if (last) elapsed += Math.max(0, next.steady - last.steady, next.wall - last.wall);
  last = next;
  return elapsed;
}
