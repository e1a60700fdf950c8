import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Most bytes of gzipped JavaScript: all of /login, and what home adds after login. */
export const budgets = { login: 112_000, homeAdds: 60_000 } as const;

export interface Chunk {
  file: string;
  imports?: string[];
  isEntry?: boolean;
}
export type Manifest = Record<string, Chunk>;

/** Files of chunks and of everything they import statically. Keys that the manifest lacks are left out. */
export function closure(manifest: Manifest, keys: Iterable<string>): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    if (/\.m?js$/.test(chunk.file)) files.add(chunk.file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const key of keys) visit(key);
  return files;
}

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

/** The screen's own chunk and its texts: loaded by the client entry even where the HTML does not name them. */
function keysOfScreen(manifest: Manifest, screen: string, areas: readonly string[], language: string): string[] {
  return Object.keys(manifest).filter(
    (key) =>
      key.startsWith(`src/screens/${screen}/`) ||
      areas.some((area) => key.endsWith(`/locales/${language}/${area}.json`)),
  );
}

export interface Weights {
  /** Gzipped bytes of all JavaScript of /login, and of what home adds to it. */
  login: number;
  homeAdds: number;
  loginFiles: string[];
  homeFiles: string[];
}

const pages = ['login.html', 'login/index.html', 'index.html'];

/** Weighs a finished build; reads the manifest and the page that `/login` answers. */
export function weigh(dist: string): Weights {
  const manifestPath = join(dist, '.vite', 'manifest.json');
  if (!existsSync(manifestPath)) throw new Error(`${manifestPath} is missing: set build.manifest in vite.config.ts`);
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Manifest;
  const page = pages.map((name) => join(dist, name)).find(existsSync);
  if (!page) throw new Error(`${dist} holds none of ${pages.join(', ')}`);
  const html = readFileSync(page, 'utf8');
  const language = /<html[^>]*\blang="?lo\b/.test(html) ? 'la' : 'th';
  const entry = keysOfPage(manifest, html);
  if (entry.length === 0) throw new Error(`${page} names no script of the manifest`);
  const login = closure(manifest, [...entry, ...keysOfScreen(manifest, 'Login', ['common', 'nav', 'login'], language)]);
  const home = closure(manifest, keysOfScreen(manifest, 'Home', ['home'], language));
  const homeFiles = [...home].filter((file) => !login.has(file));
  const size = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0);
  return { login: size(login), homeAdds: size(homeFiles), loginFiles: [...login], homeFiles };
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** One line per budget, and the ones that are exceeded. */
export function report(weights: Weights): { lines: string[]; exceeded: string[] } {
  const rows = [
    ['/login JavaScript, gzipped', weights.login, budgets.login, weights.loginFiles],
    ['home adds after login', weights.homeAdds, budgets.homeAdds, weights.homeFiles],
  ] as const;
  const lines = rows.map(([name, bytes, most]) => `${name}: ${kB(bytes)} of ${kB(most)}`);
  const exceeded = rows
    .filter(([, bytes, most]) => bytes > most)
    .map(([name, bytes, most, files]) => `${name}: ${kB(bytes)} is over ${kB(most)}. Files: ${files.join(', ')}`);
  return { lines, exceeded };
}
