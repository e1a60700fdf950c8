import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxSatang, multiplyBaht, parseAmount, parseSigned, sumBaht, toBaht, toSatang } from './money';

const satang = fc.integer({ min: 0, max: maxSatang });

describe('toSatang', () => {
  it.each([
    [0, 0],
    [-0, 0],
    [0.01, 1],
    [0.1 + 0.2, 30],
    [0.285, 29],
    [1.005, 101],
    [-1.005, -101],
    [8.345, 835],
    [19.99, 1999],
    [0.005, 1],
    [0.004, 0],
    [-0.004, 0],
    [1e-7, 0],
    [Number.MIN_VALUE, 0],
    [999_999_999_999.99, maxSatang],
  ])('%d baht is %d satang', (baht, expected) => {
    expect(toSatang(baht)).toBe(expected);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -Infinity, 1e21, 1e300, null, undefined, '5', {}, [], true, 5n])(
    'returns NaN for %s',
    (value) => {
      expect(toSatang(value)).toBeNaN();
    },
  );

  it('keeps an amount unchanged through the wire format', () => {
    fc.assert(fc.property(fc.integer({ min: -maxSatang, max: maxSatang }), (n) => toSatang(toBaht(n)) === n + 0));
    fc.assert(fc.property(satang, (n) => toSatang(JSON.parse(JSON.stringify(toBaht(n)))) === n));
  });
});

describe('sumBaht', () => {
  it('adds without losing a satang', () => {
    expect(sumBaht([0.1, 0.2])).toBe(0.3);
    expect(sumBaht(Array(1000).fill(0.1))).toBe(100);
    expect(sumBaht([])).toBe(0);
    expect(Object.is(sumBaht([-0.01, 0.01]), 0)).toBe(true);
  });

  it('equals the sum of satang in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { maxLength: 200 }), (list) => {
        const expected = list.reduce((sum, n) => sum + n, 0);
        expect(toSatang(sumBaht(list.map(toBaht)))).toBe(expected + 0);
        expect(sumBaht(list.toReversed().map(toBaht))).toBe(sumBaht(list.map(toBaht)));
      }),
    );
  });

  it('returns NaN instead of a wrong total', () => {
    for (const bad of [Number.NaN, null, '5', undefined, 1e21]) expect(sumBaht([1, bad, 2])).toBeNaN();
    expect(sumBaht([9e13, 9e13])).toBeNaN();
  });
});

