import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getInitials } from '@/components/BankLogo/marks';
import { layOutLabel } from '@/screens/Spin/wheel/layOutLabel';
import { cutText } from './cutText';
import { graphemeStart, splitGraphemes, splitWords } from './segments';
import { wrapText } from './wrapText';

const letters = [
  ['กี่กี่', ['กี่', 'กี่']],
  ['น้ำใจ', ['น้ำ', 'ใ', 'จ']],
  ['ຜູ້ນຳ', ['ຜູ້', 'ນຳ']],
  ['ok👨‍👩‍👧!', ['o', 'k', '👨‍👩‍👧', '!']],
  ['👍🏽❤️‍🔥', ['👍🏽', '❤️‍🔥']],
  ['🇹🇭🇱🇦a', ['🇹🇭', '🇱🇦', 'a']],
  ['1️⃣é', ['1️⃣', 'é']],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿x', ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'x']],
  ['a\r\nb', ['a', '\r\n', 'b']],
  ['', []],
] as const;

it.each(letters)('splits %j into letters', (text, expected) => {
  expect(splitGraphemes(text)).toEqual(expected);
});

it('splits a text into words without separating a mark from its letter or losing any character', () => {
  for (const text of ['ขอบคุณที่ร่วมสนุก 10 บาท', 'ຂອບໃຈທີ່ມາຮ່ວມສະໜຸກ', 'one two  three 👨‍👩‍👧']) {
    const words = splitWords(text);
    expect(words.join('')).toBe(text);
    expect(words.length).toBeGreaterThan(1);
    for (const word of words) expect(word).not.toMatch(/^[\p{Mn}\u0e33\u0eb3\u200d]/u);
  }
  expect(splitWords('one two')).toEqual(['one', ' ', 'two']);
});

it('loses no character of any text', () => {
  const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));
  fc.assert(
    fc.property(anyText, fc.nat({ max: 60 }), (text, index) => {
      expect(splitGraphemes(text).join('')).toBe(text);
      expect(splitWords(text).join('')).toBe(text);
      expect(graphemeStart(text, index)).toBeLessThanOrEqual(Math.max(index, text.length));
    }),
  );
});

it('cuts and wraps texts, lays out labels and finds initials', () => {
  const measure = (text: string) => text.replace(/\p{M}/gu, '').length;
  expect(cutText('ok👨‍👩‍👧', 4)).toBe('ok');
  expect(cutText('กี่กี่', 4)).toBe('กี่');
  expect(cutText(`a${'\u0301'.repeat(500)}`, 100)).toHaveLength(100);
  for (const line of wrapText('ที่ปั๊มน้ำมันฎีกาญาผู้รู้ซื้อปุ๋ยกี่ป๊ำ', 5, 99, measure)) expect(line).not.toMatch(/^\p{Mn}/u);
  expect(wrapText('one two three', 8, 5, measure)).toEqual(['one two', 'three']);
  const area = { count: 8, inner: 55, outer: 150, maxSize: 20 };
  expect(layOutLabel('ขอบคุณที่ร่วมสนุก', area, measure).lines.join('')).toBe('ขอบคุณที่ร่วมสนุก');
  expect(getInitials('กิกี่กู้x').letters).toBe('กิกี่กู้');
});
