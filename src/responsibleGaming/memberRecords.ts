import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { markOf } from '@/device/agreement';
import { onStorageChange, type StorageName, storageKeys, whenEmptied } from '@/device/storage';
import { stored } from '@/device/stored';

interface RecordKind<T> {
  name: StorageName;
  schema: v.GenericSchema<unknown, T>;
  empty: T;
  /** Whether a record stays although many members have used the device since. */
  isKept?: (record: T, now: number) => boolean;
}

/** A time, or a span of it, in milliseconds. */
export const time = v.pipe(v.number(), v.finite());

/** Members of one device whose records are stored; the one who used it last goes last. */
const mostMembers = 10;

/**
 * Records by member under one storage key. As with the agreement, a member is stored as a mark that many members share,
 * so that it does not say who was here.
 */
export function memberRecords<T extends object>({ name, schema, empty, isKept = () => false }: RecordKind<T>) {
  const listeners = new Set<() => void>();
  const all = stored(name, v.record(v.string(), v.fallback(schema, empty as never)));
  const records = (): Readonly<Record<string, T>> => all.get() ?? {};
  const of = (memberId: string): T => records()[markOf(memberId)] ?? empty;
  const notify = (): void => {
    for (const listener of [...listeners]) listener();
  };
  /** Calls back whenever a record changes, in this tab or in another one. Returns the unsubscribe function. */
  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    const stops = [onStorageChange([storageKeys[name]], listener), whenEmptied(listener)];
    return () => {
      listeners.delete(listener);
      for (const stop of stops) stop();
    };
  }

  return {
    all: (): T[] => Object.values(records()),
    /** A member's record; the empty one without any. */
    of,
    notify,
    subscribe,
    /** Changes a member's record; `undefined` deletes it. A `quiet` change reaches subscribers with the next `notify`. */
    update: (memberId: string, change: (record: T) => T | undefined, now: number, quiet = false): void => {
      const mark = markOf(memberId);
      const old = of(memberId);
      const own = change(old);
      if (own === old) return;
      const others = Object.entries(records()).filter(([other]) => other !== mark);
      const kept = others.filter(([, record], index) => isKept(record, now) || index > others.length - mostMembers);
      const next = own ? [...kept, [mark, own] as const] : kept;
      if (next.length > 0) all.set(Object.fromEntries(next));
      else all.remove();
      if (!quiet) notify();
    },
    /** A member's record, kept up to date; the empty one while it is not known who the member is. */
    useRecord: (memberId: string | undefined): T =>
      useSyncExternalStore(
        subscribe,
        () => (memberId === undefined ? empty : of(memberId)),
        () => empty,
      ),
  };
}
