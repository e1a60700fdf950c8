import { createHash } from 'node:crypto';

/** A module of the build: its compiled code, its static imports and its dynamic imports (`later`). */
export interface Module {
  code: string;
  imports: readonly string[];
  later: readonly string[];
}

export type Modules = ReadonlyMap<string, Module>;

/** Hashes by story file, as Storybook's index names it, then by language. */
export type StoryHashes = Record<string, Record<string, string>>;

/** File of a built Storybook that holds the hashes. */
export const storyHashesFile = 'story-hashes.json';

export const hashOf = (parts: readonly string[]) =>
  parts
    .reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256'))
    .digest('hex')
    .slice(0, 16);

const preview = '.storybook/preview.tsx';
const registry = 'src/modals/registry.ts';
const text = /^src\/i18n\/locales\/(\w+)\/(\w+)\.json/;
/** Only docs pages load this module. */
const docs = '.storybook/DocsPage.tsx';
/** Backend modules that the preview loads. They affect only the stories that call a backend. */
const ofBackend = /^(mocks|src\/(api|app|chat|outcome))\//;
/**
 * Lists of scenarios. The state of a scenario affects only stories that name the scenario. The state of `usual` affects
 * every story that calls a backend.
 */
const scenarioLists = /^mocks\/scenarios\/(usual|rewards|scenarios)\.ts$/;
/** Folder of a modal. The modal's name is the folder's name (`storyHashes.test.ts` checks that). */
const modalFolder = /^src\/modals\/(\w)(\w*)\//;
/**
 * Matches code with which the app opens a modal. In other code of the app, a modal's name, such as `deposit`, is only a
 * namespace of texts. In stories, the name or the address is enough.
 */
const opens = /\b(openModal|modalButton)\(|modal=/;
/** These modules open any modal; callers pass the name. */
const overlays = /^src\/overlays\//;
/**
 * Modules that name modals but do not open them in stories. `PageBelow` shows a page below a modal, where nobody can
 * tap. The registry wraps modals in a component (for a break) that names other modals.
 */
const nonOpening = ['stories/modals/PageBelow.tsx', registry];
/** Modules whose strings name texts and modals. The excluded lists name all of them and use none. */
const says = /^(src|stories)\/(?!i18n\/namespaces\.ts|overlays\/modalNames\.ts|modals\/registry\.ts)/;

/**
 * Returns all modules that `start` loads, including itself, by static or dynamic import or by `asWell`. Does not enter
 * translations, the docs page, and modules for which `isOver` is true. Ignores the dynamic imports of the registry,
 * because a modal counts only if another module names it.
 */
function reach(
  modules: Modules,
  start: string,
  isOver: (id: string) => boolean,
  asWell: (id: string) => readonly string[] = () => [],
): Set<string> {
  const seen = new Set<string>();
  const waiting = [start];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const module = modules.get(id);
    if (!module || seen.has(id) || text.test(id) || id === docs || isOver(id)) continue;
    seen.add(id);
    waiting.push(...module.imports, ...(id === registry ? [] : module.later), ...asWell(id));
  }
  return seen;
}

/**
 * Returns a hash for every story file and language. If a hash is the same in two builds, so are the screenshots. A hash
 * covers:
 * - everything that the story file imports, statically or dynamically;
 * - everything that the preview imports, because it runs around every story: theme, i18n, overlays, `.storybook`;
 * - for stories that call a backend: the mock's code, and the states of `usual` and of the scenarios that stories name;
 * - the modals that any of these modules can open;
 * - the texts of the language, in the namespaces that any of these modules names.
 * The hash may change although the screenshot does not. It must not stay the same if the screenshot can change.
 */
