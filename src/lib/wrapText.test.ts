import { expect, it } from 'vitest';
import { wrapText } from './wrapText';

/** Returns the width of a text in letters. Marks above and below a letter have no width. */
const measure = (text: string) => text.replace(/\p{M}/gu, '').length;

it('breaks between words, and inside a word only if it is wider than a line', () => {
  expect(wrapText('one two three', 8, 5, measure)).toEqual(['one two', 'three']);
  expect(wrapText('abcdefghij kl', 4, 5, measure)).toEqual(['abcd', 'efgh', 'ij', 'kl']);
  expect(wrapText('', 4, 2, measure)).toEqual(['']);
});

it('breaks Thai between words without separating a letter from its marks', () => {
  expect(wrapText('กระเป๋าหลัก', 7, 3, measure)).toEqual(['กระเป๋า', 'หลัก']);
  for (const text of ['ที่ปั๊มน้ำมันฎีกาญาผู้รู้ซื้อปุ๋ยกี่ป๊ำ', 'ຢູ່ໝູ່ບ້ານກໍ່ສ້າງປີ້ຊື້ຜູ້ຮູ້ຊໍ້ຄຸ້ມ']) {
    const lines = wrapText(text, 5, 99, measure);
    expect(lines.join('')).toBe(text);
    for (const line of lines) expect(line).not.toMatch(/^\p{Mn}/u);
  }
});

it('ends with … if the text is too long', () => {
  expect(wrapText('one two three four', 8, 2, measure)).toEqual(['one two', 'three…']);
  const lines = wrapText('W'.repeat(10_000), 20, 3, measure);
  expect(lines).toHaveLength(3);
  expect(lines[2]).toMatch(/…$/);
});
