import { expect, it } from 'vitest';
import { detectLang } from './detectLang';

it.each([
  ['ธนาคารกสิกรไทย', 'th'],
  ['KBank ธนาคาร 123', 'th'],
  ['ທະນາຄານພັດທະນາລາວ', 'lo'],
  ['Kasikornbank', undefined],
  ['฿500 · 123-4-56789-0', undefined],
  ['ท้าว ທ້າວ', undefined],
  ['', undefined],
])('detects the language of "%s" by its letters: %s', (text, lang) => {
  expect(detectLang(text)).toBe(lang);
});
