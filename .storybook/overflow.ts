import { isTestRun } from './testRun.ts';

/** The narrowest phone and the largest text size to support: everything must be reachable there too. */
const narrowest = '320px';
const largest = '200%';

/**
 * Returns elements that scroll sideways. The function must not call other code: `npm run check:stories` sends its
 * source to pages as text.
 */
export function horizontalOverflow(): string[] {
  // Elements that scroll vertically must not scroll sideways.
  const scrollsDown = (element: Element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    return overflowY !== 'visible' && overflowY !== 'clip' && overflowX !== 'hidden' && overflowX !== 'clip';
  };
  // Marks elements that scroll sideways on purpose, by swipe or by keys, such as a carousel.
  const isSlider = (element: Element) => element.closest('[data-slides], [aria-roledescription="carousel"]') !== null;
  const dialogs = [...document.querySelectorAll('dialog[open]')];
  const parts = dialogs.flatMap((dialog) => [dialog, ...dialog.querySelectorAll('*')]);
  return [document.documentElement, ...parts.filter((part) => scrollsDown(part) && !isSlider(part))]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(
      (part) =>
        `${part.tagName.toLowerCase()} "${part.textContent?.slice(0, 60)}" is ${part.scrollWidth} px wide, and shows ${part.clientWidth}`,
    );
}

/**
 * Expects that each story, in its final state and after each test, fits 320 px and its own viewport with doubled text,
 * without sideways scrolling. Only in the test run, which can narrow the frame; in Storybook the toolbar does it.
 */
export function expectNoHorizontalOverflow(): void {
  const frame = window.frameElement as HTMLElement | null;
  if (!frame || !isTestRun) return;
  const page = document.documentElement;
  const { width } = frame.style;
  const { fontSize } = page.style;
  try {
    frame.style.width = narrowest;
    const narrow = horizontalOverflow();
    frame.style.width = width;
    page.style.fontSize = largest;
    const large = horizontalOverflow();
    if (narrow.length) throw new Error(`At ${narrowest}: ${narrow.join('; ')}`);
    if (large.length) throw new Error(`With text of ${largest}: ${large.join('; ')}`);
  } finally {
    frame.style.width = width;
    page.style.fontSize = fontSize;
  }
}
