import type { StoredResponseRow } from '../db/rows';
import type { MockState } from '../mockState';
import { refuse } from '../refusal';
import { day } from '../runtime/clock';
import { digestOf } from '../runtime/digest';
import type { HandlerResult } from './handlerResult';
import type { Upload } from './upload';

/** How long a command's key is remembered, by the mock's clock. */
export const idempotencyKeyLife = day;

/** Longer ones are no keys. */
const longestIdempotencyKey = 255;

/** What a command asks for, so that one key never stands for two different ones. A form is compared by its fields. */
export function callerOf(call: string, params: object, body: unknown, file?: Upload): string {
  const fields = file ? { ...(body as object), file: [file.name, file.digest] } : body;
  return `${call} ${digestOf(new TextEncoder().encode(JSON.stringify([params, fields])))}`;
}

/** Refusals at the door say nothing about the command: the next try with the same key may be done. */
const doorStatuses = [401, 403, 410, 429];
const doorCode = /^KEY_/;

function isRemembered({ status, body }: HandlerResult): boolean {
  const { message } = (body ?? {}) as { message?: unknown };
  return status < 500 && !doorStatuses.includes(status) && !(status >= 400 && doorCode.test(String(message)));
}

/** The key that a command came with, or `''`: then it is done as often as it arrives. Keys that are too long are refused. */
export function idempotencyKeyOf(mockState: MockState, request: Request): string {
  const { idempotencyHeader } = mockState.settings;
  const idempotencyKey =
    (mockState.siteConfig.honoursIdempotencyKeys && idempotencyHeader && request.headers.get(idempotencyHeader)) || '';
  return idempotencyKey.length > longestIdempotencyKey ? refuse('KEY_INVALID') : idempotencyKey;
}

/** Marks a response that repeats an earlier one. */
export const replayedHeader = 'idempotent-replayed';

/** Tells a client that its key is honoured: the key itself, and whether the response is a replay. */
export const keyHeaders = (
  { settings }: MockState,
  idempotencyKey: string,
  replayed = false,
): Record<string, string> =>
  idempotencyKey === ''
    ? {}
    : { [settings.idempotencyHeader]: idempotencyKey, ...(replayed && { [replayedHeader]: 'true' }) };

/**
 * Does a command once for its key, unless it crashes or is refused at the door. Browsers resend a request by themselves
 * when a kept connection is reset: for 24 hours the same key of the same member gets the first one's response, also while
 * the first is still under way. A key that comes with another call or body is refused.
 */
export async function withIdempotency(
  mockState: MockState,
  who: string,
  idempotencyKey: string,
  parsed: string,
  work: () => Promise<HandlerResult>,
) {
  if (idempotencyKey === '') return work();
  const _id = `${who} ${idempotencyKey}`;
  const now = mockState.clock.now();
  for (const { _id, at } of mockState.db.answered.all()) {
    if (now - at < idempotencyKeyLife) break;
    mockState.db.answered.remove(_id);
  }
  const before = mockState.db.answered.get(_id);
  if (before) return replayResponse(mockState, before, parsed);

  const row = mockState.db.answered.insert({ _id, at: now, asked: parsed });
  const running = work();
  mockState.answering.set(_id, running);
  const result = await running;
  mockState.answering.delete(_id);
  // A crash has changed nothing either: the next try is a first one.
  if (!isRemembered(result)) mockState.db.answered.remove(row._id);
  else mockState.db.answered.patch(row._id, { status: result.status, body: JSON.stringify(result.body) });
  return result;
}

async function replayResponse(
  mockState: MockState,
  { _id, asked: parsed, status, body }: StoredResponseRow,
  again: string,
): Promise<HandlerResult> {
  if (parsed !== again) refuse('KEY_INVALID');
  const result = (await mockState.answering.get(_id)) ?? { status, body: JSON.parse(body) };
  return { ...result, replayed: true };
}
