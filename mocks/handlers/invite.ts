import { toBaht } from '@/lib/money';
import { done } from '../data/bonuses';
import { bannersOf } from '../rules/banner';
import { receiveInviteBonus } from '../rules/invite';
import type { HandlersOf } from './handler';
import { totalOf } from './totalOf';

export const invite = {
  getInvites: ({ world, member, body: { page, limit } }) => {
    const { total, rows } = world.db.invite.page('member', member._id, page, limit);
    const invites = rows.map(({ fromName, amount, createdAt }) => ({
      from: { name: fromName },
      amount: toBaht(amount),
      createdAt: new Date(createdAt).toISOString(),
    }));
    return { ...totalOf(world, total), invites };
  },
  receiveInviteBonus: ({ world, member }) => {
    receiveInviteBonus(world, member);
    return { message: done.inviteBonus[world.site.language] };
  },
  getInviteBanners: ({ world }) => bannersOf(world, 'invite'),
} satisfies HandlersOf<typeof import('@/api/calls/invite')>;
