import { isServerTimeKnown, serverNow } from '@/api/client/serverTime';
import { localStore, type RecordKey, storageKeys, whenEmptied } from '@/device/storage';
import { onReset } from '@/lib/resettable';
import { dayMs } from '@/lib/time';
import { commandIn, type PendingCommand } from './pendingCommand';

/**
 * The pending commands in local storage, one record under each storage key. A record that this version cannot read stays
 * as it is.
 */

const oldList = storageKeys.pendingCommands;
const getRecordKey = (key: string): RecordKey => `${oldList}.${key}`;
/** Returns the idempotency key of the command under a storage key. */
export const getCommandKey = (recordKey: string): string => recordKey.slice(oldList.length + 1);

/** The maximum age of a stored body in ms, because some members never return to this device. */
const bodyLifeMs = 30 * dayMs;

/**
 * The latest version of commands that could not be stored because the storage is full or denied, by key. They last as
 * long as this page.
 */
const unstored = new Map<string, PendingCommand>();
let cache: { records: string; commands: readonly PendingCommand[] } | undefined;

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

/** Returns the readable command in a stored text, such as one that another tab has stored. */
export const parseCommand = (text: string | null): PendingCommand | undefined => commandIn(parse(text));

/**
 * Earlier versions stored all commands in one list. Gives each of them its own record, as it is. What cannot be read, or
 * stored again, stays in the list.
 */
function splitOldList(): readonly PendingCommand[] {
  const list = parse(localStore.get(oldList));
  if (!Array.isArray(list)) return [];
  const remaining = list.filter((record) => {
    const key = commandIn(record)?.key;
    if (key === undefined) return true;
    const name = getRecordKey(key);
    return localStore.get(name) === null && !localStore.trySet(name, JSON.stringify(record));
  });
  if (remaining.length < list.length) storeList(remaining);
  return remaining.flatMap((record) => commandIn(record) ?? []);
}

function storeList(list: readonly unknown[]): void {
  if (list.length === 0) localStore.remove(oldList);
  else localStore.trySet(oldList, JSON.stringify(list));
}

/** Returns all readable commands, oldest first. The array keeps its identity until a command changes. */
export function storedCommands(): readonly PendingCommand[] {
  const listCommands = splitOldList();
  const records = localStore.listRecords(oldList);
  const cacheKey = JSON.stringify([listCommands, records, [...unstored.values()]]);
  if (cache?.records !== cacheKey) {
    const stored = [...listCommands, ...records.flatMap(([, text]) => parseCommand(text) ?? [])];
    const latest = new Map([...stored, ...unstored.values()].map((command) => [command.key, command]));
    cache = { records: cacheKey, commands: [...latest.values()].sort((a, b) => a.sentAt - b.sentAt) };
  }
  return cache.commands;
}

/** Stores a command. Returns false if the storage is full or denied. This page alone then knows its latest version. */
export function putCommand(command: PendingCommand): boolean {
  const isStored = localStore.trySet(getRecordKey(command.key), JSON.stringify(command));
  if (isStored) unstored.delete(command.key);
  else unstored.set(command.key, command);
  return isStored;
}

export function removeCommand(key: string): void {
  unstored.delete(key);
  localStore.remove(getRecordKey(key));
  const list = parse(localStore.get(oldList));
  const isOther = (record: unknown) => commandIn(record)?.key !== key;
  if (Array.isArray(list) && !list.every(isOther)) storeList(list.filter(isOther));
}

/** Forgets the changes of a command that could not be stored. */
export const forgetUnstored = (key: string): boolean => unstored.delete(key);

/**
 * Returns whether the body need not be kept: it is too old by the server's clock, or the server's clock was unknown when
 * the command was sent, so that the command is never sent again.
 */
const isBodyUseless = ({ sentAt, aheadMs }: PendingCommand): boolean =>
  aheadMs === undefined || (isServerTimeKnown() && serverNow() - sentAt > bodyLifeMs);

/** Removes bodies that need not be kept. */
export function dropBodies(): void {
  for (const command of storedCommands()) {
    if (!command.body || command.isForeign || !isBodyUseless(command)) continue;
    const { body, ...rest } = command;
    putCommand(rest);
  }
}

const forgetAllUnstored = () => unstored.clear();
whenEmptied(forgetAllUnstored);
onReset(forgetAllUnstored);
