import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isInClosing, isSlipOpen } from './slipOpening';

const window = (closedFrom: string, closedTo: string, isOpen = true) => ({ closedFrom, closedTo, isOpen });
const bangkok = (time: string) => Date.parse(`2026-05-20T${time}:00+07:00`);

it('applies the window in Bangkok time, also over midnight', () => {
  const night = window('23:30', '00:30');
  for (const [time, closed] of [
    ['23:29', false],
    ['23:30', true],
    ['00:00', true],
    ['00:29', true],
    ['00:30', false],
  ] as const) {
    expect(isInClosing(night, bangkok(time)), time).toBe(closed);
  }
  expect(isInClosing(window('10:00', '11:00'), bangkok('10:30'))).toBe(true);
  expect(isInClosing(window('10:00', '10:00'), bangkok('10:00'))).toBe(false);
});

it('trusts the server until an edge of the window passes, whatever the device clock says', () => {
  const open = window('10:00', '11:00');
  // The device's clock is an hour ahead. By that clock slips are closed, but the server accepts them.
  expect(isSlipOpen(open, bangkok('10:20'), bangkok('10:40'))).toBe(true);
  expect(isSlipOpen(open, bangkok('09:50'), bangkok('10:00'))).toBe(false);
  expect(isSlipOpen({ ...open, isOpen: false }, bangkok('10:50'), bangkok('11:00'))).toBe(true);
});

it("returns the server's value at the moment of its response", () => {
  fc.assert(
    fc.property(fc.boolean(), fc.integer({ min: 0, max: 4e12 }), (isOpen, at) => {
      expect(isSlipOpen(window('22:00', '01:15', isOpen), at, at)).toBe(isOpen);
    }),
  );
});
