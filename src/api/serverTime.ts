/** By how much the server's clock is ahead of the device's, in milliseconds; 0 until an answer has told. */
let aheadMs = 0;
let isKnown = false;

/** Notes an answer's `Date` header. Another origin has to expose it; without it the device's clock counts. */
export function noteServerTime(date: string | null | undefined): void {
  const at = Date.parse(date ?? '');
  if (Number.isNaN(at)) return;
  aheadMs = at - Date.now();
  isKnown = true;
}

/** Whether an answer has told the server's time. */
export const isServerTimeKnown = (): boolean => isKnown;

/**
 * Now by the server's clock, in milliseconds: devices run wrong by hours. Never later than it really is there, because
 * the header has whole seconds and takes its time to arrive.
 */
export const serverNow = (): number => Date.now() + aheadMs;
