import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Issue } from '../../.storybook/checks.ts';
import { namespaces, textsIn } from '../../src/i18n/localeFiles.ts';
import { readSources } from '../rules/sources.ts';
import { root } from '../test/program.ts';

/** Finds texts in a language other than the page's, and keys that are shown instead of texts. */

const scripts = { th: /[\u0e01-\u0e3e\u0e40-\u0e7f]/, la: /[\u0e80-\u0eff]/ } as const;
const languages = ['th', 'la', 'en'] as const;
type Language = (typeof languages)[number];

const entries = (language: Language) =>
  namespaces.flatMap((namespace) =>
    [...textsIn(language, namespace)].map(([key, text]) => [key, String(text)] as const),
  );

/**
 * Returns the texts of a language without values and markup. A page shows the other texts in fragments, which two
 * languages may share.
 */
const getTexts = (language: Language) =>
  new Set(
    entries(language)
      .map(([, text]) => text)
      .filter((text) => !/\{\{|<\/?\w/.test(text)),
  );
const texts = { th: getTexts('th'), la: getTexts('la'), en: getTexts('en') };
const keys = new Set(
  entries('en')
    .map(([key]) => key)
    .filter((key) => key.includes('.')),
);
const withNamespace = new RegExp(`\\b(${namespaces.join('|')}):[a-z]\\w*(\\.\\w+)*\\b`);

/** Sources with the texts of the backend and the stories in any language: names of members, games, banks and offers. */
const content = [
  ...readSources('mocks', 'stories').map(({ text }) => text),
  // The names of the languages, each in its own language.
  readFileSync(join(root, 'src', 'i18n', 'language.ts'), 'utf8'),
].join('\n');

/** Matches words like `login.title` and `home:total`, and also the mock's addresses, such as `kapao.example`. */
const likeKey = /\b[a-z][A-Za-z]*[.:][a-z][A-Za-z]+(\.[a-z][A-Za-z]+)*\b/g;
const isKey = (word: string) => keys.has(word) || withNamespace.test(word) || !content.includes(word);

/** Returns the texts of a page that are or contain i18n keys, or that lack a value (`{{name}}`). */
export const rawKeys = (shown: readonly string[]): string[] =>
  shown.filter((text) => keys.has(text) || /\{\{|\}\}/.test(text) || (text.match(likeKey) ?? []).some(isKey));

/** Returns the words without punctuation. A word that a story repeats to make it long counts once. */
const splitWords = (text: string) =>
  text.split(/[\s:;,.·|()“”"…]+/).map((word) => word.replace(/^(.{2,}?)\1{2,}.*$/u, '$1'));

/**
 * Returns the texts of a page in another language: one of our translations, or Thai or Lao letters that neither the
 * mock nor a story contains.
 */
export function untranslatedText(language: Language, shown: readonly string[]): string[] {
  const others = languages.filter((item) => item !== language);
  const isOurs = (text: string) =>
    !texts[language].has(text) && others.some((other) => texts[other].has(text)) && !content.includes(text);
  const hasLetters = (text: string) =>
    (['th', 'la'] as const).some(
      (item) =>
        item !== language && splitWords(text).some((word) => scripts[item].test(word) && !content.includes(word)),
    );
  return shown.filter((text) => isOurs(text) || hasLetters(text));
}

/** Returns the texts of a page that are raw keys or untranslated, as issues. */
export const textIssues = (language: string, shown: readonly string[]): Issue[] => [
  ...rawKeys(shown).map((text): Issue => ({ kind: 'raw key', text })),
  ...untranslatedText(language as Language, shown).map((text): Issue => ({ kind: 'untranslated text', text })),
];
