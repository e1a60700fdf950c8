import { expect, test } from 'vitest';
import { hashText } from './hash';

test('returns different 64-bit hashes for similar texts', () => {
  const texts = Array.from({ length: 5000 }, (_, index) => `{"amount":${index}}`);
  const hashes = texts.map(hashText);
  expect(new Set(hashes).size).toBe(texts.length);
  expect(hashes.every((hash) => /^[0-9a-f]{16}$/.test(hash))).toBe(true);
});
