import { type RefObject, useLayoutEffect, useState } from 'react';

/** `away`: left while the page is scrolled down. `docked`: a tab at the edge of the screen. */
type Placement = 'floating' | 'docked' | 'away';

/** Elements that the button never covers while the page rests. Their texts count too. */
const content = 'a, button, input, select, textarea, img, svg, canvas, video';

/** Smaller movements, in px, do not count as scrolling. A phone's toolbar causes them when it slides away. */
const slack = 4;

/** The page rests once it has not scrolled for this time (ms). Safari 17 has no `scrollend` event. */
const restMs = 150;

/** The number of points in each direction that are tested. Their distance is less than the height of a line of text. */
const points = 4;

const overlaps = (area: DOMRect, { top, bottom, left, right, width }: DOMRect) =>
  width > 0 && top < area.bottom && bottom > area.top && left < area.right && right > area.left;

/** Returns whether an element shows anything in a place: it is an image or a control, or has text there. */
function shows(element: Element, place: DOMRect): boolean {
  if (element.matches(content) && overlaps(place, element.getBoundingClientRect())) return true;
  const range = document.createRange();
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return false;
    range.selectNodeContents(node);
    return [...range.getClientRects()].some((line) => overlaps(place, line));
  });
}

/** Returns whether the page has content in a place of the screen. */
function hasContent(place: DOMRect): boolean {
  const elements = new Set<Element>();
  for (let row = 0; row < points; row += 1) {
    for (let column = 0; column < points; column += 1) {
      const x = place.left + ((column + 0.5) / points) * place.width;
      const y = place.top + ((row + 0.5) / points) * place.height;
      for (const element of document.elementsFromPoint(x, y)) if (element.closest('main')) elements.add(element);
    }
  }
  return [...elements].some((element) => shows(element, place));
}

/** The button's place with the distance that it keeps from content, in px. */
const clearance = 8;
const widen = ({ x, y, width, height }: DOMRect) =>
  new DOMRect(x - clearance, y - clearance, width + 2 * clearance, height + 2 * clearance);

/**
 * Returns where the floating button is. It leaves while the page is scrolled down. At rest it floats in its place, or
 * docks to the edge of the screen if the page has content in that place.
 */
export function usePlacement(place: RefObject<Element | null>): Placement {
  const [placement, setPlacement] = useState<Placement>('floating');
  // A layout effect, because a scroll between the first paint and an effect would not count as one.
  useLayoutEffect(() => {
    const page = document.documentElement;
    let top = window.scrollY;
    let rest: ReturnType<typeof setTimeout> | undefined;
    let next = 0;
    const updatePlacement = () => {
      // The page below a modal dialog cannot be tested, and does not show the button.
      if (!place.current || document.querySelector('dialog:modal')) return;
      setPlacement(hasContent(widen(place.current.getBoundingClientRect())) ? 'docked' : 'floating');
    };
    const scheduleUpdate = () => {
      next ||= requestAnimationFrame(() => {
        next = 0;
        if (rest === undefined) updatePlacement();
      });
    };
    const follow = () => {
      const moved = window.scrollY - top;
      const isEnd = window.scrollY + window.innerHeight >= page.scrollHeight - slack;
      if (!isEnd && Math.abs(moved) < slack) return;
      top = window.scrollY;
      if (moved > 0 && !isEnd) setPlacement('away');
      else updatePlacement();
      clearTimeout(rest);
      rest = setTimeout(() => {
        rest = undefined;
        updatePlacement();
      }, restMs);
    };
    updatePlacement();
    // Responses and other pages change the size of the page.
    const sizes = new ResizeObserver(scheduleUpdate);
    sizes.observe(document.body);
    // A response may replace a skeleton of the same size.
    const contents = new MutationObserver(scheduleUpdate);
    contents.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', scheduleUpdate);
    return () => {
      clearTimeout(rest);
      cancelAnimationFrame(next);
      sizes.disconnect();
      contents.disconnect();
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', scheduleUpdate);
    };
  }, [place]);
  return placement;
}
