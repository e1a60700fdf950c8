import * as v from 'valibot';
import { defineCall } from './call';
import { baht, count, essential, isoDate, pageRequest } from './shapes';

/** The statement types in the specification. A server may send other types. */
const statementTypes = ['deposit', 'bonus', 'finish_bonus', 'withdraw', 'transfer'] as const;
export type StatementType = (typeof statementTypes)[number];

/** The number of entries, or of slips, on a page. */
export const statementPageSize = 10;

/** An entry has at most one of these references. */
export const referenceKinds = ['bonus', 'promotion', 'invite', 'refund', 'luckydraw'] as const;

const reference = v.optional(v.object({ description: v.string() }));

export const statementEntrySchema = v.pipe(
  v.object({
    /** `deposit`, `withdraw`, `transfer`, `bonus` or `finish_bonus`; the app shows any other type by its name. */
    statementType: v.string(),
    /** `SUCCESS` or `FAILED`; anything else is in progress. */
    status: v.string(),
    /** `WALLET`, the code of a game, of a bank, or of a bonus. */
    from: v.string(),
    /** `WALLET`, the code of a game, of a bank, or of a bonus. */
    to: v.string(),
    /** Positive into the main wallet, negative out of it. Between games as it was sent. */
    amount: baht,
    createdAt: isoDate,
    /** The entry belongs to a bonus. */
    bonus: reference,
    /** The entry belongs to a promotion. */
    promotion: reference,
    /** The entry belongs to an invite bonus. */
    invite: reference,
    /** The entry belongs to a refund. */
    refund: reference,
    /** The entry belongs to a coupon of the wheel. */
    luckydraw: reference,
  }),
  v.check((entry) => referenceKinds.filter((kind) => entry[kind]).length <= 1, 'at most one reference'),
);
/**
 * `status` is SUCCESS, FAILED, or any other value for "in progress". `statementType` may be a type that
 * `statementTypes` does not contain.
 */
export type StatementEntry = v.InferOutput<typeof statementEntrySchema>;

/** The state of an entry or a slip. SUCCESS and FAILED are final; every other status is in progress. */
export type EntryState = 'success' | 'failed' | 'pending';
export const getState = (status: string): EntryState =>
  status === 'SUCCESS' ? 'success' : status === 'FAILED' ? 'failed' : 'pending';

/** Reasons why a slip failed. The text of each is `errors:slip.<code>`. */
export const slipReasons = [
  'NO_FILE',
  'IMAGE_UNPROCESSABLE',
  'IMAGE_UNREADABLE',
  'INVALID_ACCOUNT',
  'DUPLICATE_REFERENCE',
  'UNSTABLE_REFERENCE',
  'WRONG_CAPTCHA',
  'INVALID_SLIP',
  'ACCOUNT_MISMATCH',
  'EXPIRED_SLIP',
  'UNKNOWN_ERROR',
] as const;
export type SlipReason = (typeof slipReasons)[number];

export const slipSchema = v.object({
  createdAt: isoDate,
  /** Amount in baht; 0 until the slip has been read. */
  amount: baht,
  /** `SUCCESS` or `FAILED`; anything else is in progress. */
  status: v.string(),
  /** Reason of a failed slip, or null. */
  note: v.nullable(v.string()),
  /** Address of the picture, or null. */
  link: v.nullable(v.string()),
  /** Id of the slip, for `getSlipReference`. */
  reference: v.string(),
});
/**
 * `status` has the same values as in a statement entry. `note` of a failed slip is one of `slipReasons`. `link` is the
 * image's address, or null.
 */
export type Slip = v.InferOutput<typeof slipSchema>;

/**
 * Returns the entries of the statement, newest first.
 *
 * Sent: On its page, with a limit of 10. With a limit of 100 as evidence of a lost command, and in the dialogs of
 * withdrawals and activity.
 */
export const getStatements = defineCall('POST', '/api/statement', {
  kind: 'read',
  hideErrors: true,
  request: pageRequest,
  response: v.object({ total: count, statements: v.array(statementEntrySchema) }),
});

/**
 * Returns the slips that the member has sent, newest first.
 *
 * Sent: In the dialog of slips, by pages.
 */
export const getSlips = defineCall('POST', '/api/statement/slip', {
  kind: 'read',
  hideErrors: true,
  request: pageRequest,
  response: v.object({ slips: v.array(slipSchema), total: v.optional(count) }),
});

/**
 * Returns the picture of a slip.
 *
 * Sent: When the member opens a slip.
 */
export const getSlipReference = defineCall('GET', '/api/statement/slip/reference/{reference}', {
  response: v.object({ url: essential }),
});
