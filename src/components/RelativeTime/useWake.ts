import { useEffect, useReducer } from 'react';

/**
 * Renders again after `delayMs`; `Infinity` sets no timer. Also renders again when the page becomes visible, because
 * browsers pause timers in background tabs.
 */
export function useWake(delayMs: number): void {
  const [turn, wake] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn sets the next timer
  useEffect(() => {
    if (!Number.isFinite(delayMs)) return;
    const timer = setTimeout(wake, delayMs);
    return () => clearTimeout(timer);
  }, [delayMs, turn]);
  useEffect(() => {
    const check = () => document.visibilityState === 'visible' && wake();
    document.addEventListener('visibilitychange', check);
    window.addEventListener('pageshow', check);
    return () => {
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('pageshow', check);
    };
  }, []);
}
