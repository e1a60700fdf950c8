import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { glossaryOf, says, type Term } from '../../stories/foundations/glossary.ts';
import type { Story } from '../storybook/builtStorybook.ts';
import { root } from '../test/program.ts';
import type { Limit, Place } from './inPage.ts';
import { type Files, nameOf, type Text } from './texts.ts';

/** A screenshot, and the place of the text on it. */
export interface Shot {
  image: string;
  width: number;
  height: number;
  how: string;
  box: Place['box'];
}

/** A story that shows a text, with screenshots by language. Those in `before` show the texts of the base commit. */
export interface Seen {
  story: Pick<Story, 'id' | 'title' | 'name'>;
  now: Record<string, Shot>;
  before: Record<string, Shot>;
}

/** A text in one language, now and in the base commit. */
export interface Wording {
  key: string;
  text: string;
  /** Text of the base commit. Undefined if that commit did not have it, or without a base commit. */
  before?: string;
  file: string;
  line: number;
}

export interface Entry {
  /** Name such as `home:tiles.deposit`. */
  name: string;
  status: 'new' | 'changed' | 'same';
  wordings: Record<string, Wording[]>;
  terms: (Term & { in: string[] })[];
  seen: Seen[];
  /** Stories that show the text but have no screenshot in this entry. */
  more: Seen['story'][];
  /** Limits by language, measured in the narrowest place. */
  limits: Record<string, Omit<Limit, 'number'>>;
}

/** Data of the report page. */
export interface Report {
  /** Short hash of the base commit, such as "1a2b3c4". Empty without a base commit. */
  base: string;
  entries: Entry[];
  /** Texts that exist only in the base commit, in every language. */
  gone: { name: string; texts: Record<string, string> }[];
  files: Files;
}

export const languages = ['th', 'la', 'en'] as const;

/**
 * Returns every text by its name, with its earlier version and glossary terms. `takeScreenshots` adds the screenshots
 * later.
 */
export function entriesOf(now: readonly Text[], before: readonly Text[] | undefined): Map<string, Entry> {
  const glossary = glossaryOf(readFileSync(join(root, 'docs', 'glossary.md'), 'utf8'));
  const idOf = ({ language, namespace, key }: Text) => `${language} ${namespace}:${key}`;
  const old = new Map(before?.map((text) => [idOf(text), text.text]));
  const oldNames = new Set(before?.map(nameOf));
  const entries = new Map<string, Entry>();
  for (const text of now) {
    const name = nameOf(text);
    const entry: Entry = entries.get(name) ?? {
      ...{ name, status: before && !oldNames.has(name) ? 'new' : 'same' },
      ...{ wordings: {}, terms: [], seen: [], more: [], limits: {} },
    };
    entries.set(name, entry);
    const { language, key, file, line } = text;
    entry.wordings[language] ??= [];
    entry.wordings[language].push({ key, text: text.text, before: old.get(idOf(text)), file, line });
    if (before && entry.status === 'same' && old.get(idOf(text)) !== text.text) entry.status = 'changed';
  }
  for (const entry of entries.values()) {
    const sayers = (term: Term) =>
      languages.filter((one) => entry.wordings[one]?.some(({ text }) => says(text, term[one], one)));
    // A term counts only if it occurs in at least two languages, because one language may contain the letters by
    // chance.
    entry.terms = glossary.map((term) => ({ ...term, in: sayers(term) })).filter((term) => term.in.length > 1);
  }
  return entries;
}

/** Returns the texts that exist only in the base commit. */
export function removedSince(now: readonly Text[], before: readonly Text[]): Report['gone'] {
  const names = new Set(now.map(nameOf));
  const gone = new Map<string, Record<string, string>>();
  for (const text of before) {
    if (names.has(nameOf(text))) continue;
    gone.set(nameOf(text), { ...gone.get(nameOf(text)), [text.language]: text.text });
  }
  return [...gone].map(([name, texts]) => ({ name, texts }));
}
