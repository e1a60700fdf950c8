import { sessionStore, storageKeys } from '@/device/storage';
import { toSatang } from '@/lib/money';
import { newUuid } from '@/lib/newUuid';
import type { Call } from './call';
import type { Before, Intent } from './intent';
import { fillPath } from './path';
import { noteCame, noteSent, type Sent } from './sentLately';
import { serverNow } from './serverTime';

interface StoredIntent extends Intent {
  /** Stands for path and body. */
  readonly wanted: string;
  /** When it was found out that it was not done, by the phone's clock: the key alone is of use yet. */
  readonly notDoneAt?: number;
}

/** As long as a backend remembers a key. */
const lifeMs = 86_400_000;
/** A request that was given up may still arrive so much later, the longest time limit of a call: it has the same key. */
const lateMs = 300_000;

/** Sent by this page, not answered yet. */
const underWay = new Set<string>();
const listeners = new Set<() => void>();
let known: { text: string | null; open: readonly Intent[] } | undefined;

/** Stands for a text, in 16 hexadecimal digits: what is kept tells no body. Two hashes of 32 bits, both FNV-1a. */
export function standFor(text: string): string {
  let one = 0x811c9dc5;
  let other = 0x01000193;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ (code + at), 0x5bd1e995);
  }
  return [one, other].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}

function read(): StoredIntent[] {
  try {
    const stored = JSON.parse(sessionStore.get(storageKeys.intents) ?? '[]') as StoredIntent[];
    const now = Date.now();
    return stored.filter(({ firstAt, notDoneAt }) => now - firstAt < lifeMs && !(now - (notDoneAt ?? now) >= lateMs));
  } catch {
    return [];
  }
}

function write(stored: readonly StoredIntent[]): void {
  if (stored.length > 0) sessionStore.set(storageKeys.intents, JSON.stringify(stored));
  else sessionStore.remove(storageKeys.intents);
  tell();
}

function tell(): void {
  known = undefined;
  for (const listener of listeners) listener();
}

/** A file is the same one by what the phone says of it. */
const asText = (body: unknown): string =>
  JSON.stringify(body, (_, value) =>
    value instanceof File ? [value.name, value.size, value.type, value.lastModified] : value,
  ) ?? '';

function aboutOf(params: object, body: object): Record<string, string> {
  const { from, to, coupon } = body as Record<string, unknown>;
  const all = Object.entries({ ...params, from, to, coupon });
  return Object.fromEntries(all.filter((one): one is [string, string] => typeof one[1] === 'string'));
}

/**
 * Notes what is about to be sent, before it is; the very same that nothing definite is known of keeps its key. A call
 * that is no intent, or cannot be sent, has none.
 */
export function beginIntent(call: Call, args: object, before?: Before): Intent | undefined {
  const { params = {}, body = {} } = args as { params?: Record<string, string>; body?: object };
  if (!call.intent) return undefined;
  const wanted = standFor(`${call.method} ${fillPath(call.path, params)} ${asText(body)}`);
  const all = read();
  const earlier = all.find((one) => one.wanted === wanted);
  const lastAt = Date.now();
  const satang = toSatang((body as { amount?: unknown }).amount);
  const intent: StoredIntent = earlier
    ? { ...earlier, lastAt, tries: earlier.tries + 1, notDoneAt: undefined }
    : {
        key: newUuid(),
        kind: call.intent,
        about: aboutOf(params, body),
        ...(Number.isNaN(satang) ? {} : { satang }),
        sentAt: serverNow(),
        firstAt: lastAt,
        lastAt,
        tries: 1,
        before,
        wanted,
      };
  underWay.add(intent.key);
  noteSent(intent);
  write([...all.filter((one) => one !== earlier), intent]);
  return intent;
}

/** The sending is over. Of what nothing definite came it stays, to be found out or tried again. */
export function endSending({ key }: Intent, came: Sent['came']): void {
  underWay.delete(key);
  if (came) settleIntent(key, came);
  else {
    noteCame(key);
    tell();
  }
}

/** It is known what came of it. */
export function settleIntent(key: string, came: Sent['came']): void {
  noteCame(key, came);
  const all = read();
  const others = all.filter((one) => one.key !== key);
  if (others.length < all.length) write(others);
  else tell();
}

/** It was found out that it was not done. Should it come to be done late, another try must not do it again. */
export function noteNotDone(key: string): void {
  noteCame(key, 'not');
  write(read().map((one) => (one.key === key ? { ...one, notDoneAt: Date.now() } : one)));
}

/** It as it is kept now; undefined once something definite has come back. */
export const storedIntent = (key: string): Intent | undefined => read().find((one) => one.key === key);

/** Whether this page has sent it and waits for an answer. */
export const isUnderWay = (key: string): boolean => underWay.has(key);

/**
 * What was sent, by this page or the one before a reload, and nothing definite is known of; oldest first. The same
 * array until it changes, for `useSyncExternalStore`.
 */
export function openIntents(): readonly Intent[] {
  const text = sessionStore.get(storageKeys.intents);
  if (known?.text !== text) {
    known = { text, open: read().filter(({ key, notDoneAt }) => !underWay.has(key) && notDoneAt === undefined) };
  }
  return known.open;
}

/** Calls back when `openIntents` may have changed; answers how to end that. */
export function subscribeToIntents(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
