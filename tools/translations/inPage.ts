import type { unmarked } from './marks.ts';

/**
 * These functions run in the page that shows a story with marked texts. The tool sends each function there as text, so
 * a function must not use anything outside itself.
 */

/** A shown text: pieces of text nodes on screen, or only an attribute of an element. */
interface ShownText {
  number: number;
  /** `text`, the name of an attribute, `value` of a field, or `page title`. */
  how: string;
  element: Element;
  pieces: { node: Text; from: number; to: number }[];
}

declare global {
  interface Window {
    kapaoSaid?: ShownText[];
  }
}

/** The place of a text on screen. The box is in px, relative to the viewport. */
export interface Place {
  number: number;
  how: string;
  /** True if nothing covers the text and the text is in view. */
  isClear: boolean;
  box: { x: number; y: number; width: number; height: number };
}

/**
 * Finds and stores every marked text of a visible element, also in attributes, but not behind a modal dialog. Removes
 * the marks, so that the page looks as members see it. Returns the numbers of the texts.
 */
export function collectTexts(read: typeof unmarked): number[] {
  const said: ShownText[] = [];
  const open = new Map<number, ShownText>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const element = node.parentElement;
    if (!element || element.closest('script, style')) continue;
    const { plain, marks } = read(node.data);
    // A text that a link interrupts continues in the next nodes.
    for (const [number, one] of open) {
      if (one.element.contains(node)) one.pieces.push({ node, from: 0, to: plain.length });
      else open.delete(number);
    }
    for (const { number, opens, at } of marks) {
      if (opens) {
        // An option has no box while its list is closed, so use the select element.
        const holder = element.closest('select') ?? element;
        const one: ShownText = { number, how: 'text', element: holder, pieces: [{ node, from: at, to: plain.length }] };
        said.push(one);
        open.set(number, one);
      } else {
        const last = open.get(number)?.pieces.at(-1);
        if (last) last.to = at;
        open.delete(number);
      }
    }
    if (marks.length) node.data = plain;
  }
  const say = (text: string, how: string, element: Element, write: (plain: string) => void) => {
    const { plain, marks } = read(text);
    for (const { number, opens } of marks) if (opens) said.push({ number, how, element, pieces: [] });
    if (marks.length) write(plain);
  };
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of [...element.attributes])
      say(value, name, element, (plain) => element.setAttribute(name, plain));
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      say(element.value, 'value', element, (plain) => {
        element.value = plain;
      });
    }
  }
  say(document.title, 'page title', document.body, (plain) => {
    document.title = plain;
  });
  // Ignore content behind a modal dialog: the backdrop covers it, and it is inert for screen readers.
  const isModal = document.querySelector('dialog:modal') !== null;
  const isSaid = ({ element, how }: ShownText) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    (!isModal || how === 'page title' || element.closest('dialog:modal, [popover]') !== null);
  window.kapaoSaid = said.filter(isSaid);
  return [...new Set(window.kapaoSaid.map(({ number }) => number))];
}

/** Returns the viewport height in px at which nothing is scrolled out of view, also in dialogs. */
export function wholeHeight(): number {
  const hidden = [...document.querySelectorAll('*')].map((element) => {
    const more = element.scrollHeight - element.clientHeight;
    return more > 1 && /auto|scroll/.test(getComputedStyle(element).overflowY) ? more : 0;
  });
  return Math.max(document.documentElement.scrollHeight, window.innerHeight + Math.max(0, ...hidden));
}

/** Returns all places of these texts on screen. */
export function placesOf(numbers: readonly number[]): Place[] {
  const places: Place[] = [];
  for (const { number, how, element, pieces } of window.kapaoSaid ?? []) {
    if (!numbers.includes(number) || !element.isConnected) continue;
    const rects = pieces.flatMap(({ node, from, to }) => {
      const range = document.createRange();
      range.setStart(node, Math.min(from, node.length));
      range.setEnd(node, Math.min(to, node.length));
      return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    });
    // A text without visible letters: use the element that it describes, such as a button with only an icon.
    let around: Element | null = element;
    while (!rects.length && around) {
      const box = around.getBoundingClientRect();
      if (box.width >= 8 && box.height >= 8) rects.push(box);
      around = around.parentElement;
    }
    if (how === 'page title') rects.splice(0, rects.length, new DOMRect(0, 0, window.innerWidth, 1));
    if (!rects.length) continue;
    const x = Math.min(...rects.map(({ left }) => left));
    const y = Math.min(...rects.map(({ top }) => top));
    const width = Math.max(...rects.map(({ right }) => right)) - x;
    const height = Math.max(...rects.map(({ bottom }) => bottom)) - y;
    const first = rects[0] as DOMRect;
    const hit = document.elementFromPoint(first.left + first.width / 2, first.top + first.height / 2);
    const isClear = hit !== null && (element.contains(hit) || hit.contains(element));
    places.push({ number, how, isClear, box: { x, y, width, height } });
  }
  return places;
}

