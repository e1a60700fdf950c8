/** By how much the server's clock is ahead of the device's, in milliseconds; 0 until an answer has told. */
let aheadMs = 0;

/** Notes an answer's `Date` header. Another origin has to expose it; without it the device's clock counts. */
export function noteServerTime(date: string | null | undefined): void {
  const at = Date.parse(date ?? '');
  if (!Number.isNaN(at)) aheadMs = at - Date.now();
}

/**
 * Now by the server's clock, in milliseconds: devices run wrong by hours. Never later than it really is there, because
 * the header has whole seconds and takes its time to arrive.
 */
export const serverNow = (): number => Date.now() + aheadMs;
