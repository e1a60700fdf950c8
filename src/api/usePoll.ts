import { useEffect, useRef } from 'react';

interface PollOptions {
  isOn?: boolean;
  /** Also when it begins. */
  atOnce?: boolean;
}

/** Does something every so often while the page is looked at, and at once when it is looked at again or the line is back. */
export function usePoll(work: () => unknown, everyMs: number, { isOn = true, atOnce = true }: PollOptions = {}): void {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => {
    if (!isOn) return;
    const look = () => {
      if (document.visibilityState === 'visible') void latest.current();
    };
    if (atOnce) look();
    const timer = setInterval(look, everyMs);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    window.addEventListener('online', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
      window.removeEventListener('online', look);
    };
  }, [everyMs, isOn, atOnce]);
}
