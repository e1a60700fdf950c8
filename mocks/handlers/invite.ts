import { toBaht } from '@/lib/money';
import { done } from '../data/bonuses';
import { getBanners } from '../rules/banner';
import { receiveInviteBonus } from '../rules/invite';
import { getTotal } from './getTotal';
import type { HandlersOf } from './handler';

export const invite = {
  getInvites: ({ mockState, member, body: { page, limit } }) => {
    const { total, rows } = mockState.db.invite.page('member', member._id, page, limit);
    const invites = rows.map(({ fromName, amount, createdAt }) => ({
      from: { name: fromName },
      amount: toBaht(amount),
      createdAt: new Date(createdAt).toISOString(),
    }));
    return { ...getTotal(mockState, total), invites };
  },
  receiveInviteBonus: ({ mockState, member }) => {
    receiveInviteBonus(mockState, member);
    return { message: done.inviteBonus[mockState.siteConfig.language] };
  },
  getInviteBanners: ({ mockState }) => getBanners(mockState, 'invite'),
} satisfies HandlersOf<typeof import('@/api/calls/invite')>;
