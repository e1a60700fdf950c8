import { expect, test } from 'vitest';
import type { StatementEntry } from '@/api/calls/statement';
import { getInitialState, graceMs, isUndecided, type QrEvent, type QrState, qrReducer } from './qrState';

const now = 1_000_000;
const qr = { id: 'a', bankCode: 'WW', amount: 100, until: now + 60_000 };
const entry = (status: StatementEntry['status']) => ({ status }) as StatementEntry;
const after = (state: QrState, ...events: QrEvent[]) => events.reduce(qrReducer, state);
const form: QrState = { phase: 'form' };
const seenEvent = { type: 'seen', watched: qr } as const;
const missedEvent = { type: 'missed', now } as const;
const waiting = after(form, seenEvent);

test('continues at the same step after a reload, until the grace period ends', () => {
  expect(getInitialState(undefined, now).phase).toBe('form');
  expect(getInitialState(qr, now).phase).toBe('waiting');
  const paid = getInitialState({ ...qr, isPaid: true }, now);
  expect([paid.phase, after(paid, { type: 'seen', watched: { ...qr, isPaid: true } })]).toEqual(['checking', paid]);
  expect(getInitialState(qr, qr.until).phase).toBe('ended');
  expect(getInitialState(qr, qr.until + graceMs).phase).toBe('form');
});

test('checks a QR that is gone early for a payment and gives up only after the grace period', () => {
  const checking = after(waiting, missedEvent);
  expect(checking.phase).toBe('checking');
  expect(after(checking, seenEvent)).toEqual(waiting);
  const early = after(checking, { type: 'missedAgain', now }, { type: 'missedAgain', now: now + graceMs - 1 });
  expect(early.phase).toBe('checking');
  expect(after(early, { type: 'missedAgain', now: now + graceMs })).toEqual({
    phase: 'form',
    notice: { kind: 'gone' },
  });
  expect(after(early, { type: 'missed', now: qr.until }).phase).toBe('ended');
});

test('ignores a late response after the QR has ended, but accepts a last-moment payment', () => {
  const ended = after(waiting, { type: 'expired' });
  expect(ended).toMatchObject({ phase: 'ended', notice: { kind: 'expired' } });
  expect(after(ended, seenEvent)).toBe(ended);
  expect(after(ended, missedEvent)).toBe(ended);
  expect(after(ended, { type: 'found', payment: entry('PENDING') }).phase).toBe('paid');
  const over = after(ended, { type: 'missedAgain', now }, { type: 'missedAgain', now: now + graceMs });
  expect(over).toEqual({ phase: 'form', notice: { kind: 'expired' } });
  expect(after(ended, { type: 'seen', watched: { ...qr, id: 'b' } })).toEqual({
    phase: 'waiting',
    watched: { ...qr, id: 'b' },
    notice: undefined,
  });
});

test('shows a payment until the member leaves it and returns to the form after a failed one', () => {
  const paid = after(waiting, { type: 'found', payment: entry('PENDING') });
  expect([isUndecided(paid), after(paid, seenEvent, missedEvent)]).toEqual([true, paid]);
  const credited = after(paid, { type: 'found', payment: entry('SUCCESS') });
  expect([credited.phase, isUndecided(credited)]).toEqual(['paid', false]);
  expect(after(credited, { type: 'left' })).toEqual(form);
  const failed = after(paid, { type: 'found', payment: entry('FAILED') });
  expect(failed).toEqual({ phase: 'form', notice: { kind: 'notCredited' } });
});

test('shows a refusal at every step until the member types or another QR exists', () => {
  const refused = after(waiting, { type: 'refused', failure: 'no' });
  expect(refused).toEqual({ ...waiting, notice: { kind: 'refused', failure: 'no' } });
  expect(after(refused, { type: 'seen', watched: { ...qr, until: qr.until + 9000 } }).notice).toBeDefined();
  expect(after(refused, { type: 'edited' }).notice).toBeUndefined();
  expect(after(form, { type: 'refused', failure: 'no' }, seenEvent)).toEqual(waiting);
});
