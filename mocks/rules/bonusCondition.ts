import type { UserBonusRow } from '../db/rows';
import type { World } from '../world';
import { addStatement } from './statement';

/** The member's active bonus or promotion; there is one at a time. */
export const activeBonus = (world: World, memberId: string): UserBonusRow | undefined =>
  world.db.userBonus.by('member', memberId).find((bonus) => bonus.isActive);

/** An active bonus keeps money in until its turnover is played. */
export function blocksWithdraw(world: World, memberId: string): boolean {
  const bonus = activeBonus(world, memberId);
  return bonus !== undefined && bonus.turnoverDone < bonus.turnoverNeeded;
}

/** Counts a stake towards the active bonus's condition; the bonus is finished when enough has been played. */
export function addTurnover(world: World, memberId: string, satang: number): void {
  const bonus = activeBonus(world, memberId);
  if (!bonus) return;
  const turnoverDone = bonus.turnoverDone + satang;
  const isActive = turnoverDone < bonus.turnoverNeeded;
  world.db.userBonus.patch(bonus._id, { turnoverDone, isActive });
  if (isActive) return;
  // Nothing moves: the money has been the member's all along, it was only kept in.
  addStatement(world, {
    member: memberId,
    statementType: 'finish_bonus',
    status: 'SUCCESS',
    from: bonus.code,
    to: 'WALLET',
    amount: 0,
    referenceKind: bonus.kind,
    referenceDescription: nameOf(world, bonus),
  });
}

/** A bonus by its name, a promotion by its code. */
export const nameOf = (world: World, { kind, code }: UserBonusRow): string =>
  (kind === 'bonus' ? world.db.bonus.get(code)?.name : undefined) ?? code;
