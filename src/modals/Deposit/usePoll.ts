import { useEffect, useRef } from 'react';

/** Calls back every so often while the page is looked at, and at once when it is looked at again. */
export function usePoll(work: () => void, everyMs: number, isOn: boolean): void {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => {
    if (!isOn) return;
    const look = () => {
      if (document.visibilityState === 'visible') latest.current();
    };
    look();
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
  }, [everyMs, isOn]);
}
