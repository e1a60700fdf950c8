import { expect, it } from 'vitest';
import { getRefundStep } from './refundStep';

const check = { result: true, bonus: false, info: '', refundAmount: 125, refundSuccess: 10, refundFail: 5 };
const amountOnly = { ...check, result: false };
const nothing = { ...amountOnly, refundAmount: 0 };

it('offers to receive the refund for a result, also with an active bonus', () => {
  expect(getRefundStep(check, {})).toBe('receive');
  expect(getRefundStep({ ...check, bonus: true }, {})).toBe('receive');
});

it('offers the transfer for an amount without a result, without stored data of this device', () => {
  expect(getRefundStep(amountOnly, {})).toBe('move');
  expect(getRefundStep({ ...amountOnly, bonus: true }, {})).toBe('move');
});

it('offers no transfer without a result and an amount', () => {
  expect(getRefundStep(nothing, {})).toBe('receive');
  expect(getRefundStep({ ...nothing, refundAmount: Number.NaN }, {})).toBe('receive');
});

it('offers the transfer after a refund was received in this visit, whatever the next check says', () => {
  for (const next of [check, amountOnly, nothing]) expect(getRefundStep(next, { received: 125 })).toBe('move');
});

it('shows a transferred refund as done until there is another one to receive', () => {
  for (const next of [amountOnly, nothing]) expect(getRefundStep(next, { moved: 125 })).toBe('moved');
  expect(getRefundStep(check, { moved: 125 })).toBe('receive');
});
