import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasOtherLetters, promotionCode } from './promotionCode';

it.each([
  ['kapao50', 'KAPAO50'],
  [' ka pao\u00a050\n', 'KAPAO50'],
  ['\u200bKAPAO\ufeff50', 'KAPAO50'],
  ['kapao๕๐', 'KAPAO50'],
  ['ｋａｐａｏ５０', 'KAPAO50'],
  ['new–year', 'NEW-YEAR'],
  ['new\ufe63year', 'NEW-YEAR'],
  ['สงกรานต์๕๐', 'สงกรานต์50'],
  ['ปีใหม่', 'ปีใหม่'],
  [' \u200b ', ''],
])('sends %j as %j', (typed, sent) => {
  expect(promotionCode(typed)).toBe(sent);
});

it('leaves a clean code unchanged, so that the cursor stays in place', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (typed) => {
      const code = promotionCode(typed);
      expect(promotionCode(code)).toBe(code);
    }),
  );
});

it('detects Thai and Lao letters from a keyboard that was not switched', () => {
  expect(hasOtherLetters('ฟผฟ50')).toBe(true);
  expect(hasOtherLetters('ກຂ')).toBe(true);
  expect(hasOtherLetters('KAPAO๕๐')).toBe(false);
});
