import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { getMark } from '@/device/agreement';
import { onStorageChange, type StorageName, storageKeys, whenEmptied } from '@/device/storage';
import { stored } from '@/device/stored';
import { createListeners } from '@/lib/store';

interface RecordKind<T> {
  name: StorageName;
  schema: v.GenericSchema<unknown, T>;
  empty: T;
  /** Returns true if a record must not be dropped when other members use the device. */
  isKept?: (record: T, now: number) => boolean;
}

export const finiteNumber = v.pipe(v.number(), v.finite());

/**
 * The maximum number of members with records on a device. The least recently changed record is dropped first, unless
 * `isKept` returns true for it.
 */
const maxMembers = 10;

/**
 * Stores records by member under one storage key. Each record's key is a hash of the member's id (`getMark`).
 */
export function memberRecords<T extends object>({ name, schema, empty, isKept = () => false }: RecordKind<T>) {
  const { notify, subscribe: subscribeHere } = createListeners();
  const storedRecords = stored(name, v.record(v.string(), v.fallback(schema, empty as never)));
  const getRecords = (): Readonly<Record<string, T>> => storedRecords.get() ?? {};
  const getRecord = (memberId: string): T => getRecords()[getMark(memberId)] ?? empty;
  /** Subscribes to changes of any record, in this tab or another one. Returns the unsubscribe function. */
  function subscribe(listener: () => void): () => void {
    const stops = [subscribeHere(listener), onStorageChange([storageKeys[name]], listener), whenEmptied(listener)];
    return () => {
      for (const stop of stops) stop();
    };
  }

  return {
    all: (): T[] => Object.values(getRecords()),
    /** Returns a member's record, or the empty one. */
    getRecord,
    subscribe,
    /**
     * Changes a member's record; `undefined` deletes it.
     */
    update: (memberId: string, change: (record: T) => T | undefined, now: number): void => {
      const mark = getMark(memberId);
      const old = getRecord(memberId);
      const newRecord = change(old);
      if (newRecord === old) return;
      const others = Object.entries(getRecords()).filter(([key]) => key !== mark);
      const keptOthers = others.filter(
        ([, record], index) => isKept(record, now) || index > others.length - maxMembers,
      );
      const next = newRecord ? [...keptOthers, [mark, newRecord] as const] : keptOthers;
      if (next.length > 0) storedRecords.set(Object.fromEntries(next));
      else storedRecords.remove();
      notify();
    },
    /**
     * Returns a member's record and renders again when it changes. Returns the empty record while the member is
     * unknown.
     */
    useRecord: (memberId: string | undefined): T =>
      useSyncExternalStore(
        subscribe,
        () => (memberId === undefined ? empty : getRecord(memberId)),
        () => empty,
      ),
  };
}
