import { posix } from 'node:path';
import { expect, it } from 'vitest';
import chromatic from '../../chromatic.config.json' with { type: 'json' };
import { readSources } from '../rules/sources.ts';

const sources = new Map(readSources('src', 'stories', '.storybook').map(({ path, text }) => [path, text]));

/** Returns the path of an imported file of the repository, or undefined for a package. */
function findImport(from: string, name: string): string | undefined {
  const path = name.startsWith('.')
    ? posix.join(posix.dirname(from), name)
    : name
        .replace(/^@\//, 'src/')
        .replace(/^@stories\//, 'stories/')
        .replace(/^#/, '');
  return ['', '.ts', '.tsx'].map((ending) => path + ending).find((file) => sources.has(file));
}

const findImports = (path: string): string[] =>
  [...(sources.get(path) ?? '').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(
    ([, name = '']) => findImport(path, name) ?? [],
  );

/** Returns these files and all files that they import, without following the imports of some files. */
function reach(starts: readonly string[], isEnd = (_path: string) => false): Set<string> {
  const reached = new Set<string>();
  const queue = [...starts];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    if (!isEnd(path)) queue.push(...findImports(path));
  }
  return reached;
}

it('Chromatic knows every file that changes pixels, from the stories’ imports or as an external', () => {
  const isStyle = (path: string) => path.endsWith('.css.ts');
  const stories = [...sources.keys()].filter((path) => /^(stories|\.storybook)\//.test(path));
  // vanilla-extract runs `.css.ts` files when it builds, so the statistics do not contain what these files import.
  const inStatistics = reach(stories, isStyle);
  const styles = reach([...inStatistics].filter(isStyle));
  const isExternal = (path: string) =>
    chromatic.externals.some((glob) => path === glob || (glob.endsWith('/**') && path.startsWith(glob.slice(0, -2))));
  expect(styles).toContain('src/theme/theme.css.ts');
  expect([...styles].filter((path) => !inStatistics.has(path) && !isExternal(path))).toEqual([]);
});
