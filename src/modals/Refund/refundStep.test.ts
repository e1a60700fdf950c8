import { expect, it } from 'vitest';
import { refundStep } from './refundStep';

const check = { result: true, bonus: false, info: '', refundAmount: 125, refundSuccess: 10, refundFail: 5 };
const amountOnly = { ...check, result: false };
const nothing = { ...amountOnly, refundAmount: 0 };

it('a result offers to receive the refund, with an active bonus too', () => {
  expect(refundStep(check, {})).toBe('receive');
  expect(refundStep({ ...check, bonus: true }, {})).toBe('receive');
});

it('an amount without a result offers the transfer, without any memory of this device', () => {
  expect(refundStep(amountOnly, {})).toBe('move');
  expect(refundStep({ ...amountOnly, bonus: true }, {})).toBe('move');
});

it('without a result and an amount there is nothing to transfer', () => {
  expect(refundStep(nothing, {})).toBe('receive');
  expect(refundStep({ ...nothing, refundAmount: Number.NaN }, {})).toBe('receive');
});

it('a refund received in this visit is transferred next, whatever the next check says', () => {
  for (const next of [check, amountOnly, nothing]) expect(refundStep(next, { received: 125 })).toBe('move');
});

it('a transferred refund is done until there is another one to receive', () => {
  for (const next of [amountOnly, nothing]) expect(refundStep(next, { moved: 125 })).toBe('moved');
  expect(refundStep(check, { moved: 125 })).toBe('receive');
});
