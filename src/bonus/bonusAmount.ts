import { type StatementEntry, stateOf } from '@/api/calls/statement';

type Entry = Pick<StatementEntry, 'statementType' | 'status' | 'amount' | 'bonus' | 'promotion'>;

/**
 * What the active bonus has brought, in baht: the contract tells it in the statement alone. The newest entry of a bonus
 * or promotion that was received or has ended is that of the active one, because there is one at a time; where that is
 * not plainly so, undefined. `statements`: newest first.
 */
export function bonusAmount(statements: readonly Entry[], active: 'bonus' | 'promotion'): number | undefined {
  const newest = statements.find(
    ({ statementType, bonus, promotion }) =>
      (statementType === 'bonus' || statementType === 'finish_bonus') && (bonus || promotion),
  );
  if (newest?.statementType !== 'bonus' || !newest[active] || stateOf(newest.status) !== 'success') return undefined;
  return newest.amount > 0 ? newest.amount : undefined;
}
