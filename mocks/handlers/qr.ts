import { getAmount } from '../rules/amount';
import { cancelQr, createQr, currentQr } from '../rules/qr';
import type { HandlersOf } from './handler';

export const qr = {
  getQr: ({ mockState, member, params }) => currentQr(mockState, member, params.bankCode),
  createQr: ({ mockState, member, params, body }) =>
    createQr(mockState, member, params.bankCode, getAmount(body.amount)),
  cancelQr: ({ mockState, member, params }) => {
    cancelQr(mockState, member, params.qrcodeId);
    return { success: true };
  },
} satisfies HandlersOf<typeof import('@/api/calls/qr')>;
