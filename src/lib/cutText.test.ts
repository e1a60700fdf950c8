import { expect, it } from 'vitest';
import { cutText } from './cutText';

it.each([
  ['กี่กี่', 4, 'กี่'],
  ['ຜູ້ຜູ້', 5, 'ຜູ້'],
  ['ok👨‍👩‍👧', 4, 'ok'],
  ['short', 5, 'short'],
  ['longer', 4, 'long'],
])('cuts %s to %d as %s', (text, maxLength, cut) => expect(cutText(text, maxLength)).toBe(cut));

it('cuts inside a letter that is longer than the maximum', () => {
  expect(cutText(`a${'\u0301'.repeat(500)}`, 100)).toHaveLength(100);
});
