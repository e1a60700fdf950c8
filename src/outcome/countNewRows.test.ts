import { expect, test } from 'vitest';
import { countNewRows } from './countNewRows';

const whole = (ids: string) => ({ ids: [...ids], isWhole: true });
const part = (ids: string) => ({ ids: [...ids], isWhole: false });
/** Times of rows, newest first. */
const falling = (ids: string) => Array.from(ids, (_, at) => 1000 - at);

test.each([
  ['the known row is still the newest', whole('AB'), whole('AB'), 0],
  ['two rows stand above it', whole('XYAB'), whole('AB'), 2],
  ['the list was empty', whole('XY'), whole(''), 2],
  ['the list was and is empty', whole(''), whole(''), 0],
  ['no rows are known', whole('AB'), undefined, undefined],
  ['the known row is gone', whole('XB'), whole('AB'), undefined],
  ['the list is empty now', whole(''), whole('AB'), undefined],
  ['more rows are new than the page has', part('UVWXYZ'), part('AB'), undefined],
  ['an older row is gone', whole('XA'), whole('AB'), 1],
  ['the new row equals the known one', whole('AAB'), whole('AB'), 1],
  ['the new row equals the only known one', whole('AA'), whole('A'), 1],
  ['the known rows are equal', whole('AAB'), whole('AAB'), 0],
  ['one more equal row is new', whole('AAAB'), whole('AAB'), 1],
  ['all rows are equal, and there may be more', part('AAAA'), part('AAA'), undefined],
  ['all rows are equal, and all are known', whole('AAAA'), whole('AAA'), 1],
  ['an equal row stands far below', part('XABAC'), part('AB'), 1],
  ['the oldest rows come first', whole('ABX'), whole('AB'), undefined],
  ['an older row has moved up', part('BAC'), part('ABC'), undefined],
])('counts the new rows if %s', (_, list, known, count) => {
  expect(countNewRows(list, known, falling(list.ids.join('')))).toBe(count);
});

test('cannot tell if the known part of the list is oldest first', () => {
  expect(countNewRows(part('ABC'), part('ABC'), [1, 2, 3])).toBeUndefined();
});

test.each([
  ['the new row is older by its own time', [-7, 3, 2, 1]],
  ['one known row has a wrong time', [5, 3, 9, 1]],
  ['no time can be read', [Number.NaN, Number.NaN, Number.NaN, Number.NaN]],
  ['all times are equal', [1, 1, 1, 1]],
])('counts a row above the known one as new, also if %s', (_, times) => {
  expect(countNewRows(part('XABC'), part('ABC'), times)).toBe(1);
});
