import * as v from 'valibot';
import { defineCall } from './call';
import { done, html, rate } from './shapes';

const promotionSchema = v.object({ percentFail: rate, description: html });
export type Promotion = v.InferOutput<typeof promotionSchema>;

/**
 * Returns the active promotion.
 *
 * Sent: On the bonus page. `null`: no promotion is active.
 */
export const getCurrentPromotion = defineCall('GET', '/api/promotion/current', {
  response: v.nullable(promotionSchema),
});

/**
 * Looks up a promotion code.
 *
 * `code` must be upper case. The response is null if the promotion does not exist.
 *
 * Sent: When the member looks up a code. `null`: no promotion has this code.
 */
export const findPromotion = defineCall('GET', '/api/promotion/find/{code}', { response: v.nullable(promotionSchema) });

/**
 * Gives the member a promotion.
 *
 * Sent: After the member has confirmed the promotion that `findPromotion` has shown.
 */
export const activatePromotion = defineCall('GET', '/api/promotion/activate/{code}', {
  commandKind: 'promotion',
  kind: 'command',
  money: true,
  response: done,
  codes: ['NO_PROMOTION', 'PROMOTION_RECEIVED', 'BONUS_REMAINING', 'BONUS_ALREADY_ACTIVE', 'BONUS_CONDITION'],
});
