import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './program.ts';

/** Added to compiled code by plugins, so that no source file names them. */
const added = ['react/jsx-runtime', 'react/jsx-dev-runtime', '@vanilla-extract/recipes/createRuntimeFn'];

const folders = ['src', 'mocks', 'stories', '.storybook'];
const statement =
  /^\s*(?:import|export)\s(?!type\s)[^'"]*?from\s*'([^']+)'|^\s*import\s*'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/gm;
/** Folders of our own that have a package-like name in tsconfig.json. */
const aliases = /^@(mocks|stories)\//;
const isPackage = (name: string) =>
  name !== 'vite' && !aliases.test(name) && /^(@[a-z][\w.-]*\/)?[a-z][\w.-]*(\/|$)/.test(name) && !name.includes('?');

/** The packages that a browser file imports at run time; none for a file that only Node runs. */
export function packagesIn(source: string): string[] {
  const names = [...source.matchAll(statement)].map(([, from, bare, dynamic]) => from ?? bare ?? dynamic ?? '');
  return names.some((name) => name.startsWith('node:')) ? [] : names.filter((name) => isPackage(name));
}

function sources(folder: string): string[] {
  try {
    return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|css|d)\.tsx?$|^(main|manager|server)\.ts$/.test(file))
      .map((file) => join(root, folder, file));
  } catch {
    return [];
  }
}

/**
 * Every dependency that a story can reach. Vite bundles them before the first story runs; one that it met later would
 * reload the page under the tests, from a cold cache as from one that is older than a new import.
 */
export function storyDeps(): string[] {
  const names = folders.flatMap(sources).flatMap((file) => packagesIn(readFileSync(file, 'utf8')));
  return [...new Set([...names, ...added])].sort();
}
