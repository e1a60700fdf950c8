import { describe, expect, it } from 'vitest';
import { isEnglishName, needsEnglishName } from './englishName';

describe('a bank that takes English names only', () => {
  it.each(['KTB', 'TMB', 'BBL', ' ktb ', 'bbl'])('is %j', (code) => expect(needsEnglishName(code)).toBe(true));

  it.each(['', 'TTB', 'SCB', 'KBANK', 'GSB', 'BCEL', 'KTBX', 'constructor'])('is not %j', (code) =>
    expect(needsEnglishName(code)).toBe(false),
  );
});

describe('an English name', () => {
  it.each(['KAPAO PAY', 'a', '  Somchai   Jaidee '])('is %j', (name) => expect(isEnglishName(name)).toBe(true));

  it.each(['', ' ', 'สมชาย', 'Somchai ใจดี', 'ສົມ', 'A.B.', 'O-1', 'José'])('is not %j', (name) =>
    expect(isEnglishName(name)).toBe(false),
  );
});
