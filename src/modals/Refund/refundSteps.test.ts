import { beforeEach, describe, expect, it } from 'vitest';
import { localStore, storageKeys } from '@/device/storage';
import { keepReceivedRefund, receivedRefund, refundStep } from './refundSteps';

const check = { result: true, bonus: false, info: '', refundAmount: 125, refundSuccess: 10, refundFail: 5 };
const nothing = { ...check, result: false, refundAmount: 0 };

describe('refundStep', () => {
  it('is to receive what there is, and only then to move it', () => {
    expect(refundStep(check, undefined, false)).toBe('receive');
    expect(refundStep({ ...check, bonus: true }, undefined, false)).toBe('receive');
    expect(refundStep({ ...check, result: false, bonus: true }, undefined, false)).toBe('receive');
    expect(refundStep(nothing, undefined, false)).toBe('receive');
    expect(refundStep({ ...nothing, refundAmount: Number.NaN }, undefined, false)).toBe('receive');
  });
  it('is to move what is received, whether or not the check has a result', () => {
    expect(refundStep(nothing, { amount: 125 }, false)).toBe('move');
    expect(refundStep(check, { amount: 125 }, false)).toBe('move');
    expect(refundStep({ ...nothing, bonus: true }, { amount: 125 }, false)).toBe('move');
  });
  it('is not guessed from an amount of which nothing can be received: it may not be due yet', () => {
    expect(refundStep({ ...check, result: false }, undefined, false)).toBe('receive');
  });
  it('believes the check where the answer to receiving was lost', () => {
    expect(refundStep(check, { amount: 125, isUnsure: true }, false)).toBe('receive');
    expect(refundStep(nothing, { amount: 125, isUnsure: true }, false)).toBe('move');
  });
  it('is over once it is moved, until there is another one', () => {
    expect(refundStep(nothing, undefined, true)).toBe('moved');
    expect(refundStep({ ...check, result: false }, undefined, true)).toBe('moved');
    expect(refundStep(check, undefined, true)).toBe('receive');
  });
});

describe('what is received', () => {
  beforeEach(() => localStore.remove(storageKeys.receivedRefunds));
  it('is kept for each member, until it is moved', () => {
    keepReceivedRefund('a', { amount: 1.5 });
    keepReceivedRefund('b', { amount: 2, isUnsure: true });
    expect([receivedRefund('a'), receivedRefund('b')]).toEqual([{ amount: 1.5 }, { amount: 2, isUnsure: true }]);
    keepReceivedRefund('a', undefined);
    expect([receivedRefund('a'), receivedRefund('b')]).toEqual([undefined, { amount: 2, isUnsure: true }]);
  });
  it.each(['', 'no', 'null', '[]', '{"a":1}', '{"a":{"amount":"x"}}'])('survives nonsense: %s', (text) => {
    localStore.set(storageKeys.receivedRefunds, text);
    expect(receivedRefund('a')).toBeUndefined();
    expect(receivedRefund('constructor')).toBeUndefined();
    keepReceivedRefund('a', { amount: 3 });
    expect(receivedRefund('a')).toEqual({ amount: 3 });
  });
});
