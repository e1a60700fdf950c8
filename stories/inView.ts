import { expect, waitFor } from 'storybook/test';

/** Nothing lies over its middle or its lower edge, such as the actions below the scrolling part: it can be tapped. */
export const isInView = (element: HTMLElement): Promise<void> =>
  waitFor(() => {
    const { left, top, width, height, bottom } = element.getBoundingClientRect();
    for (const y of [top + height / 2, bottom - 2]) {
      expect(element.contains(document.elementFromPoint(left + width / 2, y))).toBe(true);
    }
  });
