import { expect, test } from 'vitest';
import { readSources } from './sources.ts';

/**
 * Tests must not depend on how many milliseconds something takes. A test holds a pending response and releases it
 * itself (`holdResponse`). It checks that something does not happen once the page is stable (`waitForStable`). If the
 * behaviour itself is a time, a comment in the line before says so: "A time: …".
 */
const waits =
  /\bsetTimeout\(.*,|\bsetTimeout\(\w+\)|waitForTimeout\(|\btimeout: |\bdelayMs: |performance\.now\(\).*toBeLess|^\s*kind: 'slow'|fail\(.*kind: 'slow'/;

/** Stories, the end-to-end tests, and all other tests. */
const proof = /^(stories|tools\/e2e)\/|\.test\.tsx?$/;

test('no story and no test waits for a fixed time', () => {
  const found = readSources('stories', 'src', 'mocks', 'tools')
    .filter(({ path }) => proof.test(path))
    .flatMap(({ path, text }) => {
      const lines = text.split('\n');
      return lines.flatMap((line, at) =>
        waits.test(line) && !/A time: /.test(lines[at - 1] ?? '') ? [`${path}:${at + 1} ${line.trim()}`] : [],
      );
    });
  expect(found).toEqual([]);
});
