import type { SlipWindow } from '@/api/calls/lookup';
import { minuteOfDay } from '@/lib/bangkok';

const getMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Returns true if a time (ms) is in the daily closing period (Asia/Bangkok), which may include midnight. */
export function isInClosing({ closedFrom, closedTo }: SlipWindow, at: number): boolean {
  const from = getMinutes(closedFrom);
  const to = getMinutes(closedTo);
  const now = minuteOfDay(at);
  return from <= to ? now >= from && now < to : now >= from || now < to;
}

/**
 * Returns true if slips are accepted at `now`. `window.isOpen`, the server's value at `responseAt`, is valid until the
 * closing period begins or ends. Both times are in ms by the server's clock, or by the device's clock if the server's
 * time is not known. So a device clock that is wrong by an hour does not close the form.
 */
export function isSlipOpen(window: SlipWindow, responseAt: number, now: number): boolean {
  return isInClosing(window, responseAt) === isInClosing(window, now) ? window.isOpen : !isInClosing(window, now);
}
