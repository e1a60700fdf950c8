import { type RefObject, useLayoutEffect, useState } from 'react';

/** Returns true if a truncated text does not fit into its space. Measures the text only while `watches` is true. */
export function useIsCut(text: RefObject<HTMLElement | null>, watches: boolean): boolean {
  const [isCut, setCut] = useState(false);
  // Start to measure before the browser paints.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `isCut` may render the text as a new element
  useLayoutEffect(() => {
    const element = text.current;
    if (!element || !watches) return;
    const observer = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [text, watches, isCut]);
  return isCut;
}
