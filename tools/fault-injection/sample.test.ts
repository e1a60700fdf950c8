import { expect, test } from 'vitest';
import { runFaultInjection } from './run.ts';

// A sample of what `npm run test:fault-injection` does with a thousand.
test.each([true, false])('40 commands on a bad connection, keys honoured: %s', async (honoursKeys) => {
  const { lost, wrong, doubled } = await runFaultInjection(40, 2026, honoursKeys);
  expect({ wrong, doubled }).toEqual({ wrong: [], doubled: [] });
  expect(lost).toBeGreaterThan(15);
});
