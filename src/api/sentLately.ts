import { localStore, storageKeys } from '@/device/storage';
import type { Intent } from './intent';

/**
 * A command that this browser has sent, in whichever tab: who looks for the trace of one has to know of its equals.
 * `came` is what is known of it; `endedAt` when its answer had come, by the server's clock.
 */
export interface Sent extends Pick<Intent, 'key' | 'kind' | 'about' | 'satang' | 'sentAt'> {
  readonly endedAt?: number;
  readonly came?: 'done' | 'not';
}

/** Of what is older no answer is looked for any more, or the statement tells it well apart. */
const lifeMs = 900_000;

/** Oldest first. */
export function sentLately(): readonly Sent[] {
  try {
    return JSON.parse(localStore.get(storageKeys.sentLately) ?? '[]') as Sent[];
  } catch {
    return [];
  }
}

/** Notes that it is sent, once more perhaps. */
export function noteSent({ key, kind, about, satang, sentAt, lastSentAt }: Intent): void {
  const others = sentLately().filter((one) => one.key !== key && lastSentAt - one.sentAt < lifeMs);
  localStore.set(storageKeys.sentLately, JSON.stringify([...others, { key, kind, about, satang, sentAt }]));
}

/** Notes what came of it. */
export function noteCame(key: string, came: Sent['came'], endedAt: number): void {
  const all = sentLately();
  // Nothing is left of a session that is over.
  if (!all.some((one) => one.key === key)) return;
  const told = all.map((one) => (one.key === key ? { ...one, came, endedAt } : one));
  localStore.set(storageKeys.sentLately, JSON.stringify(told));
}
