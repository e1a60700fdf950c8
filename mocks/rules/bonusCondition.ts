import type { UserBonusRow } from '../db/rows';
import type { MockState } from '../mockState';
import { addStatement } from './statement';

/** Returns the member's active bonus or promotion; there is at most one. */
export const activeBonus = (mockState: MockState, memberId: string): UserBonusRow | undefined =>
  mockState.db.userBonus.by('member', memberId).find((bonus) => bonus.isActive);

/** Returns true if an active bonus blocks withdrawals, because its turnover is not reached yet. */
export function blocksWithdraw(mockState: MockState, memberId: string): boolean {
  const bonus = activeBonus(mockState, memberId);
  return bonus !== undefined && bonus.turnoverDone < bonus.turnoverNeeded;
}

/** Counts a stake towards the active bonus's turnover. Enough turnover finishes the bonus. */
export function addTurnover(mockState: MockState, memberId: string, satang: number): void {
  const bonus = activeBonus(mockState, memberId);
  if (!bonus) return;
  const turnoverDone = bonus.turnoverDone + satang;
  const isActive = turnoverDone < bonus.turnoverNeeded;
  mockState.db.userBonus.patch(bonus._id, { turnoverDone, isActive });
  if (isActive) return;
  // No money moves: the bonus was in the wallet from the start and only blocked withdrawals.
  addStatement(mockState, {
    member: memberId,
    statementType: 'finish_bonus',
    status: 'SUCCESS',
    from: bonus.code,
    to: 'WALLET',
    amount: 0,
    referenceKind: bonus.kind,
    referenceDescription: getName(mockState, bonus),
  });
}

/** Returns the name of a bonus or the code of a promotion. */
export const getName = (mockState: MockState, { kind, code }: UserBonusRow): string =>
  (kind === 'bonus' ? mockState.db.bonus.get(code)?.name : undefined) ?? code;
