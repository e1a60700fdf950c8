import { expect, test } from 'vitest';
import { bonusAmount } from './bonusAmount';

const named = { description: 'DAILY10' };
const received = { statementType: 'bonus', status: 'SUCCESS', amount: 200, bonus: named };
const played = { statementType: 'transfer', status: 'SUCCESS', amount: -50 };

test.each([
  ['newest of its kind', [played, received, { ...received, amount: 7 }], 200],
  ['none read', [played], undefined],
  ['one that has ended since', [{ ...received, statementType: 'finish_bonus' }, received], undefined],
  ['a promotion came after it', [{ ...received, bonus: undefined, promotion: named }, received], undefined],
  ['an invite bonus is no bonus that can be cancelled', [{ ...received, bonus: undefined }, received], 200],
  ['not credited', [{ ...received, status: 'PENDING' }], undefined],
  ['no figure', [{ ...received, amount: Number.NaN }], undefined],
  ['nothing', [{ ...received, amount: 0 }], undefined],
])('what the active bonus has brought: %s', (_, statements, amount) => {
  expect(bonusAmount(statements, 'bonus')).toBe(amount);
});
