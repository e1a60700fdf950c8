import { useEffect, useRef } from 'react';
import { useWake } from '@/components/RelativeTime/useWake';
import { elapsedNow } from '@/device/elapsed';

/**
 * Whole seconds until an absolute moment (milliseconds), never below 0. It counts from the end, not by ticks, so it is
 * right after the tab slept. A device clock that is set back adds nothing, and there is never more left than `mostMs`.
 * `onEnd` is called once for each `until`, at once when that is already past.
 */
export function useSecondsLeft(until: number, onEnd?: () => void, mostMs = Number.POSITIVE_INFINITY): number {
  const now = elapsedNow();
  const start = useRef<{ until: number; end: number }>(undefined);
  if (!start.current || !Object.is(start.current.until, until)) {
    start.current = { until, end: now + Math.min(until - Date.now(), mostMs) };
  }
  const leftMs = Math.max(0, start.current.end - now) || 0;
  const ended = leftMs === 0;
  // Just after the second changes, so that the figure is never one tick late.
  useWake(ended ? Number.POSITIVE_INFINITY : ((leftMs - 1) % 1000) + 2);

  const told = useRef<number>(undefined);
  useEffect(() => {
    if (!ended || Object.is(told.current, until)) return;
    told.current = until;
    onEnd?.();
  }, [ended, until, onEnd]);
  return Math.ceil(leftMs / 1000);
}
