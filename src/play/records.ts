import { useSyncExternalStore } from 'react';
import { markOf } from '@/device/agreement';
import { localStore, onStored, storageKeys, whenEmptied } from '@/device/storage';
import type { Budget, BudgetChange } from './budget';
import type { PlayDay } from './timeLog';

/** What "My play" knows of one member, on this device alone. Times are in milliseconds by the server's clock. */
export interface PlayRecord {
  readonly days: readonly PlayDay[];
  /** A game was left for then, and nobody has come back yet. */
  readonly gameSince?: number;
  readonly budget?: Budget;
  /** Another budget, or none, that counts from a later time on. */
  readonly change?: BudgetChange;
  /** The reminder of the budget that was put aside last. */
  readonly putAside?: string;
  /** Minutes between two reminders of the time; none while it is off. */
  readonly remindEvery?: number;
  /** Time since the last one. */
  readonly sinceReminder?: number;
  readonly breakUntil?: number;
}

export const emptyRecord: PlayRecord = { days: [] };

/** Members of one phone; whoever has used it last goes last. One with a running break stays however long ago that was. */
const mostMembers = 10;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isBudget = (value: unknown): value is Budget =>
  isObject(value) && isNumber(value.satang) && ['day', 'week', 'month'].includes(value.period as string);
const isDay = (value: unknown): value is PlayDay =>
  isObject(value) && [value.day, value.app, value.games].every(isNumber);

/** What was kept may be nonsense: whatever of it is not what it should be is left out. */
function readRecord(value: unknown): PlayRecord {
  if (!isObject(value)) return emptyRecord;
  const { days, gameSince, budget, change, putAside, remindEvery, sinceReminder, breakUntil } = value;
  const isChange = isObject(change) && isNumber(change.at) && (change.budget === undefined || isBudget(change.budget));
  return {
    days: Array.isArray(days) ? days.filter(isDay) : [],
    ...(isNumber(gameSince) && { gameSince }),
    ...(isBudget(budget) && { budget }),
    ...(isChange && { change: change as unknown as BudgetChange }),
    ...(typeof putAside === 'string' && { putAside }),
    ...(isNumber(remindEvery) && { remindEvery }),
    ...(isNumber(sinceReminder) && { sinceReminder }),
    ...(isNumber(breakUntil) && { breakUntil }),
  };
}

type Records = ReadonlyMap<string, PlayRecord>;

function parse(text: string | null): Records {
  try {
    const all: unknown = JSON.parse(text ?? '{}');
    return new Map(Object.entries(isObject(all) ? all : {}).map(([mark, value]) => [mark, readRecord(value)]));
  } catch {
    return new Map();
  }
}

let known: { text: string | null; records: Records } = { text: null, records: new Map() };

/** All of them, the same object until something changes, here or in another tab. */
function records(): Records {
  const text = localStore.get(storageKeys.play);
  if (text !== known.text) known = { text, records: parse(text) };
  return known.records;
}

/** What is known of a member: kept by a mark that many share, as with the agreement, so that it does not say who was here. */
export const recordOf = (memberId: string): PlayRecord => records().get(markOf(memberId)) ?? emptyRecord;

const listeners = new Set<() => void>();

/** Those who show records look again. */
export function tellRecords(): void {
  for (const listener of [...listeners]) listener();
}

/** Changes what is kept; those who show it hear of it at once, or, of a `quiet` change, with `tellRecords`. */
export function updateRecord(
  memberId: string,
  change: (record: PlayRecord) => PlayRecord,
  now: number,
  quiet = false,
): void {
  const mark = markOf(memberId);
  const old = recordOf(memberId);
  const own = change(old);
  if (own === old) return;
  const others = [...records()].filter(([other]) => other !== mark);
  const kept = others.filter(
    ([, { breakUntil = 0 }], index) => breakUntil > now || index > others.length - mostMembers,
  );
  localStore.set(storageKeys.play, JSON.stringify(Object.fromEntries([...kept, [mark, own]])));
  if (!quiet) tellRecords();
}

/** Calls back whenever a record changes, here or in another tab. */
export function onRecords(listener: () => void): () => void {
  listeners.add(listener);
  const stops = [onStored([storageKeys.play], listener), whenEmptied(listener)];
  return () => {
    listeners.delete(listener);
    for (const stop of stops) stop();
  };
}

/** A member's record, kept up to date across parts and tabs; an empty one while it is not known who they are. */
export function useRecord(memberId: string | undefined): PlayRecord {
  const read = () => (memberId === undefined ? emptyRecord : recordOf(memberId));
  return useSyncExternalStore(onRecords, read, () => emptyRecord);
}
