import { isServerTimeKnown, serverNow } from '@/api/client/serverTime';
import { localStore, storageKeys, whenEmptied } from '@/device/storage';
import { onReset } from '@/lib/resettable';
import { dayMs } from '@/lib/time';
import { commandIn, type PendingCommand } from './pendingCommand';

/**
 * The list of pending commands in local storage. Each record is read separately. A record that this version cannot read
 * stays in the list, unchanged.
 */
interface Entry {
  readonly record: unknown;
  readonly command: PendingCommand | undefined;
}

const longestList = 100;
/** The maximum age of a stored body in ms, because some members never return to this device. */
const bodyLifeMs = 30 * dayMs;

/**
 * Changes that could not be stored because the storage is full or denied, by key. `undefined` means that the record was
 * removed. They last as long as this page.
 */
const unstored = new Map<string, PendingCommand | undefined>();
let cache: { text: string | null; stored: readonly Entry[]; commands: readonly PendingCommand[] } | undefined;

function recordsIn(text: string | null): readonly unknown[] {
  if (text === null || text === '') return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [value];
  } catch {
    return [text];
  }
}

const getEntry = (record: unknown): Entry => ({ record, command: commandIn(record) });

function read() {
  const text = localStore.get(storageKeys.pendingCommands);
  if (cache?.text !== text) {
    const stored = recordsIn(text).map(getEntry);
    const kept = stored.flatMap(({ command }) => (command && !unstored.has(command.key) ? command : []));
    cache = { text, stored, commands: [...kept, ...[...unstored.values()].filter((item) => item !== undefined)] };
  }
  return cache;
}

/** Returns the readable commands in a stored text, such as one that another tab has stored. */
export const parseCommands = (text: string | null): readonly PendingCommand[] =>
  recordsIn(text).flatMap((record) => commandIn(record) ?? []);

/** Returns all readable commands. The array keeps its identity until the list changes. */
export const storedCommands = (): readonly PendingCommand[] => read().commands;

/**
 * Returns whether the body need not be kept: it is too old by the server's clock, or the server's clock was unknown when
 * the command was sent, so that the command is never sent again.
 */
const isBodyUseless = ({ sentAt, aheadMs }: PendingCommand): boolean =>
  aheadMs === undefined || (isServerTimeKnown() && serverNow() - sentAt > bodyLifeMs);

function withoutUselessBody(entry: Entry): Entry {
  const { command } = entry;
  if (!command?.body || command.isForeign || !isBodyUseless(command)) return entry;
  const { body, ...rest } = command;
  return { record: rest, command: rest };
}

/** Removes settled commands, oldest first, while the list is too long. Never removes a command without a result. */
function shortened(entries: readonly Entry[]): readonly Entry[] {
  let excess = entries.length - longestList;
  return entries.filter(({ command }) => {
    if (excess <= 0 || !command?.result) return true;
    excess -= 1;
    return false;
  });
}

/**
 * Replaces, adds or removes commands: `changes` holds the new version by key, or undefined for a removal. Returns false
 * if the storage is full or denied. Everything stored then stays as it was, and only this page knows the changes.
 */
export function changeCommands(changes: ReadonlyMap<string, PendingCommand | undefined>): boolean {
  const all = new Map([...unstored, ...changes]);
  const changed = read().stored.flatMap((entry) => {
    const key = entry.command?.key;
    if (key === undefined || !all.has(key)) return entry;
    const command = all.get(key);
    return command ? { record: command, command } : [];
  });
  const known = new Set(read().stored.map(({ command }) => command?.key));
  const added = [...all].flatMap(([key, command]) => (command && !known.has(key) ? { record: command, command } : []));
  const next = shortened([...changed, ...added].map(withoutUselessBody));
  const text = JSON.stringify(next.map(({ record }) => record));
  const isStored = next.length === 0 || localStore.trySet(storageKeys.pendingCommands, text);
  if (next.length === 0) localStore.remove(storageKeys.pendingCommands);
  if (isStored) unstored.clear();
  else for (const [key, command] of changes) unstored.set(key, command);
  cache = undefined;
  return isStored;
}

/** Removes bodies that need not be kept. */
export function dropBodies(): void {
  if (read().stored.some((entry) => withoutUselessBody(entry) !== entry)) changeCommands(new Map());
}

/** Forgets the changes of a command that could not be stored. */
export function forgetUnstored(key: string): void {
  unstored.delete(key);
  cache = undefined;
}

function forgetAllUnstored(): void {
  unstored.clear();
  cache = undefined;
}
whenEmptied(forgetAllUnstored);
onReset(forgetAllUnstored);
