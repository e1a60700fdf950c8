import { expect, test } from 'vitest';
import { runFaultInjection } from './run.ts';

/** Another seed gives other commands: `LOST_SEED=7 npx vitest run --project fault-injection`. */
const seed = Number(process.env.LOST_SEED ?? 1);

const seconds = (ms = Number.NaN) => `${(ms / 1000).toFixed(1)} s`;

// Timeout of 30 min: 1,000 commands take about a minute on a fast machine.
test.each([true, false])(
  'reconciles 1,000 commands correctly (keys honoured: %s)',
  { timeout: 1_800_000 },
  async (honoursKeys) => {
    const figures = await runFaultInjection(1000, seed, honoursKeys);
    const { commands, lost, settled, settlingMs, questions, wrong, doubled, unknown } = figures;
    const sorted = settlingMs.toSorted((one, other) => one - other);
    console.log(
      `${commands} commands, seed ${seed}, keys ${honoursKeys ? 'honoured' : 'ignored'}: ${lost} responses lost, ` +
        `${settled} reconciled, ${questions} questions; median time ${seconds(sorted[sorted.length >> 1])}, ` +
        `longest ${seconds(sorted.at(-1))}; ${wrong.length} wrong results, ${doubled.length} executed twice; ` +
        `${unknown.length} unknown${unknown.map((one) => `\n  ${one}`).join('')}`,
    );
    expect({ wrong, doubled }).toEqual({ wrong: [], doubled: [] });
  },
);