export function storyHashes(modules: Modules, always: string, scenarios: ReadonlyMap<string, string>): StoryHashes {
  const shown = [...modules].map(([id, { code }]) => [id, code.replace(aboutProps, '')] as const);
  const known = new Map(shown.map(([id, code]) => [id, { hash: hashOf([code]), names: namesIn(code) }]));
  const inOrder = (ids: Iterable<string>) => [...ids].sort().flatMap((id) => [id, known.get(id)?.hash ?? '']);
  const namesOf = (id: string) => (says.test(id) ? [...(known.get(id)?.names ?? [])] : []);
  const namesInAll = (ids: Iterable<string>) => new Set([...ids].flatMap(namesOf));

  const around = reach(modules, preview, (id) => id === registry);
  const modals = new Map((modules.get(registry)?.later ?? []).map((id) => [modalName(id), id]));
  const modalsNamedBy = (id: string) => {
    const code = modules.get(id)?.code ?? '';
    const mayOpen = id.startsWith('stories/') || (!overlays.test(id) && opens.test(code));
    return mayOpen ? [...namesOf(id), ...addressed(code)].flatMap((name) => modals.get(name) ?? []) : [];
  };
  const everywhere = [...around].filter((id) => !ofBackend.test(id));
  const backend = [...around].filter((id) => ofBackend.test(id) && !scenarioLists.test(id));
  const [base, backendHash] = [hashOf([always, ...inOrder(everywhere)]), hashOf(inOrder(backend))];
  const texts = textsIn(modules);
  const isAround = (id: string) => id.startsWith('.storybook/') || scenarioLists.test(id);
  const ends = (id: string) => isAround(id) || nonOpening.includes(id);
  const shownBySilent = nonOpening.map((id) => [id, reach(modules, id, isAround)] as const);

  const hashes: StoryHashes = {};
  for (const [id, { code }] of modules) {
    if (!/^stories\/.*\.stories\.tsx$/.test(id)) continue;
    const own = reach(modules, id, ends, modalsNamedBy);
    const loaded = new Set(
      [...own].flatMap((one) => (modalFolder.test(one) ? [registry] : (modules.get(one)?.imports ?? []))),
    );
    for (const [other, seen] of shownBySilent) if (loaded.has(other)) for (const one of seen) own.add(one);
    const asks = [...own].some((one) => /^(mocks|src\/api)\//.test(one)) || /\b(scenario|session):/.test(code);
    const namedByStories = namesInAll([...own].filter((one) => one.startsWith('stories/'))).add('usual');
    const named = [...scenarios].filter(([name]) => namedByStories.has(name)).flat();
    const common = [base, ...inOrder(own), ...(asks ? [backendHash, ...named] : [])];
    const namedNamespaces = namesInAll([...own, ...everywhere]);
    const languages = [...texts].map(([language, namespaces]) => [
      language,
      hashOf([...common, ...[...namespaces].filter(([namespace]) => namedNamespaces.has(namespace)).flat()]),
    ]);
    hashes[`./${id}`] = Object.fromEntries(languages);
  }
  return hashes;
}

/** Prop docs that Storybook generates. Their order differs between builds, and no screenshot shows them. */
const aboutProps = /\w+\.__docgenInfo\s*=[\s\S]*?catch \(__react_docgen_typescript_loader_error\)/g;

/** Returns names that code may use: one-word strings, or the part before a colon. */
const namesIn = (code: string) => new Set([...code.matchAll(/(?<=["'`])[\w-]+(?=["'`:])/g)].map(([name]) => name));
/** Returns the modals that are named in addresses. */
const addressed = (code: string) => [...code.matchAll(/(?<=modal=)\w+/g)].map(([name]) => name);

/** Returns the name of a modal from its path, such as `editBankName`. */
export const modalName = (id: string): string => {
  const [, first = '', rest = ''] = modalFolder.exec(id) ?? [];
  return first.toLowerCase() + rest;
};

/** Returns the hashes of the texts by language and namespace, in a stable order. */
function textsIn(modules: Modules): Map<string, Map<string, string>> {
  const texts = new Map<string, Map<string, string>>();
  for (const id of [...modules.keys()].sort()) {
    const [, language = '', namespace = ''] = text.exec(id) ?? [];
    if (!language) continue;
    const namespaces = texts.get(language) ?? new Map();
    texts.set(language, namespaces.set(namespace, hashOf([modules.get(id)?.code ?? ''])));
  }
  return texts;
}

/**
 * Returns a predicate that is true for a story file and language whose hash is new or different. If it is false, the
 * screenshots of that file in that language are the same.
 */
export const hasChanged =
  (now: StoryHashes, before: StoryHashes) =>
  (path: string, language: string): boolean => {
    const key = now[path]?.[language];
    return key === undefined || key !== before[path]?.[language];
  };

/** Returns the story files with screenshots that can have changed. */
export const changedFiles = (now: StoryHashes, before: StoryHashes): string[] =>
  Object.entries(now)
    .filter(([path, languages]) => Object.keys(languages).some((language) => hasChanged(now, before)(path, language)))
    .map(([path]) => path)
    .sort();
