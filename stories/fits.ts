import { expect } from 'storybook/test';

/** Nothing in an element, or on the page, is wider than it. */
export const expectFits = ({ scrollWidth, clientWidth }: Element = document.documentElement) =>
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
