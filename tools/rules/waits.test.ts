import { expect, test } from 'vitest';
import { readSources } from './sources.ts';

/**
 * No test hangs on how many milliseconds something takes: what must be under way is held and let go by the test itself
 * (`holdResponse`), what must not happen is looked for once the page is settled (`waitForStable`). Where the promise is a time,
 * a comment in the line before says so: "A time: …".
 */
const waits =
  /\bsetTimeout\(.*,|\bsetTimeout\(\w+\)|waitForTimeout\(|\btimeout: |\bdelayMs: |performance\.now\(\).*toBeLess|^\s*kind: 'slow'|fail\(.*kind: 'slow'/;

/** Stories, what plays them, and every test. */
const proof = /^(stories|tools\/e2e)\/|\.test\.tsx?$/;

test('no story and no test waits for milliseconds', () => {
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
