import * as v from 'valibot';
import { defineCall } from './call';
import { baht, bannerSchema, count, html, isoDate, messageOnly, pageRequest, rate } from './shapes';

export const refundSchema = v.object({ refundAmount: baht, createdAt: isoDate });
export type Refund = v.InferOutput<typeof refundSchema>;

const refundCheckSchema = v.object({
  result: v.boolean(),
  bonus: v.boolean(),
  info: html,
  refundAmount: baht,
  refundSuccess: rate,
  refundFail: rate,
});
/**
 * `result` is true if there is a refund; `bonus` is true if an active bonus blocks it. `refundSuccess` is the
 * percentage of the losses that the member gets back if the conditions are met. `refundFail` is the percentage if they
 * are not met.
 */
export type RefundCheck = v.InferOutput<typeof refundCheckSchema>;

/**
 * Returns past refunds page by page, newest first.
 *
 * Sent: In the refund dialog.
 */
export const getRefunds = defineCall('POST', '/api/refund', {
  kind: 'read',
  hideErrors: true,
  request: pageRequest,
  response: v.object({ refunds: v.array(refundSchema), total: v.optional(count) }),
});

/**
 * Returns the refund that can be received or moved.
 *
 * Sent: When the refund dialog opens, and after each of its steps. `REFUND_INACTIVE` shows that there is no refund
 * now.
 */
export const checkRefund = defineCall('GET', '/api/refund/check', {
  response: refundCheckSchema,
  codes: ['REFUND_INACTIVE'],
});

const refundCodes = ['NO_REFUND', 'REFUND_CONDITION', 'REFUND_INACTIVE', 'REFUND_MINIMUM', 'BONUS_REMAINING'] as const;

/**
 * Gives the member the refund.
 *
 * Sent: After a tap, if `checkRefund` has `result` and no `bonus`.
 */
export const receiveRefund = defineCall('GET', '/api/refund/receive', {
  commandKind: 'refund',
  kind: 'command',
  money: true,
  response: messageOnly,
  codes: refundCodes,
});

/**
 * Moves the received refund to the main wallet.
 *
 * Sent: After the member has confirmed it.
 */
export const addRefundToWallet = defineCall('GET', '/api/refund/addWallet', {
  commandKind: 'refundToWallet',
  kind: 'command',
  money: true,
  response: messageOnly,
  codes: [...refundCodes, 'NO_WALLET'],
});

/**
 * Returns banners about refunds.
 *
 * Sent: In the refund dialog.
 */
export const getRefundBanners = defineCall('GET', '/api/refund/banners', { response: v.array(bannerSchema) });
