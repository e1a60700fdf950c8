import { isTestRun } from './testRun.ts';
import { markPhase } from './timings.ts';

/** The narrowest phone, and the largest text that a browser is asked for: members must reach all of it there, too. */
const narrowest = '320px';
const largest = '200%';

/** What has to be scrolled sideways. Stands alone: `npm run check:stories` sends it to its pages as text. */
export function horizontalOverflow(): string[] {
  // Where its content is too long it scrolls by itself: such a part must not be pulled sideways.
  const scrollsDown = (element: Element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    return overflowY !== 'visible' && overflowY !== 'clip' && overflowX !== 'hidden' && overflowX !== 'clip';
  };
  // Parts that slide sideways on purpose, by a finger or by keys, such as a carousel, carry this.
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
 * Each story, in the state that it and each of its tests ends in, fits into 320 px, and into its own width with text twice
 * as large: nothing has to be scrolled sideways. In the test run alone, where the story's frame can be made narrow at
 * once; who looks on in Storybook has the toolbar for it.
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
    markPhase(narrowest);
    frame.style.width = width;
    page.style.fontSize = largest;
    const large = horizontalOverflow();
    markPhase(largest);
    if (narrow.length) throw new Error(`At ${narrowest}: ${narrow.join('; ')}`);
    if (large.length) throw new Error(`With text of ${largest}: ${large.join('; ')}`);
  } finally {
    frame.style.width = width;
    page.style.fontSize = fontSize;
  }
}
