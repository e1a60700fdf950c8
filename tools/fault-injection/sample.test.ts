import { expect, test } from 'vitest';
import { runFaultInjection } from './run.ts';

// A sample of `npx vitest run --project fault-injection`, which runs 1,000 commands.
test.each([true, false])(
  'shows and sends only the truth for 40 commands over an unreliable network (keys honoured: %s)',
  async (honoursKeys) => {
    const { lost, rows, wrong, doubled, invented, forgotten } = await runFaultInjection(40, 2026, honoursKeys);
    expect({ wrong, doubled, invented, forgotten }).toEqual({ wrong: [], doubled: [], invented: [], forgotten: [] });
    expect(lost).toBeGreaterThan(15);
    expect(rows).toBeGreaterThan(lost);
  },
);
