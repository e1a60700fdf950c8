import { minuteOfDay } from '@/lib/bangkok';
import type { MockState } from '../mockState';

const getMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Returns whether slips are accepted now, and the daily closing window (Asia/Bangkok), which may span midnight. */
export function slipWindow({ clock, siteConfig }: MockState): {
  isOpen: boolean;
  closedFrom: string;
  closedTo: string;
} {
  const from = getMinutes(siteConfig.slipClosedFrom);
  const to = getMinutes(siteConfig.slipClosedTo);
  const now = minuteOfDay(clock.now());
  const isClosed = from <= to ? now >= from && now < to : now >= from || now < to;
  return { isOpen: !isClosed, closedFrom: siteConfig.slipClosedFrom, closedTo: siteConfig.slipClosedTo };
}
