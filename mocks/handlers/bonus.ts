import { toBaht } from '@/lib/money';
import { done } from '../data/bonuses';
import { activateBonus, bonusesOf, clearBonus } from '../rules/bonus';
import { activeBonus } from '../rules/bonusCondition';
import type { HandlersOf } from './handler';

export const bonus = {
  getBonuses: ({ world, member }) => bonusesOf(world, member._id),
  activateBonus: ({ world, member, params }) => activateBonus(world, member, params.code),
  getActiveBonus: ({ world, member }) => {
    const active = activeBonus(world, member._id);
    return { status: active !== undefined, type: active?.type ?? '' };
  },
  // The least that the main wallet must hold for any bonus at all.
  getBonusMinimum: ({ world }) => {
    const minimums = world.db.bonus.all().map(({ minimum }) => minimum);
    return { minimum: toBaht(minimums.length > 0 ? Math.min(...minimums) : 0) };
  },
  clearBonus: ({ world, member }) => {
    clearBonus(world, member);
    return { message: done.bonusCleared[world.site.language] };
  },
} satisfies HandlersOf<typeof import('@/api/calls/bonus')>;
