import * as v from 'valibot';

/** The kinds of commands that the app stores and can reconcile after a lost response. */
export const commandKinds = [
  'transfer',
  'transferAll',
  'withdraw',
  'announce',
  'gift',
  'slip',
  'qr',
  'invite',
  'refund',
  'refundToWallet',
  'bonus',
  'bonusClear',
  'promotion',
  'spin',
  'claim',
  'activation',
  'gamePassword',
] as const;
export type CommandKind = (typeof commandKinds)[number];

const beforeSchema = v.object({
  coins: v.optional(v.number()),
  at: v.optional(v.number()),
  password: v.optional(v.string()),
});
/**
 * State before the command: the number of coins and when it was read (ms by the server's clock), or the hash of a game
 * password.
 */
export type Before = v.InferOutput<typeof beforeSchema>;

/**
 * A command as it is stored before it is sent. It keeps its idempotency key through all retries. Times are in ms by the
 * device's clock, unless noted otherwise.
 */
export const pendingCommandSchema = v.object({
  /** The command's `Idempotency-Key`. */
  key: v.string(),
  kind: v.picklist(commandKinds),
  /** Hash of the member's id. Absent until a response has contained the id. */
  member: v.optional(v.string()),
  /** Hash of the token with which the command was last sent. */
  session: v.string(),
  method: v.string(),
  path: v.string(),
  params: v.record(v.string(), v.string()),
  /**
   * The body that was sent. Absent if the command has no body or sends a file. Removed after a success or refusal, and
   * when the member acknowledges the result `notFound`.
   */
  body: v.optional(v.record(v.string(), v.unknown())),
  bodyHash: v.string(),
  /** The path parameters, and the body's `from`, `to` and `coupon`. The amount is in `satang`. */
  about: v.record(v.string(), v.string()),
  satang: v.optional(v.number()),
  /** When the command was first sent, in ms by the server's clock. If that was unknown, by the device's clock. */
  sentAt: v.number(),
  firstAt: v.number(),
  lastAt: v.number(),
  /** The server's clock minus the device's clock when the command was last sent, in ms. Absent if unknown. */
  aheadMs: v.optional(v.number()),
  /** When the connection ended, with or without a response. */
  endedAt: v.optional(v.number()),
  /**
   * The declared timeout of the call, in ms. The backend may still work on the command for that long after the
   * connection has ended.
   */
  timeoutMs: v.number(),
  /** The number of times the command was sent. */
  tries: v.number(),
  /** True if the backend had echoed an idempotency key in the session before the command was last sent. */
  isEchoed: v.boolean(),
  before: v.optional(beforeSchema),
  /** The result. Absent while it is unknown. */
  result: v.optional(v.picklist(['succeeded', 'refused', 'notFound'])),
});
export type PendingCommand = Readonly<v.InferOutput<typeof pendingCommandSchema>>;
