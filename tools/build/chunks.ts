import type { Plugin } from 'vite';

/** Packages that every page needs. They change with a package update, not with a release of the site. */
const steady =
  /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|i18next|i18next-resources-to-backend|react-i18next|html-parse-stringify|void-elements|swr|dequal|use-sync-external-store|dayjs|@vanilla-extract)\//;
/** Code, but no texts: texts stay split by language and namespace. */
const code = /\/src\/(?!i18n\/locales\/)|\/node_modules\//;
const initial = ['$initial' as const];
/** `ground`: modules without user interface. `parts`: modules of the user interface. */
const ground = /\/src\/(lib|device|api)\/|\/valibot\//;
const parts = /\/src\/(theme|i18n|components)\/|\/lucide-react\//;
/**
 * Modules that at least 9 screens and modals share go into common files of their audience, because nearly every page
 * needs them.
 */
const widelyShared = 9;

type Graph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };
/**
 * Entry modules of each audience. A module belongs to the first audience that needs it: visitors' pages (`base`), then
 * the chat, which can open on these pages, then home, then other members' pages. Files of `base` therefore contain no
 * module that only members' pages need.
 */
const entries = {
  base: ['Login', 'Register', 'Howto', 'Contact', 'NotFound', 'SiteClosed'].map(
    (name) => `screens/${name}/${name}Screen`,
  ),
  chat: ['chat/ui/ChatHost', 'chat/ui/ChatWidget', 'chat/ui/ChatPanel'],
  home: ['app/MemberArea', 'screens/Home/HomeScreen'],
};
const isModule = (id: string, entry: string) => id.endsWith(`/src/${entry}.tsx`);
type Audience = keyof typeof entries;
const audiences = Object.keys(entries) as Audience[];

/** Returns the modules and everything that they import statically, directly or indirectly. */
function reachable(modules: Iterable<string>, graph: Graph): Set<string> {
  const found = new Set(modules);
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

/**
 * Minimum source size of a shared file, in bytes. The bundler merges a smaller file into another one, because an extra
 * request would cost more.
 */
const leastBytes = 1_500;

/** Returns the name pattern of a chunk. By default a shared chunk has a very long name that lists all its users. */
const getName = ({ name }: { name?: string }) => (name?.includes('Shared') ? 'shared' : '[name]');

/** Splits the site's code into chunks. */
export function chunks(): Plugin {
  const parsed: Record<Audience, string[]> = { base: [], chat: [], home: [] };
  let needs: Record<Audience, Set<string>> | undefined;
  const getAudience = (id: string, graph: Graph): Audience | undefined => {
    // After a move of files, an entry may be missing. Pages would then become heavier without an error.
    for (const item of audiences)
      for (const entry of entries[item])
        if (!parsed[item].some((parsedId) => isModule(parsedId, entry)))
          throw new Error(`No module is src/${entry}.tsx. Correct it in chunks.ts`);
    needs ??= {
      base: reachable(parsed.base, graph),
      chat: reachable(parsed.chat, graph),
      home: reachable(parsed.home, graph),
    };
    return audiences.find((item) => needs?.[item].has(id));
  };
  const byAudience = (part: string) => (id: string, graph: Graph) => `${getAudience(id, graph) ?? 'member'}${part}`;
  const codeSplitting = {
    groups: [
      { name: 'vendor', test: steady, priority: 2 },
      // The modules that each page starts with are split into several groups, and so are the modules that many pages
      // share. A release seldom changes all groups, so phones keep the other files in the cache.
      { name: 'ground', test: ground, tags: initial, priority: 1 },
      { name: 'parts', test: parts, tags: initial, priority: 1 },
      // This chunk lists the files of all lazy chunks, so it changes with every release.
      { name: 'app', tags: initial, priority: 1 },
      { name: byAudience('Ground'), test: ground, minShareCount: widelyShared, priority: 1 },
      { name: byAudience('Parts'), test: code, minShareCount: widelyShared, priority: 1 },
      // Home is the first page of most members, so the modules that it shares with other members' pages are one file.
      {
        name: (id: string, graph: Graph) => (getAudience(id, graph) === 'home' ? 'homeShared' : null),
        test: code,
        minShareCount: 2,
        priority: 1,
      },
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
    chunkFileNames: (chunk: { name?: string }) => `assets/${getName(chunk)}-[hash].js`,
    assetFileNames: ({ names }: { names: string[] }) => `assets/${getName({ name: names[0] })}-[hash][extname]`,
  };
  return {
    name: 'kapao:chunks',
    apply: 'build',
    moduleParsed({ id }) {
      for (const audience of audiences)
        if (entries[audience].some((entry) => isModule(id, entry))) parsed[audience].push(id);
    },
    // With an import map in each page, a changed chunk does not change the names of the chunks that import it.
    config: () => ({ environments: { client: { build: { chunkImportMap: true, rolldownOptions: { output } } } } }),
  };
}
