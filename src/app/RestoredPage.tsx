import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { reloadWhenFree } from '@/device/reloadPage';

/** The limit for one small render, in ms: long enough for a cheap phone that has just woken up. */
const timeoutMs = 2000;

/**
 * Firefox loses messages in flight when it puts a page into the back/forward cache. React's scheduler may wait for one
 * of them forever: the page looks fine and takes taps, but never changes. So a restored page renders something, as
 * navigation does, and reloads if that render does not happen.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is rendered, and that is all
  useLayoutEffect(() => window.clearTimeout(deadline.current), [restored]);
  return null;
}
