import { toBaht } from '@/lib/money';
import { done } from '../data/bonuses';
import { bannersOf } from '../rules/banner';
import { addRefundToWallet, checkRefund, receiveRefund } from '../rules/refund';
import type { HandlersOf } from './handler';
import { totalOf } from './totalOf';

export const refund = {
  getRefunds: ({ world, member, body: { page, limit } }) => {
    const { total, rows } = world.db.refund.page('member', member._id, page, limit);
    const refunds = rows.map(({ refundAmount, createdAt }) => ({
      refundAmount: toBaht(refundAmount),
      createdAt: new Date(createdAt).toISOString(),
    }));
    return { ...totalOf(world, total), refunds };
  },
  checkRefund: ({ world, member }) => checkRefund(world, member),
  receiveRefund: ({ world, member }) => {
    receiveRefund(world, member);
    return { message: done.refundReceived[world.site.language] };
  },
  addRefundToWallet: ({ world, member }) => {
    addRefundToWallet(world, member);
    return { message: done.refundAdded[world.site.language] };
  },
  getRefundBanners: ({ world }) => bannersOf(world, 'refund'),
} satisfies HandlersOf<typeof import('@/api/calls/refund')>;
