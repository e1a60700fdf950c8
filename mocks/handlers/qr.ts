import { amountOf } from '../rules/amount';
import { cancelQr, createQr, currentQr } from '../rules/qr';
import type { HandlersOf } from './handler';

export const qr = {
  getQr: ({ world, member, params }) => currentQr(world, member, params.bankCode),
  createQr: ({ world, member, params, body }) => createQr(world, member, params.bankCode, amountOf(body.amount)),
  cancelQr: ({ world, member, params }) => {
    cancelQr(world, member, params.qrcodeId);
    return { success: true };
  },
} satisfies HandlersOf<typeof import('@/api/calls/qr')>;
