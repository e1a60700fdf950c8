import { afterEach, expect, it } from 'vitest';
import { getDates } from './spans';

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
});

const at = (time: string) => Date.parse(`2026-01-${time}+07:00`);

it.each(['Asia/Bangkok', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
  'names dates in Bangkok on a device in %s',
  (tz) => {
    process.env.TZ = tz;
    expect(getDates({ from: at('14T00:00'), to: at('15T00:00') })).toBe('14/01/2026');
    expect(getDates({ from: at('12T00:00'), to: at('15T00:00') })).toBe('12/01–14/01/2026');
  },
);

it('includes the current day before noon', () => {
  expect(getDates({ from: at('12T00:00'), to: at('14T09:00') })).toBe('12/01–14/01/2026');
  expect(getDates({ from: at('14T00:00'), to: at('14T09:00') })).toBe('14/01/2026');
});
