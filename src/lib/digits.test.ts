import { describe, expect, it } from 'vitest';
import { accountNumber, accountNumberLength } from './accountNumber';
import { compactDigits, findOneTimeCode, spellDigits, toAsciiDigits } from './digits';
import { isPhoneNumber, phoneNumber } from './phone';
import { safeHttpsUrl, safeHttpUrl, safeImageUrl } from './url';

describe('digits', () => {
  it('maps every digit of the three scripts and nothing else', () => {
    expect(toAsciiDigits('๐๑๒๓๔๕๖๗๘๙ ໐໑໒໓໔໕໖໗໘໙ ０１２３４５６７８９')).toBe('0123456789 0123456789 0123456789');
    expect(toAsciiDigits('กข-ກຂ٣½²')).toBe('กข-ກຂ٣½²');
  });

  it('removes spaces, dashes and invisible marks', () => {
    expect(compactDigits(' 081-234–5678\u200b\u00a0')).toBe('0812345678');
    expect(compactDigits('A-1 x')).toBe('A1x');
  });
});

it.each([
  ['123456', '123456'],
  [' 482-193 ', '482193'],
  ['๔๘๒ ๑๙๓', '482193'],
  ['AB1234', 'AB1234'],
  ['a1B2c3', 'a1B2c3'],
  ['AB-1234', 'AB-1234'],
  ['\u2068A1B2C3\u2069', 'A1B2C3'],
  ['รหัส OTP คือ 482-193 ใช้ได้ 5 นาที', '482193'],
  ['482193 หรือ 123456', '482193 หรือ 123456'],
  ['รหัสคือ AB1234', 'รหัสคือ AB1234'],
  ['', ''],
])('reads the one-time code of %j', (text, code) => {
  expect(findOneTimeCode(text)).toBe(code);
});

describe('spelled digits', () => {
  it('stand apart, with a pause for each dash, so that they can be written down', () => {
    expect(spellDigits('405-123-8876')).toBe('4 0 5, 1 2 3, 8 8 7 6');
    expect(spellDigits('020331187452')).toBe('0 2 0 3 3 1 1 8 7 4 5 2');
    expect(spellDigits('pg54738941')).toBe('pg5 4 7 3 8 9 4 1');
    expect(spellDigits('–')).toBe('–');
    expect(spellDigits('Lot 24')).toBe('Lot 24');
  });
});

describe('phone number', () => {
  const written = [
    '0812345678',
    '081-234-5678',
    '081 234 5678',
    '๐๘๑๒๓๔๕๖๗๘',
    '໐໘໑-໒໓໔-໕໖໗໘',
    '\u202a0812345678\u202c',
  ];
  const autofilled = ['+66812345678', '66812345678', '0066 81 234 5678', '+66 (0)81-234-5678', 'tel:+66-81-234-5678'];
  const more = ['081/234/5678', '[081] 234 5678', '081·234·5678', '+66 81 234 5678,'];
  it.each([...written, ...autofilled, '(081) 234-5678', '081.234.5678', '＋66812345678', ...more])(
    'accepts the phone number %j',
    (typed) => {
      expect(phoneNumber(typed)).toBe('0812345678');
      expect(isPhoneNumber(typed, 'th')).toBe(true);
    },
  );

  it.each(['', '081234567', '08123456789', '08123x5678', '+6681234567', '+1812345678', '+0812345678'])(
    'refuses the phone number %j',
    (typed) => {
      expect(isPhoneNumber(typed, 'th')).toBe(false);
    },
  );

  it('accepts the two Lao formats of phone numbers', () => {
    expect(isPhoneNumber('020 5555 1234', 'la')).toBe(true);
    expect(isPhoneNumber('030 555 1234', 'la')).toBe(true);
    for (const typed of ['+856 20 5555 1234', '8562055551234', '00856 (0)20 5555 1234']) {
      expect(phoneNumber(typed)).toBe('02055551234');
      expect(isPhoneNumber(typed, 'la')).toBe(true);
    }
    expect(phoneNumber('+856 30 555 1234')).toBe('0305551234');
    for (const typed of ['020 5555 123', '030 5555 1234', '0812345678', '02055551234x']) {
      expect(isPhoneNumber(typed, 'la')).toBe(false);
    }
  });
});

describe('account number', () => {
  it('normalises account numbers and knows their length by bank', () => {
    expect(accountNumber('๑๒๓-๔๕๖-๗๘๙๐')).toBe('1234567890');
    expect(['KBANK', 'GSB', 'TISCO', 'BCEL', 'NOBODY'].map(accountNumberLength)).toEqual([
      10,
      12,
      14,
      undefined,
      undefined,
    ]);
  });

  it('has no account number length for names of object members', () => {
    expect(accountNumberLength('constructor')).toBeUndefined();
    expect(accountNumberLength('__proto__')).toBeUndefined();
  });
});

const notAddresses = [
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://https://example.com/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox',
  'blob:https://example.com/x',
  'file:///etc/passwd',
  'ftp://example.com',
  'https://bank.example@evil.example/',
  'https://bank.example:pass@evil.example/',
  'http://bank.example@evil.example/',
  '//example.com',
  '/path',
  'example.com',
  'https:example.com',
  'https://',
  'http://',
  'https://exa mple.com',
  '',
  null,
  undefined,
  5,
  {},
  ['https://example.com'],
];
const httpsAddresses = ['https://example.com/a?b=c', 'HTTPS://EXAMPLE.COM/', '  https://example.com/ '];
const localAddresses = ['http://localhost:4010/a', 'http://127.0.0.1/a', 'http://site.localhost/a'];
const plainHttpAddresses = ['http://example.com/', 'http://localhost.example.com/', ' HTTP://EXAMPLE.COM/a?b'];

describe('safeHttpUrl', () => {
  it.each([...httpsAddresses, ...localAddresses, ...plainHttpAddresses])('allows the app to open %j', (link) => {
    expect(safeHttpUrl(link)).toBe(new URL(link.trim()).href);
  });

  it.each(notAddresses)('does not allow the app to open %j', (link) => {
    expect(safeHttpUrl(link)).toBeNull();
  });
});

it('safeHttpUrl removes copied invisible marks', () => {
  expect(safeHttpUrl('\u200bhttps://example.com\u200d/\ufeff')).toBe('https://example.com/');
});

describe('safeHttpsUrl', () => {
  it.each([...httpsAddresses, ...localAddresses])('allows the page to load %j', (address) => {
    expect(safeHttpsUrl(address)).toBe(new URL(address.trim()).href);
  });

  it.each([...notAddresses, ...plainHttpAddresses])('does not allow the page to load %j', (address) => {
    expect(safeHttpsUrl(address)).toBeNull();
  });
});

it('accepts an https address or a data: image as an image', () => {
  expect(safeImageUrl(' data:image/png;base64,AA')).toBe('data:image/png;base64,AA');
  expect(safeImageUrl('https://a.example/qr.png')).toBe('https://a.example/qr.png');
  for (const address of ['data:text/html,x', 'javascript:alert(1)', 'http://a.example/qr.png', ''])
    expect(safeImageUrl(address)).toBe('');
});
