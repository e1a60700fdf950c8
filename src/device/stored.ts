import * as v from 'valibot';
import { localStore, type StorageName, storageKeys } from './storage';

interface Stored<T> {
  /**
   * Returns the stored value; undefined if it is missing or does not match the schema. Returns the same object until
   * the value changes.
   */
  get(): T | undefined;
  set(value: T): void;
  remove(): void;
}

/**
 * Returns access to a stored value. `get` checks the value against the schema, because another version of the site or
 * another script may have written it. A value that does not match counts as absent.
 */
export function stored<T>(
  name: StorageName,
  schema: v.GenericSchema<unknown, T>,
  store: Pick<typeof localStore, 'get' | 'set' | 'remove'> = localStore,
): Stored<T> {
  const key = storageKeys[name];
  let cached: { text: string | null; value: T | undefined } | undefined;
  const read = (text: string | null): T | undefined => {
    if (text === null) return undefined;
    try {
      const { success, output } = v.safeParse(schema, JSON.parse(text));
      return success ? output : undefined;
    } catch {
      return undefined;
    }
  };
  return {
    get: () => {
      const text = store.get(key);
      if (cached?.text !== text) cached = { text, value: read(text) };
      return cached?.value;
    },
    set: (value) => store.set(key, JSON.stringify(value)),
    remove: () => store.remove(key),
  };
}
