import type { Reporter, TestModule } from 'vitest/node';

type Timings = Record<string, number>;

interface StoryTiming {
  name: string;
  timings: Timings;
  sum: number;
}

const heading = 'Duration of the story tests, in seconds:';

/** Returns the table of durations in the output of a run. */
export const timingsIn = (output: string): string | undefined => output.split(heading)[1]?.split('\n\n')[0]?.slice(1);

const seconds = (ms: number) => (ms / 1000).toFixed(1).padStart(7);

/**
 * Returns a table with the parts of a test as columns: first the sums, then the slowest tests. Input in ms, output in
 * seconds.
 */
function timingTable(all: readonly StoryTiming[], most = 15): string[] {
  const parts = [...new Set(all.flatMap(({ timings: costs }) => Object.keys(costs)))];
  const row = (costs: Timings, sum: number, name: string) =>
    `${[...parts.map((part) => seconds(costs[part] ?? 0)), seconds(sum)].join('')}  ${name}`;
  const total: Timings = {};
  for (const { timings: costs } of all)
    for (const [part, ms] of Object.entries(costs)) total[part] = (total[part] ?? 0) + ms;
  const sum = all.reduce((so, one) => so + one.sum, 0);
  return [
    [...parts, 'all'].map((part) => part.padStart(7)).join(''),
    row(total, sum, `all ${all.length} tests, two pages in parallel`),
    ...[...all]
      .sort((a, b) => b.sum - a.sum)
      .slice(0, most)
      .map(({ timings: costs, sum: own, name }) => row(costs, own, name)),
  ];
}

/** Prints the duration of each story test at the end, from the report of `.storybook/timings.ts`. */
export default class TimingReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const all: StoryTiming[] = [];
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const reports = (test.meta() as { reports?: { type: string; result: Timings }[] }).reports ?? [];
        const costs = reports.find(({ type }) => type === 'costs')?.result;
        if (!costs) continue;
        const sum = Object.values(costs).reduce((so, ms) => so + ms, 0);
        all.push({ name: `${module.relativeModuleId}: ${test.fullName}`, timings: costs, sum });
      }
    }
    if (all.length) console.log(`${heading}\n${timingTable(all).join('\n')}\n\n`);
  }
}
