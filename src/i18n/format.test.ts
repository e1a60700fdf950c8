import fc from 'fast-check';
import type { TFunction } from 'i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseAmount } from '@/lib/money';
import { formatAccountNumber, formatAmount, formatCount } from './format';
import { formatCountdown } from './formatCountdown';
import { fixTimeZone, formatDateTime, formatRelative, formatTime, isoInstant } from './formatTime';
import { changeLanguage, i18n, loadNamespaces } from './i18n';
import { type Language, languages } from './language';
import { textsIn } from './localeFiles';

const bangkok = 420;
afterEach(() => fixTimeZone(undefined));

it('groups a count, and shows a dash for an invalid one', () => {
  expect([0, 999, 1000, 1_234_567, Number.NaN].map(formatCount)).toEqual(['0', '999', '1,000', '1,234,567', '–']);
});

describe('formatAmount', () => {
  it.each(languages)('writes amounts in %s in a form that an amount field accepts', (language) => {
    const texts = textsIn(language, 'common');
    for (const currency of ['baht', 'kip']) {
      const copied = `${formatAmount(1050.35, { signed: true })} ${texts.get(currency)}`;
      expect(parseAmount(copied)).toEqual({ satang: 105_035 });
    }
  });

  it.each([
    [0, '0.00'],
    [-0, '0.00'],
    [0.005, '0.01'],
    [0.004, '0.00'],
    [-0.004, '0.00'],
    [1e-9, '0.00'],
    [0.5, '0.50'],
    [1, '1.00'],
    [999.99, '999.99'],
    [999.995, '1,000.00'],
    [1000, '1,000.00'],
    [1234567.8, '1,234,567.80'],
    [-1, '−1.00'],
    [-1234.5, '−1,234.50'],
    [0.1 + 0.2, '0.30'],
    [1.005, '1.01'],
    [999_999_999_999.99, '999,999,999,999.99'],
    [1e21, '1,000,000,000,000,000,000,000.00'],
    [-1e21, '−1,000,000,000,000,000,000,000.00'],
  ])('shows %d as %s', (baht, text) => {
    expect(formatAmount(baht)).toBe(text);
  });

  it.each([Number.NaN, Infinity, -Infinity, null, undefined, '100', '', {}, [], true, new Date(), 5n])(
    'shows a dash instead of the amount %s',
    (value) => {
      expect(formatAmount(value)).toBe('–');
    },
  );

  it('puts a sign before amounts, but not before zero', () => {
    expect(formatAmount(5, { signed: true })).toBe('+5.00');
    expect(formatAmount(-5, { signed: true })).toBe('−5.00');
    expect(formatAmount(0, { signed: true })).toBe('0.00');
    expect(formatAmount(-0.001, { signed: true })).toBe('0.00');
    expect(formatAmount(null, { signed: true })).toBe('–');
  });

  it('shows every amount exactly to the satang', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e14, max: 1e14 }), (satang) => {
        const text = formatAmount(satang / 100);
        expect(text).toMatch(/^−?(0|[1-9]\d{0,2}(,\d{3})*)\.\d{2}$/);
        expect(Number(text.replace('−', '-').replace(/[,.]/g, '')) + 0).toBe(satang + 0);
      }),
    );
  });

  it('survives the largest number', () => {
    expect(formatAmount(Number.MAX_VALUE)).toMatch(/^179,769,.*\.00$/);
  });
});

describe('formatAccountNumber', () => {
  it.each([
    ['1234567890', '123-456-7890'],
    ['0000000000', '000-000-0000'],
    ['123456789', '123456789'],
    ['12345678901', '12345678901'],
    ['020123456789', '020123456789'],
    ['110-12-001', '110-12-001'],
    ['12345abcde', '12345abcde'],
    ['๑๒๓๔๕๖๗๘๙๐', '๑๒๓๔๕๖๗๘๙๐'],
    ['', '–'],
    ['  ', '–'],
    [null, '–'],
    [undefined, '–'],
    [1234567890, '–'],
  ])('formats account number %j as %j', (number, text) => {
    expect(formatAccountNumber(number)).toBe(text);
  });
});

describe('formatCountdown', () => {
  it.each([
    [0, '00:00'],
    [1, '00:01'],
    [59, '00:59'],
    [60, '01:00'],
    [61, '01:01'],
    [59.001, '01:00'],
    [0.2, '00:01'],
    [-5, '00:00'],
    [-0, '00:00'],
    [600, '10:00'],
    [3599, '59:59'],
    [3600, '60:00'],
    [7261, '121:01'],
    [Number.NaN, '00:00'],
    [Infinity, '00:00'],
    [null, '00:00'],
    ['60', '00:00'],
  ])('shows a countdown of %s s as %s', (seconds, text) => {
    expect(formatCountdown(seconds)).toBe(text);
  });
});

