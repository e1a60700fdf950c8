import * as v from 'valibot';
import { defineCall } from './call';
import { baht, bannerSchema, count, isoDate, messageOnly, rate } from './shapes';

export const userBonusSchema = v.object({
  _id: v.string(),
  /** True while the bonus is active. */
  isActive: v.boolean(),
  /** Each time that the member has received the bonus. */
  received: v.array(
    v.object({
      /** Time when the member received it. */
      updatedAt: isoDate,
    }),
  ),
});
/** The member's use of a bonus: the time of every receipt, and whether the bonus is active. */
export type UserBonus = v.InferOutput<typeof userBonusSchema>;

export const bonusSchema = v.object({
  code: v.string(),
  /** Period of `maxReceived`: `limit` in total, `day` and `week` by Bangkok’s time. */
  type: v.picklist(['day', 'week', 'limit']),
  /** Number of times that a member may receive the bonus: in total, on a day or in a week, by `type`. */
  maxReceived: count,
  /** Percent of the bonus that a cancellation costs. */
  percentFail: rate,
  /** Banners of the bonus, at most six are shown. */
  banners: v.array(bannerSchema),
  /** The member’s use of the bonus. Null until the first time. */
  userBonus: v.nullable(userBonusSchema),
});
/**
 * Depending on `type`, `maxReceived` limits the receipts in total (`limit`), per day or per week. `userBonus` is null
 * until the first use.
 */
export type Bonus = v.InferOutput<typeof bonusSchema>;

/**
 * Returns the bonuses of the site.
 *
 * Sent: On the bonus page. A bonus whose limit is reached cannot be chosen.
 */
export const getBonuses = defineCall('GET', '/api/bonus', { response: v.array(bonusSchema) });

/**
 * Gives the member a bonus.
 *
 * Sent: After the member has confirmed it. The app reads the wallet afterwards, because the operator decides what the
 * bonus pays.
 */
export const activateBonus = defineCall('GET', '/api/bonus/activate/{code}', {
  commandKind: 'bonus',
  kind: 'command',
  money: true,
  response: userBonusSchema,
  codes: ['BONUS_REMAINING', 'BONUS_ALREADY_ACTIVE', 'BONUS_MAX_CLAIMED', 'BONUS_CONDITION', 'BONUS_FULL'],
});

const activeBonusSchema = v.object({
  status: v.boolean(),
  type: v.string(),
  turnoverDone: v.optional(baht),
  turnoverNeeded: v.optional(baht),
});
/**
 * `type` is the type of the active bonus, or `''` if `status` is false. `turnoverDone` and `turnoverNeeded` are the
 * stakes in baht that count towards the conditions so far, and in total. A backend may leave both out.
 */
export type ActiveBonus = v.InferOutput<typeof activeBonusSchema>;

/**
 * Returns the active bonus, if there is one.
 *
 * Sent: On home, in withdraw, on the bonus page and in its dialog, and as evidence of a lost command. With
 * `turnoverDone` and `turnoverNeeded` the app shows a bar.
 */
export const getActiveBonus = defineCall('GET', '/api/bonus/check/active', { response: activeBonusSchema });

/**
 * Returns the lowest minimum of all bonuses.
 *
 * Sent: No screen sends it today.
 */
export const getBonusMinimum = defineCall('GET', '/api/bonus/check/minimum', { response: v.object({ minimum: baht }) });

/**
 * Cancels the active bonus.
 *
 * Sent: After the member has confirmed it. `BONUS_CLEAR`: no bonus is active.
 */
export const clearBonus = defineCall('GET', '/api/bonus/clear', {
  commandKind: 'bonusClear',
  kind: 'command',
  money: true,
  response: messageOnly,
  codes: ['BONUS_CLEAR', 'BONUS_CONDITION'],
});
