import type { Promotion } from '@/api/calls/promotion';
import type { MemberRow, PromotionRow } from '../db/rows';
import { getWalletAccount } from '../ledger/ledger';
import type { MockState } from '../mockState';
import { refuse } from '../refusal';
import { checkNoneActive, grant } from './bonus';
import { activeBonus } from './bonusCondition';

/** Returns the open promotion with this code, or undefined. The code may be in upper or lower case. */
function openPromotion(mockState: MockState, code: string): PromotionRow | undefined {
  const promotion = mockState.db.promotion.get(code.toUpperCase());
  return promotion?.isOpen ? promotion : undefined;
}

const wire = ({ percentFail, description }: PromotionRow): Promotion => ({ percentFail, description });

export function findPromotion(mockState: MockState, code: string): Promotion | null {
  const promotion = openPromotion(mockState, code);
  return promotion ? wire(promotion) : null;
}

/** Returns the active promotion, even if it can no longer be started; null if no promotion is active. */
export function currentPromotion(mockState: MockState, member: MemberRow): Promotion | null {
  const active = activeBonus(mockState, member._id);
  const promotion = active?.kind === 'promotion' ? mockState.db.promotion.get(active.code) : undefined;
  return promotion ? wire(promotion) : null;
}

/** Activates a promotion code, at most once per member. Refuses with BONUS_CONDITION without an earlier deposit. */
export function activatePromotion(mockState: MockState, member: MemberRow, code: string): void {
  const { _id, amount, turnover, percentFail } = openPromotion(mockState, code) ?? refuse('NO_PROMOTION');
  checkNoneActive(mockState, member._id, _id);
  if (mockState.db.userBonus.by('member', member._id).some((bonus) => bonus.code === _id)) refuse('PROMOTION_RECEIVED');
  const hasPaid = mockState.db.statement
    .by('member', member._id)
    .some((line) => line.statementType === 'deposit' && line.status === 'SUCCESS');
  if (!hasPaid) refuse('BONUS_CONDITION');
  const turnoverNeeded = Math.round((mockState.ledger.balance(getWalletAccount(member._id)) + amount) * turnover);
  const type = 'promotion';
  grant(mockState, member._id, { code: _id, kind: 'promotion', type, amount, turnoverNeeded, percentFail }, _id);
}
