import { createHash } from 'node:crypto';

/** A module of the build: its code as it runs, and what it imports at once and later. */
export interface Module {
  code: string;
  imports: readonly string[];
  later: readonly string[];
}

export type Modules = ReadonlyMap<string, Module>;

/** By file of stories, as Storybook's index names it, and language. */
export type StoryHashes = Record<string, Record<string, string>>;

/** Where a built Storybook tells them. */
export const storyHashesFile = 'story-hashes.json';

export const hashOf = (parts: readonly string[]) =>
  parts
    .reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256'))
    .digest('hex')
    .slice(0, 16);

const preview = '.storybook/preview.tsx';
const registry = 'src/modals/registry.ts';
const text = /^src\/i18n\/locales\/(\w+)\/(\w+)\.json/;
/** Ours for docs pages alone. */
const docs = '.storybook/DocsPage.tsx';
/** What the preview starts for the stories that ask a backend; others see nothing of it. */
const ofBackend = /^(mocks|src\/(api|app|chat|outcome))\//;
/** Lists of scenarios: each counts for those who name it, by what it makes. */
const scenarioLists = /^mocks\/scenarios\/(usual|rewards|scenarios)\.ts$/;
/** A modal is opened by its name, which is its folder's (`storyHashes.test.ts` holds that). */
const modalFolder = /^src\/modals\/(\w)(\w*)\//;
/** How the app opens one; elsewhere the same word names texts. Stories do so by addresses and by their own words. */
const opens = /\b(openModal|modalButton)\(|modal=/;
/** Open any, and each by the word of somebody else. */
const overlays = /^src\/overlays\//;
/**
 * What is seen of these opens no modal that nobody else names: the page that modals stand over in their stories cannot be
 * tapped, and what the registry puts around them (a break) tells of others.
 */
const nonOpening = ['stories/modals/PageBelow.tsx', registry];
/** What says names of texts and modals; these lists name all, and use none. */
const says = /^(src|stories)\/(?!i18n\/namespaces\.ts|overlays\/modalNames\.ts|modals\/registry\.ts)/;

/**
 * All that a module loads, itself too, at once, later, or `asWell`; what `isOver` is not entered. The registry of modals
 * alone loads none of them: somebody has to name one.
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
 * The keys of every file of stories. Two builds in which a key is the same show the same pictures: it is made of
 * - what the file itself loads, at once or later, whoever fetches it;
 * - what the preview loads, because its decorators and reset run around every story: theme, i18n, layers, `.storybook`;
 * - for those who ask a backend: the mock's code, and the scenarios that the file names, by their content;
 * - the modals that any of this opens;
 * - the texts of the language, in the namespaces that any of this names.
 * It errs to one side: what it takes to be changed may look the same, what it leaves out does not look different.
 */
export function storyHashes(modules: Modules, always: string, scenarios: ReadonlyMap<string, string>): StoryHashes {
  const shown = [...modules].map(([id, { code }]) => [id, code.replace(aboutProps, '')] as const);
  const known = new Map(shown.map(([id, code]) => [id, { hash: hashOf([code]), names: namesIn(code) }]));
  const inOrder = (ids: Iterable<string>) => [...ids].sort().flatMap((id) => [id, known.get(id)?.hash ?? '']);
  const namesOf = (id: string) => (says.test(id) ? [...(known.get(id)?.names ?? [])] : []);
  const saidBy = (ids: Iterable<string>) => new Set([...ids].flatMap(namesOf));

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
    const told = saidBy([...own].filter((one) => one.startsWith('stories/'))).add('usual');
    const named = [...scenarios].filter(([name]) => told.has(name)).flat();
    const common = [base, ...inOrder(own), ...(asks ? [backendHash, ...named] : [])];
    const said = saidBy([...own, ...everywhere]);
    const languages = [...texts].map(([language, namespaces]) => [
      language,
      hashOf([...common, ...[...namespaces].filter(([namespace]) => said.has(namespace)).flat()]),
    ]);
    hashes[`./${id}`] = Object.fromEntries(languages);
  }
  return hashes;
}

/** What Storybook writes about a component's props for its docs page: in another order in every build, and in no picture. */
const aboutProps = /\w+\.__docgenInfo\s*=[\s\S]*?catch \(__react_docgen_typescript_loader_error\)/g;

/** What code may name: texts of one word, or with one in front of a colon. */
const namesIn = (code: string) => new Set([...code.matchAll(/(?<=["'`])[\w-]+(?=["'`:])/g)].map(([name]) => name));
/** Modals are named in addresses, too. */
const addressed = (code: string) => [...code.matchAll(/(?<=modal=)\w+/g)].map(([name]) => name);

/** Such as `editBankName`. */
export const modalName = (id: string): string => {
  const [, first = '', rest = ''] = modalFolder.exec(id) ?? [];
  return first.toLowerCase() + rest;
};

/** The texts' hashes, by language and namespace, in one order. */
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

/** Whether a picture has to be taken, of a file of stories in a language: its key is new, gone, or another one. */
export const hasChanged =
  (now: StoryHashes, before: StoryHashes) =>
  (path: string, language: string): boolean => {
    const key = now[path]?.[language];
    return key === undefined || key !== before[path]?.[language];
  };

/** The files of stories of which some pictures have to be taken. */
export const changedFiles = (now: StoryHashes, before: StoryHashes): string[] =>
  Object.entries(now)
    .filter(([path, languages]) => Object.keys(languages).some((language) => hasChanged(now, before)(path, language)))
    .map(([path]) => path)
    .sort();
