import { expect, it } from 'vitest';
import { maskNumbers } from './maskNumbers';

it('shows only the last four digits of account and phone numbers', () => {
  expect(maskNumbers('SCB 405-123-8876')).toBe('SCB xxx8876');
  expect(maskNumbers('110-12-00-1234567-001 BCEL')).toBe('xxx7001 BCEL');
  expect(maskNumbers('2026-11-2234567')).toBe('xxx4567');
  expect(maskNumbers('โทร 0812345678, 020 145998137')).toBe('โทร xxx5678, xxx8137');
});

it('does not change amounts, dates and codes', () => {
  for (const text of ['23/11/2026 14:32:05', '2026-11-23 14:32', '1,234,567.89', 'WELCOME100', '100% x 5', '']) {
    expect(maskNumbers(text)).toBe(text);
  }
});
