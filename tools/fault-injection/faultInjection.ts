import { expect, test } from 'vitest';
import { runFaultInjection } from './run.ts';

/** Another one for other commands: `LOST_SEED=7 npm run test:fault-injection`. */
const seed = Number(process.env.LOST_SEED ?? 1);

const seconds = (ms = Number.NaN) => `${(ms / 1000).toFixed(1)} s`;

// A time: a thousand commands take a minute of a quick machine.
test.each([true, false])('1,000 commands, keys honoured: %s', { timeout: 1_800_000 }, async (honoursKeys) => {
  const figures = await runFaultInjection(1000, seed, honoursKeys);
  const { commands, lost, settled, settlingMs, questions, wrong, doubled, unknown } = figures;
  const sorted = settlingMs.toSorted((one, other) => one - other);
  console.log(
    `${commands} commands, seed ${seed}, keys ${honoursKeys ? 'honoured' : 'ignored'}: ${lost} responses lost, ` +
      `${settled} settled, ${questions} questions; half of them within ${seconds(sorted[sorted.length >> 1])}, ` +
      `the last after ${seconds(sorted.at(-1))}; ${wrong.length} false statements, ${doubled.length} done twice; ` +
      `${unknown.length} unknown${unknown.map((one) => `\n  ${one}`).join('')}`,
  );
  expect({ wrong, doubled }).toEqual({ wrong: [], doubled: [] });
});
