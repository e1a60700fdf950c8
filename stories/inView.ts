import { waitFor } from 'storybook/test';

/** Waits until no other element covers the middle or the lower edge of this element, and a tap would reach it. */
export const isInView = (element: HTMLElement): Promise<void> =>
  waitFor(() => {
    const { left, top, width, height, bottom } = element.getBoundingClientRect();
    for (const y of [top + height / 2, bottom - 2]) {
      const there = document.elementFromPoint(left + width / 2, y);
      const what = (part: Element | null) => `${part?.tagName} "${part?.textContent?.slice(0, 40)}"`;
      if (!element.contains(there)) throw new Error(`${what(there)} lies over ${what(element)} at ${y} px`);
    }
  });
