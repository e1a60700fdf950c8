import { join } from 'node:path';
import { readSources, type Source } from '../rules/sources.ts';
import { git } from './checkoutOf.ts';

const imports = /\bfrom\s*'([^']+)'|\bimport\(?\s*'([^']+)'/g;
const aliases: Readonly<Record<string, string>> = { '@/': 'src/', '@mocks/': 'mocks/', '@stories/': 'stories/' };

/** Returns the path of an imported file without its extension, or `undefined` for other names, such as packages. */
function pathOf(name: string, importer: string): string | undefined {
  if (name.startsWith('.')) return join(importer, '..', name).replaceAll('\\', '/');
  const alias = Object.keys(aliases).find((one) => name.startsWith(one));
  return alias && aliases[alias] + name.slice(alias.length);
}

/**
 * Returns the story files that import the changed files in the fewest steps, at most `most`. Vitest's `--changed` would
 * run every story for every component, because all stories import the preview, and the preview imports all modals.
 */
export function nearestStories(changed: readonly string[], sources: readonly Source[], most = 10): string[] {
  const importers = new Map<string, string[]>();
  for (const { path, text } of sources) {
    for (const [, from, bare] of text.matchAll(imports)) {
      const to = pathOf(from ?? bare ?? '', path);
      if (to) importers.set(to, [...(importers.get(to) ?? []), path]);
    }
  }
  const seen = new Set(changed);
  // The loop also visits entries that it adds to the set, so nearer files come first.
  for (const path of seen) for (const importer of importers.get(path.replace(/\.tsx?$/, '')) ?? []) seen.add(importer);
  return [...seen].filter((path) => path.endsWith('.stories.tsx')).slice(0, most);
}

/**
 * Returns the nearest story files of the changes since a commit. Returns `undefined` if a change can affect stories in
 * other ways than through imports: texts, the mock, packages, or configuration of Storybook, Vite or Vitest.
 */
export function changedStories(commit = 'HEAD'): string[] | undefined {
  const changed = `${git('diff', '--name-only', commit)}\n${git('ls-files', '--others', '--exclude-standard')}`
    .split('\n')
    .filter(Boolean);
  const isOther = (path: string) => /^(mocks|\.storybook|package)|^src\/.*\.json$|^(vite|vitest)\.config/.test(path);
  return changed.some(isOther) ? undefined : nearestStories(changed, readSources('src', 'stories'));
}
