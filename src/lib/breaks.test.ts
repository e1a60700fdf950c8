import { expect, it } from 'vitest';
import { extractBreaks } from './breaks';

it('keeps only the breaks of deleted records', () => {
  const records = {
    a: { days: [{ day: 1, app: 2, games: 3 }], breakUntil: 5, budget: { satang: 1 } },
    b: { days: [] },
  };
  expect(extractBreaks(JSON.stringify(records))).toBe('{"a":{"breakUntil":5}}');
});

it.each(['', '1', 'null', '[]', '{', '{"a":null}', '{"a":{"breakUntil":"never"}}'])('finds no break in %s', (text) => {
  expect(extractBreaks(text)).toBeNull();
});
