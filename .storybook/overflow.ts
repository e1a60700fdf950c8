/** The narrowest viewport and the largest text size that the site supports. */
const narrowest = '320px';
const largest = '200%';

/** Describes the elements that scroll sideways: the page, open dialogs and their parts. */
export function horizontalOverflow(): string[] {
  // Elements that scroll vertically must not scroll sideways.
  const scrollsDown = (element: Element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    return overflowY !== 'visible' && overflowY !== 'clip' && overflowX !== 'hidden' && overflowX !== 'clip';
  };
  // A slider, such as a carousel, scrolls sideways on purpose, by swipe or by keys.
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
 * Runs a check at the story's own size, at 320 px, and with doubled text. Returns the results, each with the size. Only
 * the test run checks stories this way; in Storybook the toolbar sets the size. Outside a frame, runs the check once,
 * at the page's own size.
 */
export function checkedSizes(check: () => string[]): string[] {
  const frame = window.frameElement as HTMLElement | null;
  if (!frame) return check();
  const page = document.documentElement;
  const { width } = frame.style;
  const { fontSize } = page.style;
  const findOverflow = (size: string) => check().map((found) => `at ${size}: ${found}`);
  try {
    const own = findOverflow('its own size');
    frame.style.width = narrowest;
    const narrow = findOverflow(narrowest);
    frame.style.width = width;
    page.style.fontSize = largest;
    return [...own, ...narrow, ...findOverflow(`text of ${largest}`)];
  } finally {
    frame.style.width = width;
    page.style.fontSize = fontSize;
  }
}
