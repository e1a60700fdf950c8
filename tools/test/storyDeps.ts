import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './program.ts';

/** Plugins add these imports to compiled code, so no source file contains them. */
const added = ['react/jsx-runtime', 'react/jsx-dev-runtime', '@vanilla-extract/recipes/createRuntimeFn'];

const folders = ['src', 'mocks', 'stories', '.storybook'];
const statement =
  /^\s*(?:import|export)\s(?!type\s)[^'"]*?from\s*'([^']+)'|^\s*import\s*'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/gm;
/** Aliases of tsconfig.json that look like packages. */
const aliases = /^@(mocks|stories)\//;
const isPackage = (name: string) =>
  name !== 'vite' && !aliases.test(name) && /^(@[a-z][\w.-]*\/)?[a-z][\w.-]*(\/|$)/.test(name) && !name.includes('?');

/** Returns the packages that a browser file imports at run time. Empty for a file that only Node runs. */
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
 * Returns every package that browser code of the site, the mock, the stories and Storybook imports. Vite bundles these
 * packages before the first story runs. If Vite found a package later, with a cold or an outdated cache, it would
 * reload the page during the tests.
 */
export function storyDeps(): string[] {
  const names = folders.flatMap(sources).flatMap((file) => packagesIn(readFileSync(file, 'utf8')));
  return [...new Set([...names, ...added])].sort();
}
