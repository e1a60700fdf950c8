import { useEffect, useRef } from 'react';

interface PollOptions {
  isOn?: boolean;
  /** Also when it begins. */
  immediate?: boolean;
}

/** Does something every so often while the page is looked at, and at once when it is looked at again or the line is back. */
export function usePoll(
  work: () => unknown,
  everyMs: number,
  { isOn = true, immediate = true }: PollOptions = {},
): void {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => {
    if (!isOn) return;
    const check = () => {
      if (document.visibilityState === 'visible') void latest.current();
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
