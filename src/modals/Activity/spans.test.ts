import { afterEach, expect, it } from 'vitest';
import { getDates } from './spans';

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
});

const bangkokTime = (time: string) => Date.parse(`2026-01-${time}+07:00`);

it.each(['Asia/Bangkok', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
  'names dates in Bangkok on a device in %s',
  (tz) => {
    process.env.TZ = tz;
    expect(getDates({ from: bangkokTime('14T00:00'), to: bangkokTime('15T00:00') })).toBe('14/01/2026');
    expect(getDates({ from: bangkokTime('12T00:00'), to: bangkokTime('15T00:00') })).toBe('12/01–14/01/2026');
  },
);

it('includes the current day before noon', () => {
  expect(getDates({ from: bangkokTime('12T00:00'), to: bangkokTime('14T09:00') })).toBe('12/01–14/01/2026');
  expect(getDates({ from: bangkokTime('14T00:00'), to: bangkokTime('14T09:00') })).toBe('14/01/2026');
});
