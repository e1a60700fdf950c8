import { type RefObject, useEffect, useState } from 'react';

/** Returns true while an element's content is taller than its box. Renders again when the result changes. */
export function useScrollable(ref: RefObject<HTMLElement | null>): boolean {
  const [scrollable, setScrollable] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setScrollable(element.scrollHeight > element.clientHeight + 1);
    const sizes = new ResizeObserver(measure);
    const watchChildren = () => {
      sizes.disconnect();
      sizes.observe(element);
      // The observer reports each initial size after layout. Measuring now would force a second layout.
      for (const child of element.children) sizes.observe(child);
    };
    const children = new MutationObserver(watchChildren);
    children.observe(element, { childList: true });
    watchChildren();
    return () => {
      sizes.disconnect();
      children.disconnect();
    };
  }, [ref]);
  return scrollable;
}
