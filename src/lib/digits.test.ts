import { describe, expect, it } from 'vitest';
import { accountNumber, accountNumberLength } from './accountNumber';
import { compactDigits, toAsciiDigits } from './digits';
import { isPhoneNumber, phoneNumber } from './phone';
import { safeHttpUrl } from './url';

describe('digits', () => {
  it('maps every digit of the three scripts and nothing else', () => {
    expect(toAsciiDigits('๐๑๒๓๔๕๖๗๘๙ ໐໑໒໓໔໕໖໗໘໙ ０１２３４５６７８９')).toBe('0123456789 0123456789 0123456789');
    expect(toAsciiDigits('กข-ກຂ٣½²')).toBe('กข-ກຂ٣½²');
  });

  it('drops what only groups', () => {
    expect(compactDigits(' 081-234–5678\u200b\u00a0')).toBe('0812345678');
    expect(compactDigits('A-1 x')).toBe('A1x');
  });
});

describe('phone number', () => {
  it.each(['0812345678', '081-234-5678', '081 234 5678', '๐๘๑๒๓๔๕๖๗๘', '໐໘໑-໒໓໔-໕໖໗໘', '\u202a0812345678\u202c'])(
    'takes %j',
    (typed) => {
      expect(phoneNumber(typed)).toBe('0812345678');
      expect(isPhoneNumber(typed, 'th')).toBe(true);
    },
  );

  it.each(['', '081234567', '08123456789', '08123x5678', '+66812345678', '081.234.5678', '(081)2345678'])(
    'refuses %j',
    (typed) => {
      expect(isPhoneNumber(typed, 'th')).toBe(false);
    },
  );

  it('knows the two Lao forms', () => {
    expect(isPhoneNumber('020 5555 1234', 'la')).toBe(true);
    expect(isPhoneNumber('030 555 1234', 'la')).toBe(true);
    for (const typed of ['020 5555 123', '030 5555 1234', '0812345678', '02055551234x']) {
      expect(isPhoneNumber(typed, 'la')).toBe(false);
    }
  });
});

describe('account number', () => {
  it('counts digits by bank', () => {
    expect(accountNumber('๑๒๓-๔๕๖-๗๘๙๐')).toBe('1234567890');
    expect(['KBANK', 'GSB', 'TISCO', 'BCEL', 'NOBODY'].map(accountNumberLength)).toEqual([
      10,
      12,
      14,
      undefined,
      undefined,
    ]);
  });

  it('is not fooled by names of object members', () => {
    expect(accountNumberLength('constructor')).toBeUndefined();
    expect(accountNumberLength('__proto__')).toBeUndefined();
  });
});

describe('safeHttpUrl', () => {
  it.each([
    'https://example.com/a?b=c',
    'HTTPS://EXAMPLE.COM/',
    '  https://example.com/ ',
    '\u200bhttps://example.com\u200d/\ufeff',
  ])('opens %j', (link) => {
    expect(safeHttpUrl(link)).toMatch(/^https:\/\/example\.com\//);
  });

  it.each(['http://localhost:4010/a', 'http://127.0.0.1/a', 'http://site.localhost/a'])('opens %j here', (link) => {
    expect(safeHttpUrl(link)).toBe(link);
  });

  it.each([
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
    'http://example.com/',
    'http://localhost.example.com/',
    'https://bank.example@evil.example/',
    'https://bank.example:pass@evil.example/',
    '//example.com',
    '/path',
    'example.com',
    'https:example.com',
    'https://',
    'https://exa mple.com',
    '',
    null,
    undefined,
    5,
    {},
    ['https://example.com'],
  ])('never opens %j', (link) => {
    expect(safeHttpUrl(link)).toBeNull();
  });
});
