import { describe, expect, it } from 'vitest';
import { promotionCode } from '@/screens/Bonus/promotionCode';
import { accountNumber } from './accountNumber';
import { compactDigits } from './digits';
import { removeInvisible } from './invisible';
import { parseAmount } from './money';
import { phoneNumber } from './phone';

/** One character of each kind, by its Unicode name. */
const invisibleCharacters = {
  'soft hyphen': '\u00ad',
  'combining grapheme joiner': '\u034f',
  'hangul filler': '\u3164',
  'half-width hangul filler': '\uffa0',
  'khmer inherent vowel': '\u17b4',
  'mongolian vowel separator': '\u180e',
  'zero width space': '\u200b',
  'zero width non-joiner': '\u200c',
  'zero width joiner': '\u200d',
  'left-to-right mark': '\u200e',
  'left-to-right embedding': '\u202a',
  'pop directional formatting': '\u202c',
  'left-to-right override': '\u202d',
  'word joiner': '\u2060',
  'invisible plus': '\u2064',
  'left-to-right isolate': '\u2066',
  'first strong isolate': '\u2068',
  'pop directional isolate': '\u2069',
  'nominal digit shapes': '\u206f',
  'variation selector': '\ufe0e',
  'emoji variation selector': '\ufe0f',
  'variation selector supplement': '\u{e0100}',
  'tag space': '\u{e0020}',
  'byte order mark': '\ufeff',
  'interlinear annotation anchor': '\ufff9',
  'blank braille pattern': '\u2800',
  backspace: '\b',
  'next line': '\u0085',
} as const;

/** Spaces that a keyboard does not type, but that text copied from pages and chats contains. */
const spaces = ['\u00a0', '\u1680', '\u2000', '\u2007', '\u2009', '\u200a', '\u202f', '\u205f', '\u3000'];

describe.each(Object.entries(invisibleCharacters))('%s', (_, mark) => {
  it('removes it from amounts, numbers and codes', () => {
    const around = (text: string) => `${mark}${text.slice(0, 2)}${mark}${text.slice(2)}${mark}`;
    expect(parseAmount(around('1,234.50'))).toEqual({ satang: 123_450 });
    expect(phoneNumber(around('0812345678'))).toBe('0812345678');
    expect(accountNumber(around('1234567890'))).toBe('1234567890');
    expect(compactDigits(around('123456'))).toBe('123456');
    expect(promotionCode(around('KAPAO50'))).toBe('KAPAO50');
  });
});

it.each(['\u061c', '\u200f', '\u202b', '\u2067'])(
  'accepts %j around an amount and inside numbers and codes',
  (mark) => {
    expect(parseAmount(`${mark}1,234.50\u202c`)).toEqual({ satang: 123_450 });
    expect(parseAmount(`250${mark}`)).toEqual({ satang: 25_000 });
    expect(phoneNumber(`${mark}081${mark}2345678`)).toBe('0812345678');
    expect(promotionCode(`KAPAO${mark}50`)).toBe('KAPAO50');
  },
);

it.each(spaces)('treats %j as a space', (space) => {
  expect(parseAmount(`${space}12${space}345${space}`)).toEqual({ satang: 1_234_500 });
  expect(phoneNumber(`${space}081${space}2345678`)).toBe('0812345678');
  expect(promotionCode(`KAPAO${space}50`)).toBe('KAPAO50');
});

it('keeps visible characters and white space', () => {
  const visible = 'aZ 09\t\n\r.,-+฿₭ กำ ກຳ é ½ ٣ 😀';
  expect(removeInvisible(visible)).toBe(visible);
});
