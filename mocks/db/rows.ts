import type { Models } from './models';

/** The type that a field of a model stores: `primaryKey(…)`, `nullable(…)`, or a function. */
type Stored<Field> = Field extends { getPrimaryKeyValue(): infer V } | { getValue(): infer V } | (() => infer V)
  ? V
  : never;

/** The type of the rows of one table. */
export type Row<M extends keyof Models> = { [F in keyof Models[M]]: Stored<Models[M][F]> };

export type MemberRow = Row<'member'>;
export type StoredResponseRow = Row<'answered'>;
export type DepositBankRow = Row<'depositBank'>;
export type GameRow = Row<'game'>;
export type GameAccountRow = Row<'gameAccount'>;
export type QrRow = Row<'qr'>;
export type SlipRow = Row<'slip'>;
export type StatementRow = Row<'statement'>;
export type PhoneRow = Row<'phone'>;
export type BonusRow = Row<'bonus'>;
export type UserBonusRow = Row<'userBonus'>;
export type PromotionRow = Row<'promotion'>;
export type InviteRow = Row<'invite'>;
export type RefundRow = Row<'refund'>;
export type WheelRow = Row<'wheel'>;
export type SliceRow = Row<'slice'>;
export type CouponRow = Row<'coupon'>;

export type GameCategory = GameRow['category'];
