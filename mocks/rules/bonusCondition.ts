import type { UserBonusRow } from '../db/rows';
import type { World } from '../world';

/** The member's active bonus or promotion; there is one at a time. */
export const activeBonus = (world: World, memberId: string): UserBonusRow | undefined =>
  world.db.userBonus.by('member', memberId).find((bonus) => bonus.isActive);

/** An active bonus keeps money in until its turnover is played. */
export function blocksWithdraw(world: World, memberId: string): boolean {
  const bonus = activeBonus(world, memberId);
  return bonus !== undefined && bonus.turnoverDone < bonus.turnoverNeeded;
}

/** Counts a stake towards the active bonus's condition. */
export function addTurnover(world: World, memberId: string, satang: number): void {
  const bonus = activeBonus(world, memberId);
  if (bonus) world.db.userBonus.patch(bonus._id, { turnoverDone: bonus.turnoverDone + satang });
}
