import { expect, test } from 'vitest';
import { bonusAmount } from './bonusAmount';

const named = { description: 'DAILY10' };
const received = { statementType: 'bonus', status: 'SUCCESS', amount: 200, bonus: named };
const played = { statementType: 'transfer', status: 'SUCCESS', amount: -50 };

test.each([
  ['the newest entry of its kind', [played, received, { ...received, amount: 7 }], 200],
  ['no entry among those read', [played], undefined],
  ['a bonus that has ended since', [{ ...received, statementType: 'finish_bonus' }, received], undefined],
  ['a later promotion', [{ ...received, bonus: undefined, promotion: named }, received], undefined],
  ['an invite bonus is skipped, because it cannot be cancelled', [{ ...received, bonus: undefined }, received], 200],
  ['not credited', [{ ...received, status: 'PENDING' }], undefined],
  ['an amount that is not a number', [{ ...received, amount: Number.NaN }], undefined],
  ['an amount of 0', [{ ...received, amount: 0 }], undefined],
])('determines the amount of the active bonus: %s', (_, statements, amount) => {
  expect(bonusAmount(statements, 'bonus')).toBe(amount);
});
