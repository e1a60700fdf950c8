import { getState, type StatementEntry } from '@/api/calls/statement';

type Entry = Pick<StatementEntry, 'statementType' | 'status' | 'amount' | 'bonus' | 'promotion'>;

/**
 * Returns the amount of the active bonus in baht. The backend returns this amount only in the statement. Only one bonus
 * is active at a time, so the newest entry of any bonus or promotion belongs to the active bonus. Returns undefined if
 * there is no such entry. Also returns undefined if the entry ends a bonus, is not of kind `active`, did not succeed,
 * or has no positive amount. `statements` must be newest first.
 */
export function bonusAmount(statements: readonly Entry[], active: 'bonus' | 'promotion'): number | undefined {
  const newest = statements.find(
    ({ statementType, bonus, promotion }) =>
      (statementType === 'bonus' || statementType === 'finish_bonus') && (bonus || promotion),
  );
  if (newest?.statementType !== 'bonus' || !newest[active] || getState(newest.status) !== 'success') return undefined;
  return newest.amount > 0 ? newest.amount : undefined;
}
