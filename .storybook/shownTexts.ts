/**
 * These functions read the texts of a page. The programs in `tools` also send the source of a function to pages as
 * text, so a function must not use anything outside itself.
 */

/** Returns every rendered text once, including placeholders, `title`, `alt` and the texts for screen readers only. */
export function textsOnScreen(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node;
    if (parentElement && !parentElement.closest('script, style, .sb-wrapper') && parentElement.checkVisibility())
      texts.push(node.textContent ?? '');
  }
  for (const name of ['placeholder', 'aria-label', 'title', 'alt']) {
    for (const element of document.body.querySelectorAll(`[${name}]`))
      if (element.checkVisibility()) texts.push(element.getAttribute(name) ?? '');
  }
  return [...new Set(texts.map((text) => text.trim()).filter(Boolean))];
}

/**
 * Returns the texts whose diacritics are clipped by more than 0.5 px: the ink is higher or lower than the clipping box,
 * although the middle of the line is inside. `stories/inkFits.ts` measures the ink of one text in the same way.
 */
export function clippedDiacritics(): string[] {
  const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  const found: string[] = [];
  const overflow = (element: Element) => getComputedStyle(element).overflowY;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const element = node.parentElement;
    // Only Thai and Lao have stacked marks. Latin text fits into every line height that we use.
    if (!element || !/[\u0e01-\u0eff]/.test(text) || !element.checkVisibility({ opacityProperty: true })) continue;
    let box: Element | null = element;
    while (box && box !== document.body && overflow(box) === 'visible') box = box.parentElement;
    // Text that a scroll container clips is not lost: the member can scroll to it.
    if (!box || box === document.body || !['hidden', 'clip'].includes(overflow(box))) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const edges = box.getBoundingClientRect();
    // A box under 4 px holds visually hidden text for screen readers.
    if (edges.height < 4 || edges.width < 4) continue;
    const style = getComputedStyle(element);
    context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const ink = context.measureText(text);
    const ascent = ink.fontBoundingBoxAscent;
    for (const line of range.getClientRects()) {
      // A line that is more than half hidden is clamped on purpose, such as the third line of a two-line text.
      const middle = (line.top + line.bottom) / 2;
      if (middle <= edges.top || middle >= edges.bottom || !line.width) continue;
      const baseline = middle - (ascent + ink.fontBoundingBoxDescent) / 2 + ascent;
      const above = edges.top - (baseline - ink.actualBoundingBoxAscent);
      const below = baseline + ink.actualBoundingBoxDescent - edges.bottom;
      if (above > 0.5 || below > 0.5) {
        found.push(`"${text.slice(0, 40)}" by ${Math.max(above, below).toFixed(1)} px`);
        break;
      }
    }
  }
  return found;
}
