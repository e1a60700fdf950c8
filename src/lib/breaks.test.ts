import { expect, it } from 'vitest';
import { breaksIn } from './breaks';

it('of what is deleted, breaks stay, and nothing else of whoever took them', () => {
  const kept = { a: { days: [{ day: 1, app: 2, games: 3 }], breakUntil: 5, budget: { satang: 1 } }, b: { days: [] } };
  expect(breaksIn(JSON.stringify(kept))).toBe('{"a":{"breakUntil":5}}');
});

it.each(['', '1', 'null', '[]', '{', '{"a":null}', '{"a":{"breakUntil":"never"}}'])('%s holds none', (text) => {
  expect(breaksIn(text)).toBeNull();
});
