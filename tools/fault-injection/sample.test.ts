import { expect, test } from 'vitest';
import { runLost } from './run.ts';

// A sample of what `npm run test:lost` does with a thousand.
test.each([true, false])('40 commands on a bad connection, keys honoured: %s', async (knowsKeys) => {
  const { lost, wrong, doubled } = await runLost(40, 2026, knowsKeys);
  expect({ wrong, doubled }).toEqual({ wrong: [], doubled: [] });
  expect(lost).toBeGreaterThan(15);
});
