import type { UserBonusRow } from '../db/rows';
import type { MockState } from '../mockState';
import { addStatement } from './statement';

/** The member's active bonus or promotion; there is one at a time. */
export const activeBonus = (mockState: MockState, memberId: string): UserBonusRow | undefined =>
  mockState.db.userBonus.by('member', memberId).find((bonus) => bonus.isActive);

/** An active bonus keeps money in until its turnover is played. */
export function blocksWithdraw(mockState: MockState, memberId: string): boolean {
  const bonus = activeBonus(mockState, memberId);
  return bonus !== undefined && bonus.turnoverDone < bonus.turnoverNeeded;
}

/** Counts a stake towards the active bonus's condition; the bonus is finished when enough has been played. */
export function addTurnover(mockState: MockState, memberId: string, satang: number): void {
  const bonus = activeBonus(mockState, memberId);
  if (!bonus) return;
  const turnoverDone = bonus.turnoverDone + satang;
  const isActive = turnoverDone < bonus.turnoverNeeded;
  mockState.db.userBonus.patch(bonus._id, { turnoverDone, isActive });
  if (isActive) return;
  // Nothing moves: the money has been the member's all along, it was only kept in.
  addStatement(mockState, {
    member: memberId,
    statementType: 'finish_bonus',
    status: 'SUCCESS',
    from: bonus.code,
    to: 'WALLET',
    amount: 0,
    referenceKind: bonus.kind,
    referenceDescription: nameOf(mockState, bonus),
  });
}

/** A bonus by its name, a promotion by its code. */
export const nameOf = (mockState: MockState, { kind, code }: UserBonusRow): string =>
  (kind === 'bonus' ? mockState.db.bonus.get(code)?.name : undefined) ?? code;
