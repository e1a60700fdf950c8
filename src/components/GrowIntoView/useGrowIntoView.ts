import { type RefObject, useEffect } from 'react';

/**
 * Scrolls an element into view when it appears (`isShown`), and whenever its height grows, because the result of a tap
 * may be below the viewport. Does nothing while an input or select outside the element has focus, or when the width
 * changes.
 */
export function useGrowIntoView(ref: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const element = ref.current;
    if (!element || !isShown) return;
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
  }, [ref, isShown]);
}
