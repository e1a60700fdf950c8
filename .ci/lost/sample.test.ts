import { expect, test } from 'vitest';
import { runLost } from './run.ts';

// A sample of what `npm run test:lost` does with a thousand.
test.each([true, false])('40 commands on a bad line, keys honoured: %s', async (knowsKeys) => {
  const { lost, inTime, wrong, doubled } = await runLost(40, 2026, knowsKeys);
  expect({ wrong, doubled, late: lost - inTime }).toEqual({ wrong: [], doubled: [], late: 0 });
  expect(lost).toBeGreaterThan(20);
});
