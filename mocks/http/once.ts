import type { AnsweredRow } from '../db/rows';
import { refuse } from '../refusal';
import { day } from '../runtime/clock';
import { digestOf } from '../runtime/digest';
import type { World } from '../world';
import type { Told } from './told';
import type { Upload } from './upload';

/** How long a command's key is remembered, by the mock's clock. */
export const keyLife = day;

/** Longer ones are no keys. */
const longestKey = 255;

/** What a command asks for, so that one key never stands for two different ones. */
export const askedBy = (call: string, params: object, body: unknown, file?: Upload): string =>
  `${call} ${digestOf(new TextEncoder().encode(JSON.stringify([params, file?.digest ?? body])))}`;

/** The key that a command came with, or `''`: then it is done as often as it arrives. Keys that are too long are refused. */
export function keyOf(world: World, request: Request): string {
  const { idempotencyHeader } = world.settings;
  const key = (world.site.knowsKeys && idempotencyHeader && request.headers.get(idempotencyHeader)) || '';
  return key.length > longestKey ? refuse('KEY_INVALID') : key;
}

/** Marks a response that repeats an earlier one. */
export const replayedHeader = 'idempotent-replayed';

/** Tells a client that its key is honoured: the key itself, and whether the response is a replay. */
export const keyHeaders = ({ settings }: World, key: string, replayed = false): Record<string, string> =>
  key === '' ? {} : { [settings.idempotencyHeader]: key, ...(replayed && { [replayedHeader]: 'true' }) };

/**
 * Does a command once for its key, whatever comes of it but a crash. Browsers send a request again by themselves when a kept
 * connection is reset: the same key of the same member is answered what the first one was for 24 hours, also while that
 * is still under way. A key that comes with another call or body is refused.
 */
export async function once(world: World, who: string, key: string, asked: string, work: () => Promise<Told>) {
  if (key === '') return work();
  const _id = `${who} ${key}`;
  const now = world.clock.now();
  for (const { _id, at } of world.db.answered.all()) {
    if (now - at < keyLife) break;
    world.db.answered.remove(_id);
  }
  const before = world.db.answered.get(_id);
  if (before) return repeat(world, before, asked);

  const row = world.db.answered.insert({ _id, at: now, asked });
  const running = work();
  world.answering.set(_id, running);
  const told = await running;
  world.answering.delete(_id);
  // A crash has changed nothing and is no answer for a day: the next try is a first one.
  if (told.status >= 500) world.db.answered.remove(row._id);
  else world.db.answered.patch(row._id, { status: told.status, body: JSON.stringify(told.body) });
  return told;
}

async function repeat(world: World, { _id, asked, status, body }: AnsweredRow, again: string): Promise<Told> {
  if (asked !== again) refuse('KEY_INVALID');
  const told = (await world.answering.get(_id)) ?? { status, body: JSON.parse(body) };
  return { ...told, replayed: true };
}
