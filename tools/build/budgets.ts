import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { failureNamespaces } from '../../src/i18n/namespaces.ts';
import { closure as needed } from './staticPagesPlugin.ts';

/**
 * Budgets of gzipped JavaScript in bytes. The scripts of a page are all that a browser loads until the page is
 * interactive: what its HTML names, and the texts of failures.
 * - `login`: the scripts of /login;
 * - `register`: the scripts of /register;
 * - `homeAdds`: the scripts that home adds to those of /login;
 * - `spinAdds`: the scripts that the prize wheel adds to those of home.
 * Not counted: the confetti library, which loads when the member wins a prize. The sanitiser is not counted either: it
 * loads only if the description of a slice of the prize wheel has markup.
 */
export const budgets = {
  login: 155_500,
  register: 167_000,
  homeAdds: 45_000,
  spinAdds: 20_000,
} as const;

export interface Chunk {
  file: string;
  imports?: string[];
  isEntry?: boolean;
}
export type Manifest = Record<string, Chunk>;

/** Returns the scripts of chunks and of everything they import statically. */
export const closure = (manifest: Manifest, keys: readonly string[]): Set<string> => new Set(needed(manifest, keys).js);

/** Returns the manifest keys of the scripts and module preloads in a page's HTML. */
export function keysOfPage(manifest: Manifest, html: string): string[] {
  const byFile = new Map(Object.entries(manifest).map(([key, chunk]) => [chunk.file, key]));
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  return tags
    .filter((tag) => tag.startsWith('<script') || /rel="?modulepreload/.test(tag))
    .map((tag) => /(?:src|href)="?\/?([^"\s>]+)/.exec(tag)?.[1])
    .map((file) => (file ? byFile.get(file) : undefined))
    .filter((key) => key !== undefined);
}

/** Returns the manifest keys of modules and texts that pages load only later. Throws if the build lacks one of them. */
function getKeys(
  manifest: Manifest,
  modules: readonly string[],
  namespaces: readonly string[],
  language: string,
): string[] {
  const texts = namespaces.map((namespace) => `src/i18n/locales/${language}/${namespace}.json`);
  return [...modules, ...texts].flatMap((start) => {
    const keys = Object.keys(manifest).filter((key) => key.startsWith(start));
    if (keys.length === 0) throw new Error(`The build has no chunk of ${start}. Correct its path in budgets.ts`);
    return keys;
  });
}

/** Gzipped JavaScript of one page or step in bytes, and its files. */
export interface Weight {
  bytes: number;
  files: string[];
}
export type Weights = Record<keyof typeof budgets, Weight>;

export const getBytes = (path: string): number => gzipSync(readFileSync(path), { level: 9 }).length;

/**
 * Returns the scripts that a prerendered page loads. Its texts are in the HTML, so the page does not load their chunks.
 * Throws if the page, its scripts or its texts are missing.
 */
function pageFiles(dist: string, manifest: Manifest, file: string): Set<string> {
  const path = join(dist, file);
  if (!existsSync(path)) throw new Error(`${dist} has no ${file}. Build the site again`);
  const html = readFileSync(path, 'utf8');
  const keys = keysOfPage(manifest, html);
  if (keys.length === 0) throw new Error(`${path} loads no script of the manifest. Build the site again`);
  if (!html.includes('id="texts"')) throw new Error(`${path} has no texts. Build the site again`);
  return closure(manifest, keys);
}

/** Measures a finished build from its manifest and pages. Throws if the build lacks the manifest, a page or a chunk. */
export function weigh(dist: string): Weights {
  const manifestPath = join(dist, '.vite', 'manifest.json');
  if (!existsSync(manifestPath)) throw new Error(`${manifestPath} is missing: set build.manifest in vite.config.ts`);
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Manifest;
  const loginPage = pageFiles(dist, manifest, 'login.html');
  const language = /<html[^>]*\blang="?lo\b/.test(readFileSync(join(dist, 'login.html'), 'utf8')) ? 'la' : 'th';
  // Every page requests the texts of failures when it starts.
  const failureTexts = closure(manifest, getKeys(manifest, [], failureNamespaces, language));
  const login = new Set([...loginPage, ...failureTexts]);
  const register = new Set([...pageFiles(dist, manifest, 'register.html'), ...failureTexts]);
  /** Returns the scripts that these modules and texts add to the loaded ones. */
  const added = (here: ReadonlySet<string>, modules: readonly string[], namespaces: readonly string[] = []): string[] =>
    [...closure(manifest, getKeys(manifest, modules, namespaces, language))].filter((file) => !here.has(file));
  const weight = (files: Iterable<string>): Weight => ({
    files: [...files],
    bytes: [...files].reduce((sum, file) => sum + getBytes(join(dist, file)), 0),
  });
  const homeAdds = added(login, ['src/app/MemberArea', 'src/screens/Home/'], ['home']);
  const home = new Set([...login, ...homeAdds]);
  return {
    login: weight(login),
    register: weight(register),
    homeAdds: weight(homeAdds),
    spinAdds: weight(added(home, ['src/screens/Spin/'], ['spin', 'money'])),
  };
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const names: Record<keyof Weights, string> = {
  login: '/login JavaScript, gzipped',
  register: '/register JavaScript, gzipped',
  homeAdds: 'home adds after login',
  spinAdds: 'the prize wheel adds to home',
};

/**
 * A part of each budget, in bytes. A build with the default settings must leave it to builds with longer ones: the longest
 * add 788 bytes.
 */
export const settingsMargin = 1_000;

/**
 * Returns one line per budget, and a message for each exceeded budget. `margin`: the part of each budget to leave, in bytes.
 */
export function report(weights: Weights, margin = 0): { lines: string[]; exceeded: string[] } {
  const keys = Object.keys(names) as (keyof Weights)[];
  const getLimit = (key: keyof Weights) => budgets[key] - margin;
  const lines = keys.map((key) => `${names[key]}: ${kB(weights[key].bytes)} of ${kB(getLimit(key))}`);
  const exceeded = keys
    .filter((key) => weights[key].bytes > getLimit(key))
    .map((key) => {
      const { bytes, files } = weights[key];
      return `${names[key]}: ${kB(bytes)} is over ${kB(getLimit(key))}. Files: ${files.join(', ')}`;
    });
  return { lines, exceeded };
}
