import codeStories from '@stories/overview/codeStories.json';
import { type Language, languages } from '@/i18n/language';

/** A text in one language, with its place in the repository. */
export interface Wording {
  text: string;
  /** Path and line, such as `src/i18n/locales/th/home.json:12`. */
  place: string;
}

/** A text by its name, such as `home:tiles.deposit`. A counted text has two wordings in English. */
export interface NamedText {
  name: string;
  wordings: Record<Language, Wording[]>;
  /** Storybook ids of the docs pages, or of the story, that show it. */
  shownIn: string[];
}

const localeFiles = import.meta.glob<string>('/src/i18n/locales/*/*.json', { query: '?raw', import: 'default' });
const sourceFiles = import.meta.glob<string>(
  ['/src/{screens,modals,components,chat}/**/*.{ts,tsx}', '!/src/**/*.{test,css}.*'],
  { query: '?raw', import: 'default' },
);

const segmenter = new Intl.Segmenter();
/** Returns the number of letters as readers count them: a Thai letter with its marks is one. */
export const splitLetters = (text: string): number => [...segmenter.segment(text.replace(/<\/?\w+>/g, ''))].length;

/** Returns the texts of a file by key, with their lines. The formatter puts each text on its own line. */
function getTexts(json: string): [key: string, text: string, line: number][] {
  const groups: string[] = [];
  return json.split('\n').flatMap((line, index): [string, string, number][] => {
    const [, name, value] = /^\s*"([^"]+)": (\{|".*"),?$/.exec(line) ?? [];
    if (name && value === '{') groups.push(name);
    else if (/^\s*\},?$/.test(line)) groups.pop();
    return name && value && value !== '{' ? [[[...groups, name].join('.'), JSON.parse(value), index + 1]] : [];
  });
}

const titles: Readonly<Record<string, string>> = { Spin: 'prize-wheel', Howto: 'how-to' };
/** Returns the id of the docs page of a source file's screen, modal or component. */
function getDocsPage(path: string): string {
  const [, , kind = '', folder = ''] = path.split('/');
  if (kind === 'chat') return 'screens-chat--docs';
  const name = titles[folder] ?? folder.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();
  return `${kind}-${kind === 'modals' && folder === 'Howto' ? 'how-to-video' : name}--docs`;
}

const load = (files: Record<string, () => Promise<string>>) =>
  Promise.all(Object.entries(files).map(async ([path, read]) => [path, await read()] as const));

/** Reads every text of the app, and the story of each error code. */
export async function readTexts(): Promise<NamedText[]> {
  const texts = new Map<string, NamedText>();
  for (const [path, json] of await load(localeFiles)) {
    const [language = '', file = ''] = path.split('/').slice(-2);
    const namespace = file.replace('.json', '');
    for (const [key, text, line] of getTexts(json)) {
      const name = `${namespace}:${key.replace(/_(one|other)$/, '')}`;
      const named = texts.get(name) ?? { name, wordings: { th: [], la: [], en: [] }, shownIn: [] };
      texts.set(name, named);
      const place = `${path.slice(1)}:${line}`;
      named.wordings[language as Language].push({ text, place });
    }
  }
  for (const text of texts.values()) {
    const [, name = ''] = /^errors:(?:code\.|(?:spin\.error\.)(?!BONUS_REMAINING$))?(.+)$/.exec(text.name) ?? [];
    const story = (codeStories as Record<string, string>)[name];
    if (story) text.shownIn.push(story);
  }
  return [...texts.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** Returns the texts with the docs pages of the screens, modals and components whose sources name them. */
export async function findPages(texts: readonly NamedText[]): Promise<NamedText[]> {
  const response = await fetch('index.json');
  const index = new Set(Object.keys((await response.json()).entries));
  const sources = await load(sourceFiles);
  return texts.map((text) => {
    const [namespace = '', key = ''] = text.name.split(':');
    const literal = new RegExp(`['"\`]${key}['"\`]`);
    const users = sources.filter(
      ([, code]) => code.includes(text.name) || (code.includes(`'${namespace}'`) && literal.test(code)),
    );
    const pages = users.map(([path]) => getDocsPage(path)).filter((id) => index.has(id));
    return { ...text, shownIn: [...new Set([...text.shownIn, ...pages])] };
  });
}

/** Returns how many times longer a language's text is than the shortest of the others; 1 if it is not longer. */
export function getLength({ wordings }: NamedText, language: Language): number {
  const longest = (item: Language) => Math.max(...wordings[item].map(({ text }) => splitLetters(text)), 0);
  const others = languages.filter((item) => item !== language).map(longest);
  return Math.max(1, longest(language) / Math.max(1, Math.min(...others)));
}
