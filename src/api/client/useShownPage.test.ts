import { expect, it } from 'vitest';
import { lastPage } from './useShownPage';

it('goes from beyond the end directly to the last page', () => {
  expect(lastPage(35, 10, 9)).toBe(4);
  expect(lastPage(40, 10, 5)).toBe(4);
  for (const total of [0, Number.NaN, 90, 900]) expect(lastPage(total, 10, 9)).toBe(1);
});

it('goes back to the page shown before if there is no total and that page is earlier', () => {
  expect(lastPage(Number.NaN, 10, 3, 2)).toBe(2);
  for (const pageBefore of [0, 3, 4]) expect(lastPage(Number.NaN, 10, 3, pageBefore)).toBe(1);
  expect(lastPage(35, 10, 9, 8)).toBe(4);
});
