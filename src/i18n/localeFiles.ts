import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The texts as they lie in `locales`, for tests and the workshop; the app itself loads them by i18n.ts. */
export const locales = join(import.meta.dirname, 'locales');

/** The names of the namespaces, in order. English is the source. */
export const namespaces: readonly string[] = readdirSync(join(locales, 'en'))
  .map((file) => file.replace(/\.json$/, ''))
  .sort();

/** Texts by their keys, `parent.child`. */
export type Texts = Map<string, unknown>;

/** The texts of a parsed file. */
export function leavesOf(value: unknown, path = '', into: Texts = new Map()): Texts {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    for (const [key, inner] of Object.entries(value)) leavesOf(inner, path ? `${path}.${key}` : key, into);
  } else {
    into.set(path, value);
  }
  return into;
}

/** The texts of one namespace in one language. */
export const textsIn = (language: string, namespace: string): Texts =>
  leavesOf(JSON.parse(readFileSync(join(locales, language, `${namespace}.json`), 'utf8')));
