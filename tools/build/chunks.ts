import type { Plugin } from 'vite';

/** What every page runs on: it changes when a package is updated, and not with a release of the site. */
const steady =
  /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|i18next|i18next-resources-to-backend|react-i18next|html-parse-stringify|void-elements|swr|dequal|use-sync-external-store|dayjs|@vanilla-extract)\//;
/** Texts stay by language and namespace. */
const code = /\/src\/(?!i18n\/locales\/)|\/node_modules\//;
const initial = ['$initial' as const];
/** Rooms that know nothing of what is on screen, and those of what is. */
const ground = /\/src\/(lib|device|api)\/|\/valibot\//;
const parts = /\/src\/(theme|i18n|components)\/|\/lucide-react\//;
/** What so many screens and modals share is one file: nearly every page needs it. */
const widelyShared = 8;

type Graph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };
/**
 * Who needs what, the first that fits: pages for visitors, then the chat, which opens on each page, then pages for members.
 * A module that only members' pages share must not weigh on the others.
 */
const entries = {
  base: /\/src\/screens\/(Login|Register|Howto|Contact|NotFound|SiteClosed)\/\w+Screen\.tsx$/,
  chat: /\/src\/chat\/Chat(Widget|Panel)?\.tsx$/,
};
type Audience = keyof typeof entries;
const audiences = Object.keys(entries) as Audience[];

/** Collects what modules import, directly or not, themselves included. */
function reachable(modules: Iterable<string>, graph: Graph): Set<string> {
  const found = new Set(modules);
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

/** Less source than this is joined with its nearest neighbour: a request costs more than it does. */
const leastBytes = 1_500;

/** Shared files are called after all who share them otherwise, at any length. */
const nameOf = ({ name }: { name?: string }) => (name?.includes('Shared') ? 'shared' : '[name]');

/** How the site's code is cut into files. */
export function chunks(): Plugin {
  const parsed: Record<Audience, string[]> = { base: [], chat: [] };
  let needs: Record<Audience, Set<string>> | undefined;
  const byAudience = (part: string) => (id: string, graph: Graph) => {
    needs ??= { base: reachable(parsed.base, graph), chat: reachable(parsed.chat, graph) };
    const audience = audiences.find((one) => needs?.[one].has(id)) ?? 'member';
    return `${audience}${part}`;
  };
  const codeSplitting = {
    groups: [
      { name: 'vendor', test: steady, priority: 2 },
      // What each page starts with, and what most share besides, by rooms: a release seldom changes all of them.
      { name: 'ground', test: ground, tags: initial, priority: 1 },
      { name: 'parts', test: parts, tags: initial, priority: 1 },
      // It lists the files of all that comes later.
      { name: 'app', tags: initial, priority: 1 },
      { name: byAudience('Ground'), test: ground, minShareCount: widelyShared, priority: 1 },
      { name: byAudience('Parts'), test: code, minShareCount: widelyShared, priority: 1 },
      {
        name: byAudience('Shared'),
        test: code,
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: leastBytes,
        priority: 0,
      },
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
    moduleParsed({ id }) {
      for (const audience of audiences) if (entries[audience].test(id)) parsed[audience].push(id);
    },
    // By an import map (in each page): a chunk that changes does not change the names of those that import it.
    config: () => ({ environments: { client: { build: { chunkImportMap: true, rolldownOptions: { output } } } } }),
  };
}
