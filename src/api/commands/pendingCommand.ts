import * as v from 'valibot';
import { commandKinds } from '@/api/calls/commandKinds';

const textRecord = v.record(v.string(), v.string());

/** `isWhole` is true if the list had no other rows. `total` is the number of its rows, if the backend has sent it. */
const knownRowsSchema = v.object({ ids: v.array(v.string()), isWhole: v.boolean(), total: v.optional(v.number()) });
/** The first rows of a list in their order, each by the hash of the fields that never change. */
export type KnownRows = Readonly<v.InferOutput<typeof knownRowsSchema>>;

/**
 * A command as it is stored before it is sent. It keeps its idempotency key through all retries. Times are in ms by the
 * device's clock, unless noted otherwise.
 */
const pendingCommandSchema = v.object({
  /** The command's `Idempotency-Key`. */
  key: v.string(),
  kind: v.picklist(commandKinds),
  /** Hash of the member's id. Absent until a response has contained the id. */
  member: v.optional(v.string()),
  /** Hash of the token with which the command was last sent. */
  session: v.string(),
  method: v.string(),
  path: v.string(),
  params: textRecord,
  /** The body that was sent. Absent if the command has no body or sends a file, and 30 days after sending. */
  body: v.optional(v.record(v.string(), v.unknown())),
  /** Hash of the body, with name, size, type and date instead of a file. */
  bodyHash: v.string(),
  /** The path parameters, and the body's `from`, `to` and `coupon`. The amount is in `satang`. */
  about: textRecord,
  satang: v.optional(v.number()),
  /** The time when the command was first sent, in ms by the server's clock. If that was unknown, by the device's clock. */
  sentAt: v.number(),
  /** The server's clock minus the device's clock at `sentAt`, in ms. Absent if unknown. */
  aheadMs: v.optional(v.number()),
  /** The time when the command was last sent. */
  lastAt: v.number(),
  /** The time when the connection ended, with or without a response. */
  endedAt: v.optional(v.number()),
  /** The declared timeout of the call, in ms. */
  timeoutMs: v.number(),
  /** The number of times the command was sent. */
  tries: v.number(),
  /** The rows of the command's place (`getPlace`) before it was first sent. Absent if its form had not read them. */
  known: v.fallback(v.optional(knownRowsSchema), undefined),
  /** The result according to a definitive response. Absent while it is unknown. */
  result: v.optional(v.picklist(['succeeded', 'refused'])),
  /** The code or text of the refusal. */
  refusal: v.optional(v.string()),
  /** True if the member has seen the result. The record is then removed at once; it tells other tabs the result. */
  isSeen: v.optional(v.boolean()),
});

/** The fields by which a record of another version still counts as a command without a result. */
const foreignSchema = v.object({
  key: v.string(),
  kind: v.picklist(commandKinds),
  member: v.fallback(v.optional(v.string()), undefined),
  session: v.fallback(v.string(), ''),
  about: v.fallback(textRecord, {}),
  satang: v.fallback(v.optional(v.number()), undefined),
  sentAt: v.fallback(v.number(), 0),
});

export type PendingCommand = Readonly<v.InferOutput<typeof pendingCommandSchema>> & {
  /** True if another version of the app has stored the record, so that this version cannot read all of it. */
  readonly isForeign?: true;
};

/** Returns the command in a stored record. Undefined if the record does not contain at least a key and a kind. */
export function commandIn(record: unknown): PendingCommand | undefined {
  const current = v.safeParse(pendingCommandSchema, record);
  if (current.success) return current.output;
  const foreign = v.safeParse(foreignSchema, record);
  if (!foreign.success) return undefined;
  const nothing = { method: '', path: '', params: {}, bodyHash: '', lastAt: 0, endedAt: 0, timeoutMs: 0, tries: 1 };
  return { ...nothing, ...foreign.output, isForeign: true };
}