describe('formatDateTime', () => {
  it.each([
    ['2026-01-01T00:00:00.000Z', '01/01/2026 07:00:00'],
    ['2025-12-31T16:59:59.999Z', '31/12/2025 23:59:59'],
    ['2025-12-31T17:00:00.000Z', '01/01/2026 00:00:00'],
    ['2024-02-29T10:05:09Z', '29/02/2024 17:05:09'],
    ['2026-03-29T01:30:00Z', '29/03/2026 08:30:00'],
    ['2026-10-25T01:30:00Z', '25/10/2026 08:30:00'],
    [0, '01/01/1970 07:00:00'],
    [new Date('2026-07-15T12:00:00+07:00'), '15/07/2026 12:00:00'],
  ])('shows %s as %s in Bangkok', (instant, text) => {
    fixTimeZone(bangkok);
    expect(formatDateTime(instant)).toBe(text);
    expect(formatTime(instant)).toBe(text.slice(11));
  });

  it('shows the fixed zone also just before the device’s own zone changes its clock', () => {
    vi.stubEnv('TZ', 'America/New_York');
    fixTimeZone(bangkok);
    expect(formatDateTime('2026-03-08T06:30:00Z')).toBe('08/03/2026 13:30:00');
    expect(formatDateTime('2026-11-01T05:30:00Z')).toBe('01/11/2026 12:30:00');
    expect(formatDateTime('2026-03-07T20:30:00Z')).toBe('08/03/2026 03:30:00');
    vi.unstubAllEnvs();
  });

  it('uses the device’s time zone unless one is fixed', () => {
    const date = new Date(2026, 10, 5, 6, 7, 8);
    expect(formatDateTime(date)).toBe('05/11/2026 06:07:08');
    expect(formatDateTime(date.toISOString())).toBe('05/11/2026 06:07:08');
    expect(formatDateTime(date.getTime())).toBe('05/11/2026 06:07:08');
  });

  it.each([null, undefined, '', 'yesterday', '2026-13-45T99:99:99Z', Number.NaN, Infinity, {}, [], true])(
    'shows a dash instead of the date %s',
    (value) => {
      expect(formatDateTime(value)).toBe('–');
      expect(formatTime(value)).toBe('–');
      expect(isoInstant(value)).toBeUndefined();
    },
  );

  it('returns UTC for machine-readable dates', () => {
    fixTimeZone(bangkok);
    expect(isoInstant('2026-01-01T07:00:00+07:00')).toBe('2026-01-01T00:00:00.000Z');
  });
});

describe('formatRelative', () => {
  const now = Date.parse('2026-11-20T05:00:00Z');
  const translator = async (language: Language) => {
    await changeLanguage(language);
    await loadNamespaces(['common']);
    return i18n.getFixedT(language, 'common') as TFunction<'common'>;
  };
  const day = 86_400;
  const month = 2_592_000;
  const year = 31_536_000;

  it.each([
    [0, 'just now'],
    [0.999, 'just now'],
    [1, '1 second ago'],
    [2, '2 seconds ago'],
    [59, '59 seconds ago'],
    [59.999, '59 seconds ago'],
    [60, '1 minute ago'],
    [119, '1 minute ago'],
    [120, '2 minutes ago'],
    [3599, '59 minutes ago'],
    [3600, '1 hour ago'],
    [day - 1, '23 hours ago'],
    [day, '1 day ago'],
    [month - 1, '29 days ago'],
    [month, '1 month ago'],
    [year - 1, '12 months ago'],
    [year, '1 year ago'],
    [2 * year, '2 years ago'],
    [-1, 'just now'],
    [-3600, 'just now'],
    [-10 * year, 'just now'],
  ])('shows an age of %d s as "%s"', async (seconds, text) => {
    expect(formatRelative(now - seconds * 1000, now, await translator('en'))).toBe(text);
  });

  it('shows relative times in Thai and Lao', async () => {
    const ago = (seconds: number) => new Date(now - seconds * 1000).toISOString();
    const th = await translator('th');
    const la = await translator('la');
    expect([1, 60, 7200, day, month, year].map((s) => formatRelative(ago(s), now, th))).toEqual([
      '1 วินาทีที่แล้ว',
      '1 นาทีที่แล้ว',
      '2 ชั่วโมงที่แล้ว',
      '1 วันที่แล้ว',
      '1 เดือนที่แล้ว',
      '1 ปีที่แล้ว',
    ]);
    expect([1, 60, 7200, day, month, year].map((s) => formatRelative(ago(s), now, la))).toEqual([
      '1 ວິນາທີກ່ອນ',
      '1 ນາທີກ່ອນ',
      '2 ຊົ່ວໂມງກ່ອນ',
      '1 ມື້ກ່ອນ',
      '1 ເດືອນກ່ອນ',
      '1 ປີກ່ອນ',
    ]);
  });

  it('shows a dash without a date, in every language', async () => {
    for (const language of languages) {
      const t = await translator(language);
      for (const value of [null, undefined, '', 'soon', {}, Number.NaN]) {
        expect(formatRelative(value, now, t)).toBe('–');
      }
    }
  });

  it('never shows a translation key, whatever plural rules the browser has', async () => {
    for (const language of languages) {
      const t = await translator(language);
      for (const seconds of [1, 2, 3, 11, 60, 180, 7200]) {
        expect(formatRelative(now - seconds * 1000, now, t)).not.toMatch(/ago\.|_|\{/);
      }
    }
  });
});
