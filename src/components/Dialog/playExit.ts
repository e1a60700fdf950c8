/** Copies what a clone lacks: the chosen option of each list and the scroll positions. Removes what is another layer. */
function completeCopy(copy: Element, originals: readonly Element[], scrollTops: readonly number[]): void {
  const copies = [...copy.querySelectorAll('*')];
  for (const [index, child] of originals.entries()) {
    const childCopy = copies[index];
    if (childCopy instanceof HTMLSelectElement && child instanceof HTMLSelectElement)
      childCopy.selectedIndex = child.selectedIndex;
    const scrollTop = scrollTops[index];
    if (childCopy && scrollTop) childCopy.scrollTop = scrollTop;
  }
  for (const layer of copy.querySelectorAll('dialog, [popover]')) layer.remove();
}

/**
 * Plays the exit of an element that React is about to remove, on an inert copy in the same place. Nothing waits for the
 * copy. Plays nothing if the element stays, or if `isReplaced` returns true after the render. Call this in the cleanup
 * of a layout effect, before React removes the element's portals. `exitClass` has the animation,
 * which takes no time with reduced motion.
 */
export function playExit(element: HTMLElement, exitClass: string, isReplaced: () => boolean): void {
  const isStill = Number.parseFloat(getComputedStyle(element).animationDuration) < 0.01;
  if (isStill) return;
  const { top, left, width, height } = element.getBoundingClientRect();
  const originals = [...element.querySelectorAll('*')];
  // An element that is no longer in the page has no scroll position.
  const scrollTops = originals.map(({ scrollTop }) => scrollTop);
  const copy = document.createElement('div');
  copy.className = `${element.className} ${exitClass}`;
  copy.append(...element.cloneNode(true).childNodes);
  copy.inert = true;
  copy.ariaHidden = 'true';
  copy.popover = 'manual';
  Object.assign(copy.style, { inset: `${top}px auto auto ${left}px`, width: `${width}px`, height: `${height}px` });
  queueMicrotask(() => {
    if (element.isConnected || isReplaced()) return;
    document.body.append(copy);
    copy.showPopover();
    completeCopy(copy, originals, scrollTops);
    const ends = copy.getAnimations().map(({ finished }) => finished);
    void Promise.allSettled(ends).then(() => copy.remove());
  });
}
