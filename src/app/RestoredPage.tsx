import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { reloadWhenFree } from '@/device/reloadPage';

/** The timeout of one small render, in ms. It is long enough for a slow phone that has just woken up. */
const timeoutMs = 2000;

/**
 * Checks that a page still works after it returns from the back/forward cache. Firefox loses messages in flight when it
 * puts a page into that cache. React's scheduler may wait for one of them forever: the page then takes taps but never
 * changes. So a restored page renders once, as navigation does, and reloads if that render does not happen.
 */
export function RestoredPage() {
  const [restored, setRestored] = useState(0);
  const deadline = useRef(0);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      window.clearTimeout(deadline.current);
      deadline.current = window.setTimeout(() => void reloadWhenFree(), timeoutMs);
      startTransition(() => setRestored((times) => times + 1));
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `restored` only triggers the effect
  useLayoutEffect(() => window.clearTimeout(deadline.current), [restored]);
  return null;
}
