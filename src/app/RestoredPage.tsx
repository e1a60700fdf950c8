import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { reloadWhenFree } from '@/device/reloadPage';

/** React renders so little within some milliseconds; a cheap phone that has just woken up gets more. */
const timeoutMs = 2000;

/**
 * Firefox loses the messages that are under way when it puts a page into its back/forward cache. React's scheduler may
 * wait for one of them for good: the page would look well and take taps, and nothing of it would ever change. So a page
 * that comes back from there renders something, as navigation does, and is loaded anew if that does not come.
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