/** The length that a text may reach in its place, in graphemes. */
export interface Limit {
  number: number;
  /** Current length, with inserted values. */
  letters: number;
  lines: number;
  /** Longest text that keeps the number of lines. */
  sameLines: number;
  /** Longest text that is neither cut nor wider than its box. Undefined if every tried length fits on more lines. */
  most?: number;
}

/**
 * Measures the limits on the current page. Extends each text with its own words until the text needs another line, and
 * until something is cut or too wide. Tries up to four times the length of the text, or 60 graphemes if that is more.
 */
export function limitsOf(numbers: readonly number[]): Limit[] {
  const segmenter = new Intl.Segmenter();
  const lettersOf = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);
  /** Sums how far the content overflows the element and its ancestors, in px. */
  const spill = (element: Element, range: Range) => {
    const text = range.getBoundingClientRect();
    let sum = Math.max(0, document.documentElement.scrollWidth - window.innerWidth);
    let isFramed = false;
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { display, overflowX, overflowY } = getComputedStyle(box);
      if (/^(inline|contents)$/.test(display)) continue;
      if (overflowX !== 'visible') sum += Math.max(0, box.scrollWidth - box.clientWidth);
      if (/hidden|clip/.test(overflowY)) sum += Math.max(0, box.scrollHeight - box.clientHeight);
      if (isFramed) continue;
      isFramed = true;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const beyond = [left - text.left, text.right - right, top - text.top, text.bottom - bottom];
      sum += beyond.reduce((all, one) => all + Math.max(0, one), 0);
    }
    return sum;
  };
  const limits: Limit[] = [];
  for (const { number, how, element, pieces } of window.kapaoSaid ?? []) {
    const piece = pieces.toSorted((a, b) => b.to - b.from - (a.to - a.from))[0];
    if (!numbers.includes(number) || how !== 'text' || !piece || !element.isConnected) continue;
    const { node, from, to } = piece;
    const whole = node.data;
    const own = lettersOf(whole.slice(from, to));
    // Thai and Lao write words without spaces, so put no space between the repetitions of a text without spaces.
    const gap = own.includes(' ') || /[a-z]/i.test(own.join('')) ? [' '] : [];
    const most = Math.max(60, own.length * 4);
    const long: string[] = [];
    while (long.length < most) long.push(...own, ...gap);
    const range = document.createRange();
    const tryOut = (letters: readonly string[]) => {
      const text = letters.join('');
      node.data = whole.slice(0, from) + text + whole.slice(to);
      range.setStart(node, from);
      range.setEnd(node, from + text.length);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      const lines = new Set(rects.map(({ bottom }) => Math.round(bottom / 4))).size;
      return { lines, spill: spill(node.parentElement ?? element, range), width: range.getBoundingClientRect().width };
    };
    const now = tryOut(own);
    /** Returns the greatest length for which `isSo` holds, by binary search from `low`. */
    const longest = (isSo: (is: typeof now) => boolean, low: number) => {
      let [good, bad] = [low, most + 1];
      while (bad - good > 1) {
        const middle = (good + bad) >> 1;
        if (isSo(tryOut(long.slice(0, middle)))) good = middle;
        else bad = middle;
      }
      return good;
    };
    // Do not measure visually hidden texts for screen readers, because they have no box to fill.
    if (own.length && now.width > 2) {
      const fits = longest((is) => is.spill <= now.spill + 1, own.length);
      const sameLines = longest((is) => is.lines <= now.lines && is.spill <= now.spill + 1, own.length);
      limits.push({ number, letters: own.length, lines: now.lines, sameLines, most: fits < most ? fits : undefined });
    }
    node.data = whole;
  }
  return limits;
}
