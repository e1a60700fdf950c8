/** What a stage of `npm test` adds to the last line. */
export interface Counts {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { title: string; status: string }[];
  }[];
}

/** Left out on purpose: a story that has tests of its own is not run bare besides (vitest.config.ts). */
const bareStory = 'base story';

/** The counts of a Vitest JSON report. A file that does not load counts as one failure, so does a test that is left out. */
export function countTests({ testResults, numPassedTests, numFailedTests }: VitestReport): Counts {
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const leftOut = testResults
    .flatMap((file) => file.assertionResults)
    .filter(({ title, status }) => !['passed', 'failed'].includes(status) && title !== bareStory);
  return { passed: numPassedTests, failed: numFailedTests + broken.length + leftOut.length };
}

/** A run that ended badly without a failed test (an unhandled error, a crash, no test at all) is still one failure. */
export function settle(counts: Counts, exitCode: number | null): Counts {
  const ok = exitCode === 0 && counts.passed > 0;
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}
