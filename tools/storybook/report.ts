import { writeFileSync } from 'node:fs';

interface Result {
  fullName: string;
  status: 'passed' | 'failed';
  /** The issues of each attempt that failed. */
  failureMessages: string[];
}

/** Collects the results of checks that run outside Vitest, in the JSON format of Vitest. `tools/test/test.ts` reads it. */
export class Report {
  private readonly results: Result[] = [];

  get failed(): number {
    return this.results.filter(({ status }) => status === 'failed').length;
  }

  /** Runs a check, which resolves with its issues. A check with an issue, or that throws, gets one second attempt. */
  async check(fullName: string, find: () => Promise<readonly string[]>): Promise<void> {
    const result: Result = { fullName, status: 'failed', failureMessages: [] };
    this.results.push(result);
    while (result.status === 'failed' && result.failureMessages.length < 2) {
      const issues = await find().catch((error: Error) => [error.stack ?? error.message]);
      if (issues.length) result.failureMessages.push([...new Set(issues)].map((item) => item.slice(0, 400)).join('\n'));
      else result.status = 'passed';
    }
    const [issues] = result.failureMessages;
    if (issues) console.log(`${result.status} at the second attempt: ${fullName}\n${issues}`);
  }

  /** Writes the report. `name` is the path of the script that ran the checks. */
  write(file: string, name: string): void {
    const numPassedTests = this.results.length - this.failed;
    const testResults = [{ name, status: this.failed ? 'failed' : 'passed', assertionResults: this.results }];
    writeFileSync(file, JSON.stringify({ numPassedTests, numFailedTests: this.failed, testResults }));
  }
}
