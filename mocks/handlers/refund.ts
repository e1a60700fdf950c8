import { toBaht } from '@/lib/money';
import { done } from '../data/bonuses';
import { getBanners } from '../rules/banner';
import { addRefundToWallet, checkRefund, receiveRefund } from '../rules/refund';
import { getTotal } from './getTotal';
import type { HandlersOf } from './handler';

export const refund = {
  getRefunds: ({ mockState, member, body: { page, limit } }) => {
    const { total, rows } = mockState.db.refund.page('member', member._id, page, limit);
    const refunds = rows.map(({ refundAmount, createdAt }) => ({
      refundAmount: toBaht(refundAmount),
      createdAt: new Date(createdAt).toISOString(),
    }));
    return { ...getTotal(mockState, total), refunds };
  },
  checkRefund: ({ mockState, member }) => checkRefund(mockState, member),
  receiveRefund: ({ mockState, member }) => {
    receiveRefund(mockState, member);
    return { message: done.refundReceived[mockState.siteConfig.language] };
  },
  addRefundToWallet: ({ mockState, member }) => {
    addRefundToWallet(mockState, member);
    return { message: done.refundAdded[mockState.siteConfig.language] };
  },
  getRefundBanners: ({ mockState }) => getBanners(mockState, 'refund'),
} satisfies HandlersOf<typeof import('@/api/calls/refund')>;
