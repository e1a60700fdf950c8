import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { glossaryOf, says, type Term } from '../../stories/foundations/glossary.ts';
import type { Story } from '../storybook/builtStorybook.ts';
import { root } from '../test/program.ts';
import type { Limit, Place } from './inPage.ts';
import { type Files, nameOf, type Text } from './texts.ts';

/** A picture of a whole screen, and where on it the text is. */
export interface Shot {
  image: string;
  width: number;
  height: number;
  how: string;
  box: Place['box'];
}

/** A story that says a text, by language; `before` with the texts of the other commit. */
export interface Seen {
  story: Pick<Story, 'id' | 'title' | 'name'>;
  now: Record<string, Shot>;
  before: Record<string, Shot>;
}

/** A text of one language, as it is now and as it was. */
export interface Wording {
  key: string;
  text: string;
  /** Of the other commit; undefined where it had none, or none was asked for. */
  before?: string;
  file: string;
  line: number;
}

export interface Entry {
  /** As `home:tiles.deposit`. */
  name: string;
  status: 'new' | 'changed' | 'same';
  wordings: Record<string, Wording[]>;
  terms: (Term & { in: string[] })[];
  seen: Seen[];
  /** The stories that say it and of which no picture was taken. */
  more: Seen['story'][];
  /** By language, of the narrowest place that was measured. */
  limits: Record<string, Omit<Limit, 'number'>>;
}

/** What the page of words shows. */
export interface Report {
  /** Such as "against 1a2b3c4"; empty for the texts of now alone. */
  base: string;
  entries: Entry[];
  /** Texts that the other commit had and this one has not, in every language. */
  gone: { name: string; texts: Record<string, string> }[];
  files: Files;
}

export const languages = ['th', 'la', 'en'] as const;

/** Every text by its name, with what it was, its words of the glossary, and no pictures yet. */
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
    // Two of three languages: one alone may have the same letters by chance.
    entry.terms = glossary.map((term) => ({ ...term, in: sayers(term) })).filter((term) => term.in.length > 1);
  }
  return entries;
}

/** What the other commit had, and nobody has now. */
export function removedSince(now: readonly Text[], before: readonly Text[]): Report['gone'] {
  const names = new Set(now.map(nameOf));
  const gone = new Map<string, Record<string, string>>();
  for (const text of before) {
    if (names.has(nameOf(text))) continue;
    gone.set(nameOf(text), { ...gone.get(nameOf(text)), [text.language]: text.text });
  }
  return [...gone].map(([name, texts]) => ({ name, texts }));
}
