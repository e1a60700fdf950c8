import * as v from 'valibot';
import { defineCall } from './call';
import { claimErrors } from './codes';
import { baht, count, essential, html } from './shapes';

export const sliceSchema = v.object({
  /** Code that `spin` returns. */
  code: v.string(),
  /** Text on the slice. */
  label: v.string(),
  /** Colour of the slice, in CSS. */
  bgColor: v.string(),
  /** Colour of the text, in CSS. */
  textColor: v.string(),
  /** HTML that is shown after a win. */
  htmlDescription: html,
});
export type Slice = v.InferOutput<typeof sliceSchema>;

export const spinSetupSchema = v.object({
  activeSpinwheel: v.nullable(v.object({ name: v.string(), slices: v.array(sliceSchema) })),
  userCoin: count,
});
/** `activeSpinwheel` is null while there is no active prize wheel. */
export type SpinSetup = v.InferOutput<typeof spinSetupSchema>;

export const couponSchema = v.object({
  _id: v.string(),
  /** The slice that was won. */
  prize: v.object({
    /** The slice of the wheel. */
    slice: sliceSchema,
    /** Name of the coupon. */
    name: v.string(),
  }),
  /** Amount in baht that a claim pays. */
  amount: baht,
});
export type Coupon = v.InferOutput<typeof couponSchema>;

const spinResultSchema = v.object({ code: essential, label: v.string(), remainingCoin: count });
/** `code` is the code of the winning slice. */
export type SpinResult = v.InferOutput<typeof spinResultSchema>;

const claimSchema = v.object({
  success: v.optional(v.boolean()),
  error: v.nullish(v.string()),
  message: v.optional(v.string()),
});
/**
 * The response to a coupon claim. The backend refuses a claim with status 200: `success` is false and `error` is one of
 * `claimErrors`. Some backends send the code in `message`. Without `success` and `error` the outcome is unknown.
 */
export type Claim = v.InferOutput<typeof claimSchema>;

/**
 * Returns the slices of the wheel and the member’s coins.
 *
 * Sent: When the wheel opens, and after each spin.
 */
export const getSpinSetup = defineCall('GET', '/api/spinwheel/setup', { response: spinSetupSchema });

/**
 * Spins the wheel for a coin.
 *
 * Sent: After a tap. The wheel turns until the response is there, and stops at the slice with `code`.
 */
export const spin = defineCall('POST', '/api/spinwheel/spin', {
  commandKind: 'spin',
  money: true,
  response: spinResultSchema,
  codes: ['MONEY_NOT_ENOUGH', 'INVALID_PRIZE_CODE'],
});

/**
 * Returns the coupons that the member can claim, newest first.
 *
 * Sent: On the page of the wheel, and after a prize.
 */
export const getCoupons = defineCall('GET', '/api/spinwheel/coupon', { response: v.array(couponSchema) });

/**
 * Claims a coupon.
 *
 * `coupon` is the coupon's `_id`.
 *
 * Sent: After the member has confirmed it. A refusal is a 200 with `success: false` and `error`; the app reads the
 * coupons again.
 */
export const claimCoupon = defineCall('POST', '/api/spinwheel/coupon/claim', {
  commandKind: 'claim',
  money: true,
  request: v.object({ coupon: v.string() }),
  response: claimSchema,
  codes: claimErrors,
  refusalIn: ({ success, error, message = '' }) => (success ? undefined : error || message),
});

/**
 * Returns whether the prize wheel is on.
 *
 * Sent: On home. A refusal hides the wheel.
 */
export const getSpinActive = defineCall('GET', '/api/spinwheel/active', {
  response: v.object({ isActive: v.boolean() }),
});
