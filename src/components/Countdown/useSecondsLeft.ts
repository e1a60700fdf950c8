import { useEffect, useRef } from 'react';
import { useWake } from '@/components/RelativeTime/useWake';
import { elapsedNow } from '@/device/elapsed';

/**
 * Returns the seconds until a timestamp in ms, rounded up and never below 0. The hook measures the time to the end
 * instead of counting ticks, so the result stays correct after the tab has slept. Setting the device's clock back adds
 * no time, and the result never exceeds `maxMs` (ms). Calls `onEnd` once for each `until`, immediately if that time
 * has passed.
 */
export function useSecondsLeft(until: number, onEnd?: () => void, maxMs = Number.POSITIVE_INFINITY): number {
  const now = elapsedNow();
  const start = useRef<{ until: number; end: number }>(undefined);
  if (!start.current || !Object.is(start.current.until, until)) {
    start.current = { until, end: now + Math.min(until - Date.now(), maxMs) };
  }
  const leftMs = Math.max(0, start.current.end - now) || 0;
  const ended = leftMs === 0;
  // Wake 1 ms after the second changes, so that the figure is never a second late.
  useWake(ended ? Number.POSITIVE_INFINITY : ((leftMs - 1) % 1000) + 2);

  const endedFor = useRef<number>(undefined);
  useEffect(() => {
    if (!ended || Object.is(endedFor.current, until)) return;
    endedFor.current = until;
    onEnd?.();
  }, [ended, until, onEnd]);
  return Math.ceil(leftMs / 1000);
}
