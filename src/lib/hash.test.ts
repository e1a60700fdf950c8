import { expect, test } from 'vitest';
import { hashOf } from './hash';

test('hashes of similar texts differ and have 64 bits', () => {
  const texts = Array.from({ length: 5000 }, (_, at) => `{"amount":${at}}`);
  const hashes = texts.map(hashOf);
  expect(new Set(hashes).size).toBe(texts.length);
  expect(hashes.every((hash) => /^[0-9a-f]{16}$/.test(hash))).toBe(true);
});
