import { describe, expect, it } from 'vitest';
import { countTests, settle, slowestTests } from './counts.ts';

const report = {
  numPassedTests: 5,
  numFailedTests: 1,
  testResults: [{ name: 'a', status: 'passed', assertionResults: [{ title: 'works', status: 'passed' }] }],
};

describe('counts of a test run', () => {
  it('returns the numbers of passed and failed tests', () => {
    expect(countTests(report)).toEqual({ passed: 5, failed: 1 });
  });

  it('counts a file that does not load as a failure', () => {
    const testResults = [{ name: 'b', status: 'failed', message: 'SyntaxError', assertionResults: [] }];
    expect(countTests({ ...report, numFailedTests: 0, testResults })).toEqual({ passed: 5, failed: 1 });
  });

  it('counts skipped tests as failures, except bare stories', () => {
    const assertionResults = ['skipped', 'pending', 'todo'].map((status) => ({ title: 'later', status }));
    const bare = { title: 'base story', status: 'skipped' };
    const testResults = [{ name: 'c', status: 'passed', assertionResults: [...assertionResults, bare] }];
    expect(countTests({ ...report, testResults })).toEqual({ passed: 5, failed: 4 });
  });

  it('does not count a crash or an empty run as a success', () => {
    expect(settle({ passed: 5, failed: 0 }, 1)).toEqual({ passed: 5, failed: 1 });
    expect(settle({ passed: 5, failed: 0 }, null)).toEqual({ passed: 5, failed: 1 });
    expect(settle({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
    expect(settle({ passed: 5, failed: 2 }, 1)).toEqual({ passed: 5, failed: 2 });
    expect(settle({ passed: 5, failed: 0 }, 0)).toEqual({ passed: 5, failed: 0 });
  });

  it('lists the slowest tests with their file and seconds', () => {
    const assertionResults = [900, 2400, null].map((duration, at) => ({
      title: `works ${at}`,
      status: 'passed',
      duration,
    }));
    const slow = { ...report, testResults: [{ name: '/a/b.test.ts', status: 'passed', assertionResults }] };
    expect(slowestTests(slow, 2)).toEqual(['   2.4 s  b.test.ts: works 1', '   0.9 s  b.test.ts: works 0']);
  });
});
