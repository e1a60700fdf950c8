/** What a stage of `npm test` adds to the last line. */
export interface Counts {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; status: string; message?: string; assertionResults: unknown[] }[];
}

/** The counts of a Vitest JSON report. A file that does not load counts as one failure, so does a test that is left out. */
export function countTests(report: VitestReport): Counts {
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const leftOut = report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length + leftOut };
}

/** A run that ended badly without a failed test (an unhandled error, a crash, no test at all) is still one failure. */
export function settle(counts: Counts, exitCode: number | null): Counts {
  const ok = exitCode === 0 && counts.passed > 0;
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}
