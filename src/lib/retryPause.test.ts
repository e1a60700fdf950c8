import { expect, it } from 'vitest';
import { retryPause } from './retryPause';

it('doubles the pause with each failure, up to a limit', () => {
  expect([1, 2, 3, 4, 5, 50].map((failures) => retryPause(failures, 0.5))).toEqual([
    5_000, 10_000, 20_000, 40_000, 40_000, 40_000,
  ]);
});

it('varies the pause by member, and keeps it below a minute', () => {
  expect([0, 1].map((random) => retryPause(2, random))).toEqual([7_500, 12_500]);
  expect(retryPause(50, 1)).toBeLessThan(60_000);
});
