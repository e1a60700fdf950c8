import type { SlipWindow } from '@/api/calls/lookup';

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Minutes since midnight in Bangkok, which knows no summer time. */
const bangkokMinutes = (at: number) => Math.floor(at / 60_000 + 7 * 60) % (24 * 60);

/** Whether a moment lies in the daily closing window (Asia/Bangkok), which may go over midnight. */
export function isInClosing({ closedFrom, closedTo }: SlipWindow, at: number): boolean {
  const from = minutesOf(closedFrom);
  const to = minutesOf(closedTo);
  const now = bangkokMinutes(at);
  return from <= to ? now >= from && now < to : now >= from || now < to;
}

/**
 * Whether slips are taken at `now`. The server's word of `toldAt` holds until the window's edge goes by; so a device
 * clock that is wrong by an hour closes nothing. Both in milliseconds by the server's clock.
 */
export function isSlipOpen(window: SlipWindow, toldAt: number, now: number): boolean {
  return isInClosing(window, toldAt) === isInClosing(window, now) ? window.isOpen : !isInClosing(window, now);
}
