import { monotonicNow } from '@/device/monotonicClock';
import { onReset } from '@/lib/resettable';

/** The server's clock minus the device's, in ms; 0 until a response contains the server's time. */
let aheadMs = 0;
/**
 * The value of `skew()` when the last response with a server time arrived, in ms; undefined before the first one.
 * `skew()` changes when the device's clock is set.
 */
let skewMs: number | undefined;
onReset(() => {
  aheadMs = 0;
  skewMs = undefined;
});

/** Changes of the device's clock below this many ms count as drift. */
const driftMs = 2000;

const skew = () => Date.now() - monotonicNow();

/**
 * Records the server's time from a response's `Date` header. An API on another origin must expose the header; without
 * it the app uses the device's clock.
 */
export function noteServerTime(date: string | null | undefined): void {
  const serverMs = Date.parse(date ?? '');
  if (Number.isNaN(serverMs)) return;
  aheadMs = serverMs - Date.now();
  skewMs = skew();
}

/**
 * Returns how far the server's clock is ahead of the device's, in ms. Undefined before the first response with a server
 * time, or if the device's clock was set after the last one.
 */
export const serverAheadMs = (): number | undefined =>
  skewMs !== undefined && Math.abs(skew() - skewMs) < driftMs ? aheadMs : undefined;

/** Returns whether any response has contained the server's time. */
export const isServerTimeKnown = (): boolean => skewMs !== undefined;

/**
 * Returns the current time by the server's clock, in ms, because device clocks can be wrong by hours. Returns the
 * device's time before the first response with a server time. The result is slightly late, because the header has whole
 * seconds and takes time to arrive.
 */
export const serverNow = (): number => Date.now() + aheadMs;
