import { toBaht } from '@/lib/money';
import { done } from '../data/bonuses';
import { activateBonus, clearBonus, getMemberBonuses } from '../rules/bonus';
import { activeBonus } from '../rules/bonusCondition';
import type { HandlersOf } from './handler';

export const bonus = {
  getBonuses: ({ mockState, member }) => getMemberBonuses(mockState, member._id),
  activateBonus: ({ mockState, member, params }) => activateBonus(mockState, member, params.code),
  getActiveBonus: ({ mockState, member }) => {
    const active = activeBonus(mockState, member._id);
    if (!active) return { status: false, type: '' };
    const { type, turnoverDone, turnoverNeeded } = active;
    return { status: true, type, turnoverDone: toBaht(turnoverDone), turnoverNeeded: toBaht(turnoverNeeded) };
  },
  // The lowest minimum of all bonuses. A member with less in the main wallet can take no bonus.
  getBonusMinimum: ({ mockState }) => {
    const minimums = mockState.db.bonus.all().map(({ minimum }) => minimum);
    return { minimum: toBaht(minimums.length > 0 ? Math.min(...minimums) : 0) };
  },
  clearBonus: ({ mockState, member }) => {
    clearBonus(mockState, member);
    return { message: done.bonusCleared[mockState.siteConfig.language] };
  },
} satisfies HandlersOf<typeof import('@/api/calls/bonus')>;
