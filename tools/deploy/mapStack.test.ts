import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { getSource, printable, readReport } from './mapStack.ts';

let maps = '';
beforeEach(() => {
  maps = mkdtempSync(join(tmpdir(), 'kapao-maps-'));
  mkdirSync(join(maps, 'assets'));
  // This map says that the start of the file is line 3, column 3 of its source, counted from 1.
  const map = { version: 3, sources: ['../../src/api/client/client.ts'], names: [], mappings: 'AAEE' };
  writeFileSync(join(maps, 'assets', 'ground-1a2b.js.map'), JSON.stringify(map));
});
afterEach(() => rmSync(maps, { recursive: true, force: true }));

it('returns the position in the sources', () => {
  expect(getSource(maps, 'assets/ground-1a2b.js:1:1')).toBe('src/api/client/client.ts:3:3');
});

it.each(['assets/ground-1a2b.js', 'assets/other-1a2b.js:1:1'])(
  'returns %s unchanged if no map contains it',
  (place) => {
    expect(getSource(maps, place)).toBe(place);
  },
);

it.each(['not JSON', '[1]', '{"build":5}', '{"build":"a"}'])('finds no report in %s', (text) => {
  const file = join(maps, 'report.json');
  writeFileSync(file, text);
  expect(readReport(file)).toBeUndefined();
});

it('drops control characters, which a terminal would obey', () => {
  expect(printable('\u001b]0;title\u0007TypeError\n\u009b31m\u202e')).toBe(']0;titleTypeError31m');
});
