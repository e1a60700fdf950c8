import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Report } from './report.ts';

it('names each check with the issues of both attempts, and fails only after the second', async () => {
  const report = new Report();
  let attempts = 0;
  await report.check('sound', async () => []);
  await report.check('flaky', async () => (++attempts === 1 ? ['An issue', 'An issue', 'Another'] : []));
  await report.check('broken', () => Promise.reject(new Error('Cannot open')));
  const folder = mkdtempSync(join(tmpdir(), 'kapao-report-'));
  report.write(join(folder, 'report.json'), '/checkout/stage.ts');
  const written = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'));
  rmSync(folder, { recursive: true });
  const cause = expect.stringContaining('Cannot open');
  expect(written).toEqual({
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      {
        name: '/checkout/stage.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'sound', status: 'passed', failureMessages: [] },
          { fullName: 'flaky', status: 'passed', failureMessages: ['An issue\nAnother'] },
          { fullName: 'broken', status: 'failed', failureMessages: [cause, cause] },
        ],
      },
    ],
  });
});
