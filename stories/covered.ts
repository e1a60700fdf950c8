import { amount } from '@/components/Amount/Amount.css';

/** Returns true if an element stays in place while the page scrolls. */
const isPinned = (element: Element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position);

/** Returns the fixed or sticky element over a target at a point of the viewport, or undefined. */
function coverAt(target: Element, x: number, y: number): Element | undefined {
  let top = document.elementFromPoint(x, y);
  if (!top || target.contains(top)) return undefined;
  for (; top && !top.contains(target); top = top.parentElement) if (isPinned(top)) return top;
  return undefined;
}

/** Returns why a box cannot be seen completely: its place, or the element that covers a point of it. */
function findObstacle(target: Element, { left, right, top, bottom }: DOMRect): string | undefined {
  // Lines of text may be a few px wider or higher than the space that shows them.
  const [x0, x1, y0, y1] = [left + 2, right - 2, top + 3, bottom - 3];
  if (x0 < 0 || y0 < 0 || x1 > window.innerWidth || y1 > window.innerHeight)
    return `outside ${window.innerWidth}x${window.innerHeight} at ${[x0, y0, x1, y1].map(Math.round)}`;
  const points = [x0, (x0 + x1) / 2, x1].flatMap((x) => [y0, (y0 + y1) / 2, y1].map((y) => [x, y] as const));
  const cover = points.map(([x, y]) => coverAt(target, x, y)).find(Boolean);
  return cover && `below ${cover.localName}.${cover.className} "${cover.textContent?.slice(0, 40)}"`;
}

const isClear = (target: Element, box: DOMRect) => findObstacle(target, box) === undefined;

interface Part {
  target: Element;
  name: string;
  boxes: () => DOMRect[];
}

/** Returns the visible lines of text and the controls of the page, or of the open dialog. */
function getParts(root: Element): Part[] {
  const parts: Part[] = [...root.querySelectorAll('button, a, input, select, textarea')].map((target) => ({
    target,
    name: (target.getAttribute('aria-label') ?? target.textContent ?? target.tagName).slice(0, 40),
    boxes: () => [target.getBoundingClientRect()],
  }));
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node;
    const target = node.parentElement;
    if (!target || !text.nodeValue?.trim()) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    parts.push({ target, name: text.nodeValue.slice(0, 40), boxes: () => [...range.getClientRects()] });
  }
  // Hidden parts have no box, or one of 1 px. Slides beside the visible one are reached by swiping.
  return parts.filter(
    ({ target, boxes }) =>
      target.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !target.closest('[data-slides], [aria-roledescription="carousel"], [inert]') &&
      target.getBoundingClientRect().width > 4 &&
      boxes().some(({ width, height }) => width > 4 && height > 8),
  );
}

/** Returns whether an element scrolls vertically. Truncated texts are higher than their box too, but do not scroll. */
const scrollsDown = (element: Element) =>
  element.scrollHeight > element.clientHeight && ['auto', 'scroll'].includes(getComputedStyle(element).overflowY);

/** Returns the nearest element around a target that scrolls horizontally. */
function getStrip(target: Element): Element | undefined {
  for (let strip: Element | null = target; strip; strip = strip.parentElement)
    if (strip.scrollWidth > strip.clientWidth && ['auto', 'scroll'].includes(getComputedStyle(strip).overflowX))
      return strip;
  return undefined;
}

const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/**
 * Scrolls through the page, or through the open dialog, down and up again, and strips in it to their end. Returns the texts and controls that a fixed
 * or sticky element covers at every position.
 */
export async function unreachable(): Promise<string[]> {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const root = dialog ?? document.querySelector('main')?.parentElement;
  if (!root) throw new Error('There is no page');
  const scrollers = dialog ? [dialog, ...dialog.querySelectorAll('*')].filter(scrollsDown) : [document.documentElement];
  const left = new Set(getParts(root));
  const look = () => {
    for (const part of left) if (part.boxes().every((box) => isClear(part.target, box))) left.delete(part);
  };
  look();
  for (const scroller of scrollers) {
    const step = Math.min(scroller.clientHeight, window.innerHeight) / 4;
    for (let top = step; top < scroller.scrollHeight; top += step) {
      scroller.scrollTop = top;
      await frame();
      look();
    }
  }
  for (const strip of new Set([...left].map(({ target }) => getStrip(target)))) {
    strip?.scrollIntoView({ block: 'center' });
    strip?.scrollTo({ left: strip.scrollWidth });
    await frame();
    look();
    strip?.scrollTo({ left: 0 });
  }
  for (const scroller of scrollers) scroller.scrollTop = 0;
  await frame();
  return [...left].map(({ name }) => name);
}

/** Returns the amounts that a fixed or sticky element other than the bars covers now, each with that element. */
export function coveredAmounts(): string[] {
  const bars = [...document.querySelectorAll('header, main ~ nav')].map((bar) => bar.getBoundingClientRect());
  const [top = 0, bottom = window.innerHeight] = [
    Math.max(0, ...bars.filter((bar) => bar.top <= 0).map((bar) => bar.bottom)),
    Math.min(window.innerHeight, ...bars.filter((bar) => bar.top > 0).map((bar) => bar.top)),
  ];
  return [...document.querySelectorAll(`main .${amount.classNames.base}`)].flatMap((element) => {
    const box = element.getBoundingClientRect();
    const obstacle = box.top >= top && box.bottom <= bottom && findObstacle(element, box);
    return obstacle ? [`${element.textContent} is ${obstacle}, scrolled by ${window.scrollY}`] : [];
  });
}
