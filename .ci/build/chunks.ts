import type { Plugin } from 'vite';

/** What every page runs on: it changes when a package is updated, and not with a release of the site. */
const steady =
  /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|i18next|i18next-resources-to-backend|react-i18next|html-parse-stringify|void-elements|swr|dequal|use-sync-external-store|dayjs|@vanilla-extract)\//;
/** Texts stay by language and namespace. */
const code = /\/src\/(?!i18n\/locales\/)|\/node_modules\//;
const initial = ['$initial' as const];
/** What so many screens and modals share is one file: nearly every page needs it. */
const widelyShared = 8;

/** Shared files are called after all who share them otherwise, at any length. */
const nameOf = ({ name }: { name?: string }) => (name?.startsWith('shared') ? 'shared' : '[name]');

/** How the site's code is cut into files. */
export function chunks(): Plugin {
  const codeSplitting = {
    groups: [
      { name: 'vendor', test: steady, priority: 2 },
      // What each page starts with, in three files: a release seldom changes all. The app's lists what comes later.
      { name: 'ground', test: /\/src\/(lib|device|api)\/|\/valibot\//, tags: initial, priority: 1 },
      { name: 'parts', test: /\/src\/(theme|i18n|components)\/|\/lucide-react\//, tags: initial, priority: 1 },
      { name: 'app', tags: initial, priority: 1 },
      { name: 'base', test: code, minShareCount: widelyShared, priority: 1 },
      { name: 'shared', test: code, minShareCount: 2, entriesAware: true, priority: 0 },
    ],
  };
  const output = {
    codeSplitting,
    chunkFileNames: (chunk: { name?: string }) => `assets/${nameOf(chunk)}-[hash].js`,
    assetFileNames: ({ names }: { names: string[] }) => `assets/${nameOf({ name: names[0] })}-[hash][extname]`,
  };
  return {
    name: 'kapao:chunks',
    apply: 'build',
    // By an import map (in each page): a chunk that changes does not change the names of those that import it.
    config: () => ({ environments: { client: { build: { chunkImportMap: true, rolldownOptions: { output } } } } }),
  };
}
