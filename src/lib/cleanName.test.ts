import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanName } from './cleanName';

it.each([
  ['\u200bSomchai\ufeff \u200eJai\u200fdee\u00ad', 'Somchai Jaidee'],
  ['  Somchai \u00a0\u3000 Jaidee\n', 'Somchai Jaidee'],
  ['Ｓｏｍｃｈａｉ　Ｊ．', 'Somchai J.'],
  ['Jose\u0301', 'José'],
  // Thai: SARA AM in two characters, with a tone mark in either order, and SARA E twice.
  ['อ\u0e4d\u0e32นาจ', 'อำนาจ'],
  ['น\u0e49\u0e4d\u0e32', 'น้ำ'],
  ['น\u0e4d\u0e49\u0e32', 'น้ำ'],
  ['น\u0e33\u0e49', 'น้ำ'],
  ['\u0e40\u0e40ก้ว', 'แก้ว'],
  ['อ\u200b\u0e4d\u200b\u0e32นาจ', 'อำนาจ'],
  // Lao likewise.
  ['ຄ\u0ecd\u0eb2', 'ຄຳ'],
  ['ນ\u0ec9\u0ecd\u0eb2', 'ນ້ຳ'],
  ['ນ\u0ecd\u0ec9\u0eb2', 'ນ້ຳ'],
  ['\u0ec0\u0ec0ກ້ວ', 'ແກ້ວ'],
  // Joiners stay between letters that use them.
  ['مهدی\u200cزاده', 'مهدی\u200cزاده'],
  ['क्\u200dष', 'क्\u200dष'],
  ['सीता\u200d ', 'सीता'],
  ['สม\u200dชาย', 'สมชาย'],
  ['\u200b\u00ad', ''],
])('cleans %j to %j', (name, cleaned) => {
  expect(cleanName(name)).toBe(cleaned);
});

it('changes nothing of a clean name', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (name) => cleanName(cleanName(name)) === cleanName(name)));
  for (const name of ['สมชาย ใจดี', 'ຄຳແພງ', 'นํ', 'Zoë O’Neil-Smith']) expect(cleanName(name)).toBe(name);
});
