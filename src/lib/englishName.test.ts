import { describe, expect, it } from 'vitest';
import { isEnglishName, needsEnglishName } from './englishName';

describe('a bank that takes English names only', () => {
  it.each(['KTB', 'TMB', 'BBL', ' ktb ', 'bbl'])('needs an English name for bank %j', (code) =>
    expect(needsEnglishName(code)).toBe(true),
  );

  it.each(['', 'TTB', 'SCB', 'KBANK', 'GSB', 'BCEL', 'KTBX', 'constructor'])(
    'needs no English name for bank %j',
    (code) => expect(needsEnglishName(code)).toBe(false),
  );
});

describe('an English name', () => {
  it.each(['KAPAO PAY', 'a', '  Somchai   Jaidee '])('accepts %j as an English name', (name) =>
    expect(isEnglishName(name)).toBe(true),
  );

  it.each(['', ' ', 'สมชาย', 'Somchai ใจดี', 'ສົມ', 'A.B.', 'O-1', 'José'])('refuses %j as an English name', (name) =>
    expect(isEnglishName(name)).toBe(false),
  );
});
