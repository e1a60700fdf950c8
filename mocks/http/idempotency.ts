import { dayMs } from '@/lib/time';
import type { StoredResponseRow } from '../db/rows';
import type { MockState } from '../mockState';
import { refuse } from '../refusal';
import { computeDigest } from '../runtime/digest';
import type { HandlerResult } from './handlerResult';
import type { Upload } from './upload';

/** Lifetime of an idempotency key in ms, by the mock's clock. */
const idempotencyKeyLife = dayMs;

/** Maximum length of a key, in characters. The mock refuses longer keys. */
const longestIdempotencyKey = 255;

/**
 * Returns a text that identifies a call and its input. An idempotency key is valid for only one of these texts. Forms
 * are compared by their fields, files by name and digest.
 */
export function getFingerprint(call: string, params: object, body: unknown, file?: Upload): string {
  const fields = file ? { ...(body as object), file: [file.name, file.digest] } : body;
  return `${call} ${computeDigest(new TextEncoder().encode(JSON.stringify([params, fields])))}`;
}

/**
 * The server refuses with these statuses before it carries out the command. A retry with the same key may therefore
 * carry it out.
 */
const doorStatuses = [401, 403, 410, 429];
const doorCode = /^KEY_/;

function isRemembered({ status, body }: HandlerResult): boolean {
  const { message } = (body ?? {}) as { message?: unknown };
  return status < 500 && !doorStatuses.includes(status) && !(status >= 400 && doorCode.test(String(message)));
}

/**
 * Returns the idempotency key of a command, or `''` if it has no key or the site ignores keys. A command without a key
 * is carried out as often as it arrives. Refuses keys that are too long.
 */
export function getIdempotencyKey(mockState: MockState, request: Request): string {
  const { idempotencyHeader } = mockState.settings;
  const idempotencyKey =
    (mockState.siteConfig.honoursIdempotencyKeys && idempotencyHeader && request.headers.get(idempotencyHeader)) || '';
  return idempotencyKey.length > longestIdempotencyKey ? refuse('KEY_INVALID') : idempotencyKey;
}

/** The response header that marks a repeated response. */
export const replayedHeader = 'idempotent-replayed';

/**
 * Returns the headers that show a client that its key is honoured: the key itself, and whether the response is a
 * replay. Returns `{}` for a request without a key.
 */
export const keyHeaders = (
  { settings }: MockState,
  idempotencyKey: string,
  replayed = false,
): Record<string, string> =>
  idempotencyKey === ''
    ? {}
    : { [settings.idempotencyHeader]: idempotencyKey, ...(replayed && { [replayedHeader]: 'true' }) };

/**
 * Carries out a command once per idempotency key, unless it crashes or is refused before its work. Browsers resend a
 * request when a keep-alive connection is reset. For 24 hours the same key of the same member therefore gets the first
 * response, even while the first command is in flight. A key with another call or body is refused.
 */
export async function withIdempotency(
  mockState: MockState,
  who: string,
  idempotencyKey: string,
  fingerprint: string,
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
  if (before) return replayResponse(mockState, before, fingerprint);

  const row = mockState.db.answered.insert({ _id, at: now, fingerprint });
  const running = work();
  mockState.answering.set(_id, running);
  const result = await running;
  mockState.answering.delete(_id);
  // The mock assumes that a crash or an early refusal has changed nothing, so a retry counts as the first attempt.
  if (!isRemembered(result)) mockState.db.answered.remove(row._id);
  else mockState.db.answered.patch(row._id, { status: result.status, body: JSON.stringify(result.body) });
  return result;
}

async function replayResponse(
  mockState: MockState,
  { _id, fingerprint, status, body }: StoredResponseRow,
  again: string,
): Promise<HandlerResult> {
  if (fingerprint !== again) refuse('KEY_INVALID');
  const result = (await mockState.answering.get(_id)) ?? { status, body: JSON.parse(body) };
  return { ...result, replayed: true };
}
