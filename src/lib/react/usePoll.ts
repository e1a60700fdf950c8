import { useEffect, useEffectEvent } from 'react';

interface PollOptions {
  isOn?: boolean;
  /** True to call `work` immediately when polling starts. Default: true. */
  immediate?: boolean;
}

/**
 * Calls `work` every `everyMs` ms while the page is visible, and immediately when the page becomes visible or online
 * again.
 */
export function usePoll(
  work: () => unknown,
  everyMs: number,
  { isOn = true, immediate = true }: PollOptions = {},
): void {
  const poll = useEffectEvent(work);
  useEffect(() => {
    if (!isOn) return;
    const check = () => {
      if (document.visibilityState === 'visible') void poll();
    };
    if (immediate) check();
    const timer = setInterval(check, everyMs);
    document.addEventListener('visibilitychange', check);
    window.addEventListener('pageshow', check);
    window.addEventListener('online', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('pageshow', check);
      window.removeEventListener('online', check);
    };
  }, [everyMs, isOn, immediate]);
}
