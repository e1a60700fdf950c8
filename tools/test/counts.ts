/** Results of a stage of `npm test`. The last line of the output is the sum over all stages. */
export interface Counts {
  passed: number;
  failed: number;
}

/** The fields of Vitest's JSON report that the tools read. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: {
      title: string;
      status: string;
      fullName?: string;
      /** Duration of the test in ms. */
      duration?: number | null;
    }[];
  }[];
}

/**
 * Title of the run of a story itself, if the story has tests. vitest.config.ts skips this run on purpose, because each
 * test also plays the story.
 */
const bareStory = 'base story';

/**
 * Returns the counts of a Vitest JSON report. A file that does not load and a skipped test each count as one failure.
 */
export function countTests({ testResults, numPassedTests, numFailedTests }: VitestReport): Counts {
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const leftOut = testResults
    .flatMap((file) => file.assertionResults)
    .filter(({ title, status }) => !['passed', 'failed'].includes(status) && title !== bareStory);
  return { passed: numPassedTests, failed: numFailedTests + broken.length + leftOut.length };
}

/** Counts a run that failed without a failed test (an unhandled error, a crash, no tests) as one failure. */
export function settle(counts: Counts, exitCode: number | null): Counts {
  const ok = exitCode === 0 && counts.passed > 0;
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/** Returns one line for each of the slowest tests, with its duration in seconds. */
export const slowestTests = ({ testResults }: VitestReport, most = 20): string[] =>
  testResults
    .flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ title, fullName = title, duration }) => ({
        ms: duration ?? 0,
        test: `${name.split('/').at(-1)}: ${fullName}`,
      })),
    )
    .sort((a, b) => b.ms - a.ms)
    .slice(0, most)
    .map(({ ms, test }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${test}`);
