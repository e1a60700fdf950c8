import { useEffect, useEffectEvent } from 'react';

interface PollOptions {
  isOn?: boolean;
  /** True to call `work` immediately when polling starts. Default: true. */
  immediate?: boolean;
}

/**
 * Calls `work` every `everyMs` ms while the page is visible, and immediately when the page becomes visible or online
 * again. Passes true to `work` in the latter case.
 */
export function usePoll(
  work: (isReturn: boolean) => unknown,
  everyMs: number,
  { isOn = true, immediate = true }: PollOptions = {},
): void {
  const poll = useEffectEvent(work);
  useEffect(() => {
    if (!isOn) return;
    const check = (isReturn: boolean) => {
      if (document.visibilityState === 'visible') void poll(isReturn);
    };
    if (immediate) check(false);
    const timer = setInterval(check, everyMs, false);
    const onReturn = () => check(true);
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('pageshow', onReturn);
    window.addEventListener('online', onReturn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('pageshow', onReturn);
      window.removeEventListener('online', onReturn);
    };
  }, [everyMs, isOn, immediate]);
}
