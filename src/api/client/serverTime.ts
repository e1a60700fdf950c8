/** By how much the server's clock is ahead of the device's, in milliseconds; 0 until a response has told. */
let aheadMs = 0;
/** The device's clock against its monotonic one, when the server's time was read last; undefined before. */
let skewMs: number | undefined;
let readings = 0;

/** A change of the device's clock below this is drift. */
const driftMs = 2000;

let monotonicNow = () => performance.now();
/** For stories, whose clock stands still. */
export function overrideMonotonicClock(next: () => number): void {
  monotonicNow = next;
}
const skew = () => Date.now() - monotonicNow();

/** Reads a response's `Date` header. Another origin has to expose it; without it the device's clock counts. */
export function noteServerTime(date: string | null | undefined): void {
  const at = Date.parse(date ?? '');
  if (Number.isNaN(at)) return;
  aheadMs = at - Date.now();
  skewMs = skew();
  readings += 1;
}

/** How often a response has told the server's time. */
export const serverTimeReadings = (): number => readings;

/** By how much the server's clock is ahead; undefined if no response has told, or the device's clock was changed since. */
export const serverAheadMs = (): number | undefined =>
  skewMs !== undefined && Math.abs(skew() - skewMs) < driftMs ? aheadMs : undefined;

/** Whether a response has told the server's time. */
export const isServerTimeKnown = (): boolean => readings > 0;

/**
 * Now by the server's clock, in milliseconds: devices run wrong by hours. Never later than it really is there, because
 * the header has whole seconds and takes its time to arrive.
 */
export const serverNow = (): number => Date.now() + aheadMs;