describe('parseAmount', () => {
  it.each([
    ['0', 0],
    ['1', 100],
    ['100', 10_000],
    ['99.5', 9950],
    ['99.50', 9950],
    ['0.01', 1],
    ['.5', 50],
    ['5.', 500],
    ['007', 700],
    ['  250 ', 25_000],
    ['1,000', 100_000],
    ['1,000,000.25', 100_000_025],
    ['12 345', 1_234_500],
    ['12\u00a0345', 1_234_500],
    ['๑๐๐', 10_000],
    ['๑,๒๓๔.๕๖', 123_456],
    ['໑໐໐.໕', 10_050],
    ['１００．２５', 10_025],
    ['１，０００', 100_000],
    ['1๐໐', 10_000],
    ['\u200b100\ufeff', 10_000],
    ['999999999999.99', maxSatang],
    ['999,999,999,999.99', maxSatang],
  ])('reads %j as %d satang', (text, expected) => {
    expect(parseAmount(text)).toEqual({ satang: expected });
  });

  it.each([
    ['150,25', 15_025],
    ['10,00', 1000],
    ['1,5', 150],
    [',5', 50],
    ['007,50', 750],
    ['1234,5', 123_450],
    ['1.234,5', 123_450],
    ['1.234.567,89', 123_456_789],
    ['1.234.567', 123_456_700],
    ['1 234,50', 123_450],
    ['๑.๒๓๔,๕๖', 123_456],
    ['໑໕໐,໒໕', 15_025],
    ['１５０，２５', 15_025],
    ['1,000', 100_000],
    ['12,345', 1_234_500],
  ])('reads %j, with a decimal comma as in Laos or Thailand, as %d satang', (text, expected) => {
    expect(parseAmount(text)).toEqual({ satang: expected });
  });

  it.each([
    ['\u202d1,234.50\u202c', 123_450],
    ['250\u200d', 25_000],
    ['1,050.35 บาท', 105_035],
    ['1,050.35\u00a0บาท', 105_035],
    ['1,050.35\nบาท', 105_035],
    ['1,050.35บาท', 105_035],
    ['1.050,35 ບາດ', 105_035],
    ['1,050.35 baht', 105_035],
    ['1,050.35 Baht', 105_035],
    ['1,050 กีบ', 105_000],
    ['1,050 ກີບ', 105_000],
    ['1,050 kip', 105_000],
    ['฿250', 25_000],
    ['฿ 250', 25_000],
    ['250฿', 25_000],
    ['₭250', 25_000],
    ['THB 250', 25_000],
    ['250 thb', 25_000],
    ['LAK250', 25_000],
    ['+250', 25_000],
    ['＋250', 25_000],
    ['+ 250', 25_000],
    ['+฿250.00', 25_000],
    ['฿+250.00', 25_000],
    ['+250.00 บาท', 25_000],
    ['250.-', 25_000],
    ['250,-', 25_000],
    ['250.–', 25_000],
    ['250 .-', 25_000],
    ['1,250.- บาท', 125_000],
    ['฿1,250,-', 125_000],
    ['\u200f฿\u200e1,234.50\u200f', 123_450],
    ['๒๕๐ บาท', 25_000],
  ])('reads the amount in %j as %d satang', (text, expected) => {
    expect(parseAmount(text)).toEqual({ satang: expected });
  });

  it.each(['', ' ', '\t\n', '\u200b', '\u00a0', '\u202d\u202c'])('reports %j as empty', (text) => {
    expect(parseAmount(text)).toEqual({ error: 'empty' });
  });

  it.each([
    '1e3',
    '1E3',
    '--5',
    '-5',
    '−5',
    '1,00,0',
    '1,0000',
    ',100',
    '100,',
    '0,100',
    '1,,000',
    '1,000 000',
    '1 00',
    '1.2.3',
    '.',
    ',',
    '0x10',
    '0b1',
    '1_000',
    '1n',
    'NaN',
    'Infinity',
    'abc',
    '1️⃣',
    '½',
    '\u202e001',
    '\u202e001\u202c',
    '1\u200f2',
    '1,\u200f234',
    '\u200f12 345',
    '\u206712 345\u2069',
    '++5',
    '+-5',
    '5+',
    '5-',
    '5 -',
    '.-5',
    '.-',
    ',-',
    '+',
    '฿',
    'บาท',
    '$5',
    '5 USD',
    '฿5 บาท',
    '฿5 กีบ',
    'บาท 5 บาท',
    '5 บาท 50 สตางค์',
    '5 บาทถ้วน',
    '1,234,5',
    '1,234,50',
    '1,5,',
    '12.34,5',
    '1.50,25',
    '1.234,567',
    '1,234.567,8',
    '0.100,5',
    '1.234.56',
    '1 234.567,8',
    '٣',
    '5%',
    '(5)',
    '1/2',
  ])('refuses %j', (text) => {
    expect(parseAmount(text)).toEqual({ error: 'notNumber' });
  });

  it.each(['1.234', '1.000', '0.001', '1,000.123', '.100'])('reports too many decimals in %j', (text) => {
    expect(parseAmount(text)).toEqual({ error: 'tooManyDecimals' });
  });

  it.each(['1000000000000', '1,000,000,000,000', '9'.repeat(40)])('reports %j as too large', (text) => {
    expect(parseAmount(text)).toEqual({ error: 'tooLarge' });
  });

  it('handles a million characters', () => {
    expect(parseAmount('9'.repeat(1_000_000))).toEqual({ error: 'tooLarge' });
    expect(parseAmount('๙'.repeat(1_000_000))).toEqual({ error: 'tooLarge' });
    expect(parseAmount('1,'.repeat(500_000))).toEqual({ error: 'tooLarge' });
    expect(parseAmount('x'.repeat(1_000_000))).toEqual({ error: 'notNumber' });
    expect(parseAmount(`${' '.repeat(1_000_000)}5`)).toEqual({ error: 'notNumber' });
    expect(parseAmount(' '.repeat(1_000_000))).toEqual({ error: 'empty' });
  });

  it('reads back every amount in every notation', () => {
    const writings = fc.record({
      satang,
      digits: fc.constantFrom('0'.charCodeAt(0), 0x0e50, 0x0ed0, 0xff10),
      separator: fc.constantFrom('', ',', ' ', '\u00a0', '\u202f', '，'),
      pad: fc.constantFrom('', ' ', '\u200b'),
    });
    fc.assert(
      fc.property(writings, ({ satang: amount, digits, separator, pad }) => {
        const whole = String(Math.floor(amount / 100)).replace(/\B(?=(\d{3})+$)/g, separator);
        const text = `${whole}.${String(amount % 100).padStart(2, '0')}`;
        const written = text.replace(/\d/g, (d) => String.fromCharCode(digits + Number(d)));
        expect(parseAmount(pad + written + pad)).toEqual({ satang: amount });
      }),
    );
  });

  it('reads only what a strict reader reads, and never guesses', () => {
    const alphabet = fc.constantFrom(...'0123456789.,- eE+x', '๑', '໑', '１', '\u200b');
    fc.assert(
      fc.property(fc.array(alphabet, { maxLength: 12 }), (characters) => {
        const result = parseAmount(characters.join(''));
        if (result.satang === undefined) return;
        const plain = characters
          .map((c) => ({ '๑': '1', '໑': '1', '１': '1', '\u200b': '' })[c] ?? c)
          .join('')
          .trim()
          .replace(/^\+ */, '')
          .replace(/ *[.,]-$/, '')
          // A separator before the last one or two digits is the decimal separator; the others are thousands
          // separators.
          .replace(/[.,](\d{0,2})$/, 'd$1')
          .replace(/[., ]/g, '')
          .replace('d', '.');
        expect(plain).toMatch(/^\d*\.?\d{0,2}$/);
        expect(result.satang).toBe(toSatang(Number(plain)));
        expect(Number.isSafeInteger(result.satang) && result.satang >= 0).toBe(true);
      }),
      { numRuns: 5000 },
    );
  });
});

