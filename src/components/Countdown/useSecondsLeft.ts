import { useEffect, useRef } from 'react';
import { useWake } from '@/components/RelativeTime/useWake';

/**
 * Whole seconds until an absolute moment (milliseconds), never below 0. It counts from the end, not by ticks, so it is
 * right after the tab slept. `onEnd` is called once for each `until`, at once when that is already past.
 */
export function useSecondsLeft(until: number, onEnd?: () => void): number {
  const leftMs = Math.max(0, until - Date.now()) || 0;
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
