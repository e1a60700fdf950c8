import { describe, expect, it } from 'vitest';
import { isUsedUp, receiptsNow, untilNextDay } from './bonusLimit';

/** Wednesday 14 January 2026, 14:30 in Bangkok. */
const now = Date.parse('2026-01-14T14:30:00+07:00');
const receiptAt = (time: string) => ({ updatedAt: new Date(`${time}+07:00`).toISOString() });
const bonus = (type: 'limit' | 'day' | 'week', maxReceived: number, ...times: string[]) => ({
  type,
  maxReceived,
  userBonus: { received: times.map(receiptAt) },
});

describe('the limit of a bonus', () => {
  it('counts all receipts ever against a limit', () => {
    const twice = ['2020-01-01T00:00:00', '2026-01-14T14:00:00'] as const;
    expect(isUsedUp(bonus('limit', 3, ...twice), now)).toBe(false);
    expect(isUsedUp(bonus('limit', 2, ...twice), now)).toBe(true);
    expect(isUsedUp(bonus('limit', 1, ...twice), now)).toBe(true);
  });

  it('counts the receipts of a day from midnight in Bangkok', () => {
    const both = bonus('day', 1, '2026-01-13T23:59:59.999', '2026-01-14T00:00:00');
    expect(receiptsNow(both, now)).toBe(1);
    expect(isUsedUp(both, now)).toBe(true);
    expect(isUsedUp(bonus('day', 1, '2026-01-13T23:59:59.999'), now)).toBe(false);
  });

  it('counts the receipts of a week from Monday', () => {
    expect(receiptsNow(bonus('week', 9, '2026-01-11T23:59:59.999', '2026-01-12T00:00:00'), now)).toBe(1);
    expect(isUsedUp(bonus('week', 1, '2026-01-12T00:00:00'), now)).toBe(true);
    expect(isUsedUp(bonus('week', 1, '2026-01-11T23:59:59.999'), now)).toBe(false);
  });

  it('starts again at Bangkok’s midnight, and for weeks from Sunday to Monday at the same instant', () => {
    const sunday = Date.parse('2026-01-18T23:59:59.999+07:00');
    const daily = bonus('day', 1, '2026-01-18T09:00:00');
    const weekly = bonus('week', 1, '2026-01-12T09:00:00');
    expect([isUsedUp(daily, sunday), isUsedUp(weekly, sunday)]).toEqual([true, true]);
    expect([isUsedUp(daily, sunday + 1), isUsedUp(weekly, sunday + 1)]).toEqual([false, false]);
    expect(untilNextDay(sunday)).toBe(1);
    // Another time zone would end the day at another instant: 00:00 in Bangkok is 17:00 in UTC.
    expect(new Date(sunday + 1).toISOString()).toBe('2026-01-18T17:00:00.000Z');
  });

  it('accepts invalid values of a response', () => {
    expect(isUsedUp({ type: 'limit', maxReceived: 1, userBonus: null }, now)).toBe(false);
    expect(isUsedUp({ type: 'limit', maxReceived: Number.NaN, userBonus: null }, now)).toBe(false);
    const undated = { received: [{ updatedAt: '' }, { updatedAt: 'yesterday' }] };
    expect(receiptsNow({ type: 'day', maxReceived: 1, userBonus: undated }, now)).toBe(0);
    expect(receiptsNow({ type: 'limit', maxReceived: 1, userBonus: undated }, now)).toBe(2);
    // A limit of 0 means that the bonus can never be received.
    expect(isUsedUp({ type: 'day', maxReceived: 0, userBonus: null }, now)).toBe(true);
  });
});
