/**
 * Scrolls the container of an element by a part (0 to 1) of the distance that centres the element. Returns the whole
 * distance in px; 0 if the element is already in view. Call it with 0 first, which measures the distance.
 */
export function scrollPart(element: Element, part: number): number {
  const memo = globalThis as unknown as { scroll?: { holder: Element; from: number; to: number } };
  if (part === 0) {
    let holder: Element | null = element.parentElement;
    while (
      holder &&
      !(holder.scrollHeight > holder.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(holder).overflowY))
    )
      holder = holder.parentElement;
    // A fixed element over the page, such as a dialog's footer, is in view already.
    let still: Element | null = holder ? null : element;
    while (still && !/fixed|sticky/.test(getComputedStyle(still).position) && still.tagName !== 'DIALOG')
      still = still.parentElement;
    const scroller = holder ?? document.scrollingElement ?? document.documentElement;
    const box = element.getBoundingClientRect();
    const frame = holder ? holder.getBoundingClientRect() : new DOMRect(0, 0, innerWidth, innerHeight);
    const isIn =
      still !== null || (box.top >= frame.top + 64 && box.bottom <= Math.min(frame.bottom, innerHeight) - 72);
    const from = scroller.scrollTop;
    const wanted = from + box.top + box.height / 2 - (frame.top + frame.height / 2);
    const to = isIn ? from : Math.max(0, Math.min(scroller.scrollHeight - scroller.clientHeight, wanted));
    memo.scroll = { holder: scroller, from, to };
  }
  const { holder, from, to } = memo.scroll ?? { holder: element, from: 0, to: 0 };
  holder.scrollTop = from + (to - from) * part;
  return Math.abs(to - from);
}
