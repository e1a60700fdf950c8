/* These functions run in the recorded page. */

/**
 * Returns the i18n keys of the visible texts. A text counts only if a tap would reach it, so texts below a dialog do
 * not count.
 */
export function seenKeys(): string[] {
  const { said } = globalThis as unknown as { said: Map<string, Set<string>> };
  const seen: string[] = [];
  const lookAt = (text: string, element: Element | null, box: DOMRect) => {
    if (!text.trim() || !element || !box.width || !box.height) return;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return;
    const front = document.elementFromPoint(x, y);
    if (front && (element.contains(front) || front.contains(element))) seen.push(text.replace(/\s+/g, ' ').trim());
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    lookAt(node.textContent ?? '', node.parentElement, range.getBoundingClientRect());
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
    lookAt(field.placeholder, field, field.getBoundingClientRect());
  }
  const shown = new Set(seen);
  const isShown = (text: string) =>
    text
      .split(/<[^>]*>|\n/)
      .map((piece) => piece.replace(/\s+/g, ' ').trim())
      .filter(Boolean)
      .every((piece) => shown.has(piece) || (piece.length > 3 && seen.some((line) => line.includes(piece))));
  return [...said].flatMap(([text, keys]) => (text.trim() && isShown(text) ? [...keys] : []));
}

/**
 * Scrolls the container of an element by a part (0 to 1) of the distance that centres the element. Returns the whole
 * distance in px; 0 if the element is already in view. Call it with 0 first, which measures the distance.
 */
export function scrollPart(element: Element, at: number): number {
  const memo = globalThis as unknown as { scroll?: { holder: Element; from: number; to: number } };
  if (at === 0) {
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
  holder.scrollTop = from + (to - from) * at;
  return Math.abs(to - from);
}
