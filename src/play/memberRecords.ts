import { useSyncExternalStore } from 'react';
import { markOf } from '@/device/agreement';
import { localStore, onStored, type StorageKey, whenEmptied } from '@/device/storage';

interface RecordKind<T> {
  key: StorageKey;
  /** Reads one stored record; anything unusable counts as absent. */
  read: (value: unknown) => T;
  empty: T;
  /** Whether a record stays although many members have used the device since. */
  isKept?: (record: T, now: number) => boolean;
}

/** Members of one device whose records are stored; the one who used it last goes last. */
const mostMembers = 10;

function parse<T>(text: string | null, read: (value: unknown) => T): ReadonlyMap<string, T> {
  try {
    const all: unknown = JSON.parse(text ?? '{}');
    if (typeof all !== 'object' || all === null || Array.isArray(all)) return new Map();
    return new Map(Object.entries(all).map(([mark, value]) => [mark, read(value)]));
  } catch {
    return new Map();
  }
}

/**
 * Records by member under one storage key. As with the agreement, a member is stored as a mark that many members share,
 * so that it does not say who was here.
 */
export function memberRecords<T extends object>({ key, read, empty, isKept = () => false }: RecordKind<T>) {
  const listeners = new Set<() => void>();
  let known: { text: string | null; records: ReadonlyMap<string, T> } = { text: null, records: new Map() };

  /** The same objects until something changes, in this tab or in another one. */
  function records(): ReadonlyMap<string, T> {
    const text = localStore.get(key);
    if (text !== known.text) known = { text, records: parse(text, read) };
    return known.records;
  }
  const of = (memberId: string): T => records().get(markOf(memberId)) ?? empty;
  const notify = (): void => {
    for (const listener of [...listeners]) listener();
  };
  /** Calls back whenever a record changes, in this tab or in another one. Returns the unsubscribe function. */
  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    const stops = [onStored([key], listener), whenEmptied(listener)];
    return () => {
      listeners.delete(listener);
      for (const stop of stops) stop();
    };
  }

  return {
    all: (): T[] => [...records().values()],
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
      const others = [...records()].filter(([other]) => other !== mark);
      const kept = others.filter(([, record], index) => isKept(record, now) || index > others.length - mostMembers);
      const next = own ? [...kept, [mark, own] as const] : kept;
      if (next.length > 0) localStore.set(key, JSON.stringify(Object.fromEntries(next)));
      else localStore.remove(key);
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
