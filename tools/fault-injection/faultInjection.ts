import { expect, test } from 'vitest';
import { runFaultInjection } from './run.ts';

/** Another seed gives other commands: `LOST_SEED=7 npx vitest run --project fault-injection`. */
const seed = Number(process.env.LOST_SEED ?? 1);

// Timeout of 30 min: 1,000 commands take about a minute on a fast machine.
test.each([true, false])(
  'shows and sends only the truth for 1,000 commands (keys honoured: %s)',
  { timeout: 1_800_000 },
  async (honoursKeys) => {
    const figures = await runFaultInjection(1000, seed, honoursKeys);
    const { commands, lost, settled, questions, rows, wrong, doubled, invented, forgotten } = figures;
    console.log(
      `${commands} commands, seed ${seed}, keys ${honoursKeys ? 'honoured' : 'ignored'}: ${lost} responses lost, ` +
        `${settled} settled by a resend, ${questions} questions, ${rows} rows shown; ${wrong.length} wrong results, ` +
        `${doubled.length} executed twice, ${invented.length} invented rows, ${forgotten.length} forgotten`,
    );
    expect({ wrong, doubled, invented, forgotten }).toEqual({ wrong: [], doubled: [], invented: [], forgotten: [] });
  },
);
