import { expect, test } from 'vitest';
import { runLost } from './run.ts';

/** Another one for other commands: `LOST_SEED=7 npm run test:lost`. */
const seed = Number(process.env.LOST_SEED ?? 1);

// A time: a thousand commands take half a minute of a quick machine.
test.each([true, false])('1,000 commands on a bad line, keys honoured: %s', { timeout: 600_000 }, async (knowsKeys) => {
  const figures = await runLost(1000, seed, knowsKeys);
  const { commands, lost, settled, inTime, wrong, doubled, unsettled } = figures;
  const share = ((100 * inTime) / lost).toFixed(2);
  console.log(
    `${commands} commands, seed ${seed}, keys ${knowsKeys ? 'honoured' : 'passed over'}: ${lost} answers lost, ` +
      `${settled} settled, ${share} % within 10 s of the line's return; ` +
      `${wrong.length} wrong, ${doubled.length} doubled; ${unsettled.length} not settled${unsettled.map((one) => `\n  ${one}`).join('')}`,
  );
  expect({ wrong, doubled }).toEqual({ wrong: [], doubled: [] });
  expect(inTime / lost).toBeGreaterThanOrEqual(0.99);
});