describe('parseSigned', () => {
  it.each([
    ['-5', -500],
    ['−5', -500],
    ['\u202d-1,234.50\u202c', -123_450],
    ['-฿1.234,5', -123_450],
    ['฿-5', -500],
    ['−250.00 บาท', -25_000],
    ['-5.-', -500],
    ['-0', 0],
    ['+5', 500],
    ['5', 500],
  ])('reads %j as %d satang', (text, expected) => {
    expect(parseSigned(text)).toEqual({ satang: expected });
  });

  it.each(['-', '--5', '- -5', '-+5', '5-', '-บาท', '\u202e5-'])('refuses %j', (text) => {
    expect(parseSigned(text)).toEqual({ error: 'notNumber' });
  });
});

describe('multiplyBaht', () => {
  it.each([
    [12.35, 15.5, 191.43],
    [-12.35, 15.5, -191.43],
    [1, 1.005, 1.01],
    [100, 0.015, 1.5],
    [0.01, 1e-7, 0],
    [0.01, 1e21, Number.NaN],
    [999_999_999_999.99, 1, 999_999_999_999.99],
    [5, Number.NaN, Number.NaN],
    [5, '2', Number.NaN],
    ['5', 2, Number.NaN],
  ])('%d baht times %d is %d', (baht, ratio, product) => {
    expect(multiplyBaht(baht, ratio)).toBe(product);
  });

  it('is exact to the satang for any ratio with two decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e10, max: 1e10 }), fc.integer({ min: 0, max: 10_000 }), (amount, hundredths) => {
        const product = BigInt(amount) * BigInt(hundredths);
        const rounded = Number((product + (product < 0n ? -50n : 50n)) / 100n);
        expect(multiplyBaht(amount / 100, hundredths / 100)).toBe(toBaht(rounded));
      }),
    );
  });
});
