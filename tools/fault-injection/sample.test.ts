import { expect, test } from 'vitest';
import { runFaultInjection } from './run.ts';

// A sample of `npx vitest run --project fault-injection`, which runs 1,000 commands.
test.each([true, false])(
  'reconciles 40 commands correctly over an unreliable network (keys honoured: %s)',
  async (honoursKeys) => {
    const { lost, wrong, doubled } = await runFaultInjection(40, 2026, honoursKeys);
    expect({ wrong, doubled }).toEqual({ wrong: [], doubled: [] });
    expect(lost).toBeGreaterThan(15);
  },
);
