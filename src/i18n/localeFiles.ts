import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the text files, for tests and tools. The app loads its texts with i18n.ts. */
export const locales = join(import.meta.dirname, 'locales');

/** The names of all namespaces, sorted. English is the source. */
export const namespaces: readonly string[] = readdirSync(join(locales, 'en'))
  .map((file) => file.replace(/\.json$/, ''))
  .sort();

/** Texts by their keys, `parent.child`. */
type Texts = Map<string, unknown>;

/** Returns all texts of a parsed file by key. Adds them to `into`; `path` is the prefix of their keys. */
function collectLeaves(value: unknown, path = '', into: Texts = new Map()): Texts {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    for (const [key, inner] of Object.entries(value)) collectLeaves(inner, path ? `${path}.${key}` : key, into);
  } else {
    into.set(path, value);
  }
  return into;
}

/** Returns the texts of one namespace in one language. */
export const textsIn = (language: string, namespace: string): Texts =>
  collectLeaves(JSON.parse(readFileSync(join(locales, language, `${namespace}.json`), 'utf8')));
