import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { withLongestSettings } from './bundledSettings.ts';
import { closure as needed } from './staticPagesPlugin.ts';

/**
 * Most bytes of gzipped JavaScript, with the longest settings that a build may have: all of /login until it is usable, all of /register, what home adds after login, and
 * what the prize wheel adds to home. Not counted there: the confetti of a prize, the words of a failure, which come with
 * the member's first press, and the sanitiser, which comes only where a slice's description has markup.
 */
export const budgets = {
  login: 150_000,
  register: 165_000,
  homeAdds: 60_000,
  spinAdds: 20_000,
} as const;

export interface Chunk {
  file: string;
  imports?: string[];
  isEntry?: boolean;
}
export type Manifest = Record<string, Chunk>;

/** Scripts of chunks and of everything they import statically. */
export const closure = (manifest: Manifest, keys: readonly string[]): Set<string> => new Set(needed(manifest, keys).js);

/** Manifest keys of the scripts and module preloads that a page's HTML names. */
export function keysOfPage(manifest: Manifest, html: string): string[] {
  const byFile = new Map(Object.entries(manifest).map(([key, chunk]) => [chunk.file, key]));
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  return tags
    .filter((tag) => tag.startsWith('<script') || /rel="?modulepreload/.test(tag))
    .map((tag) => /(?:src|href)="?\/?([^"\s>]+)/.exec(tag)?.[1])
    .map((file) => (file ? byFile.get(file) : undefined))
    .filter((key) => key !== undefined);
}

/** The chunks of screens and other modules, and of texts, that come without being named in a page. None may be missing. */
function keysOf(
  manifest: Manifest,
  modules: readonly string[],
  namespaces: readonly string[],
  language: string,
): string[] {
  const texts = namespaces.map((namespace) => `src/i18n/locales/${language}/${namespace}.json`);
  return [...modules, ...texts].flatMap((start) => {
    const keys = Object.keys(manifest).filter((key) => key.startsWith(start));
    if (keys.length === 0) throw new Error(`not in the build: ${start}`);
    return keys;
  });
}

/** Gzipped JavaScript of one page or step, and the files it is in. */
export interface Weight {
  bytes: number;
  files: string[];
}
export type Weights = Record<keyof typeof budgets, Weight>;

/** Gzipped bytes of a script, as it would be with the longest settings: no operator's build may fail by its settings. */
export const bytesOf = (path: string): number =>
  gzipSync(withLongestSettings(readFileSync(path, 'utf8')), { level: 9 }).length;

/** What a finished page loads by itself. Its texts stand in it, so their chunks stay away. */
function pageFiles(dist: string, manifest: Manifest, file: string): Set<string> {
  const path = join(dist, file);
  if (!existsSync(path)) throw new Error(`${dist} holds no ${file}`);
  const html = readFileSync(path, 'utf8');
  const keys = keysOfPage(manifest, html);
  if (keys.length === 0) throw new Error(`${path} names no script of the manifest`);
  if (!html.includes('id="texts"')) throw new Error(`${path} holds no texts`);
  return closure(manifest, keys);
}

/** Weighs a finished build; reads the manifest and its pages. */
export function weigh(dist: string): Weights {
  const manifestPath = join(dist, '.vite', 'manifest.json');
  if (!existsSync(manifestPath)) throw new Error(`${manifestPath} is missing: set build.manifest in vite.config.ts`);
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Manifest;
  const login = pageFiles(dist, manifest, 'login.html');
  const language = /<html[^>]*\blang="?lo\b/.test(readFileSync(join(dist, 'login.html'), 'utf8')) ? 'la' : 'th';
  const register = pageFiles(dist, manifest, 'register.html');
  /** What comes with these modules and texts and is not there yet. */
  const added = (here: ReadonlySet<string>, modules: readonly string[], namespaces: readonly string[] = []): string[] =>
    [...closure(manifest, keysOf(manifest, modules, namespaces, language))].filter((file) => !here.has(file));
  const weight = (files: Iterable<string>): Weight => ({
    files: [...files],
    bytes: [...files].reduce((sum, file) => sum + bytesOf(join(dist, file)), 0),
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

/** One line per budget, and the ones that are exceeded. */
export function report(weights: Weights): { lines: string[]; exceeded: string[] } {
  const keys = Object.keys(names) as (keyof Weights)[];
  const lines = keys.map((key) => `${names[key]}: ${kB(weights[key].bytes)} of ${kB(budgets[key])}`);
  const exceeded = keys
    .filter((key) => weights[key].bytes > budgets[key])
    .map((key) => {
      const { bytes, files } = weights[key];
      return `${names[key]}: ${kB(bytes)} is over ${kB(budgets[key])}. Files: ${files.join(', ')}`;
    });
  return { lines, exceeded };
}
