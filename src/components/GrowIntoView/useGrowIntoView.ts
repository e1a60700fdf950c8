import { type RefObject, useEffect } from 'react';

/**
 * Brings an element into view once there is something in it, and whenever it grows from then on: what a tap has made of it
 * may lie below the fold. Whoever is at another field meanwhile stays there, and a wider or narrower screen moves nothing.
 */
export function useGrowIntoView(ref: RefObject<HTMLElement | null>, isThere: boolean): void {
  useEffect(() => {
    const element = ref.current;
    if (!element || !isThere) return;
    let before: DOMRectReadOnly | undefined;
    const sizes = new ResizeObserver(([entry]) => {
      const now = entry?.contentRect;
      const hasGrown = !before || (now && now.height > before.height && now.width === before.width);
      before = now;
      const field = document.activeElement?.closest('input, select');
      if (hasGrown && (!field || element.contains(field))) element.scrollIntoView({ block: 'nearest' });
    });
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [ref, isThere]);
}
