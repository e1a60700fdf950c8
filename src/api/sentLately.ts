import { localStore, storageKeys } from '@/device/storage';
import type { Intent } from './intent';

/**
 * A command that this browser has sent, in whichever tab: who looks for the trace of one has to know of its equals.
 * `came` is what is known of it; `endedAt` when its answer had come or was lost, by the phone's clock.
 */
export interface Sent extends Pick<Intent, 'key' | 'kind' | 'about' | 'satang' | 'firstAt' | 'lastAt'> {
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
export function noteSent({ key, kind, about, satang, firstAt, lastAt }: Intent): void {
  const others = sentLately().filter((one) => one.key !== key && lastAt - one.firstAt < lifeMs);
  localStore.set(storageKeys.sentLately, JSON.stringify([...others, { key, kind, about, satang, firstAt, lastAt }]));
}

/** Notes what came of it, or that its answer was lost. What is found out later has ended when its answer was lost. */
export function noteCame(key: string, came?: Sent['came']): void {
  const all = sentLately();
  // Nothing is left of a session that is over.
  if (!all.some((one) => one.key === key)) return;
  const told = all.map((one) => (one.key === key ? { ...one, came, endedAt: one.endedAt ?? Date.now() } : one));
  localStore.set(storageKeys.sentLately, JSON.stringify(told));
}
