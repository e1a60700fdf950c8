import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../test/program.ts';
import { readSources } from './sources.ts';

/** Phrases that docs/style-guide.md forbids, each with its replacement. */
const phrases: readonly [RegExp, string][] = [
  [/\b(is|are) none\b/i, '"has no …" or "does not …"'],
  [/\banew\b/i, '"again"'],
  [/\bbesides\b/i, '"also" or "in addition"'],
  [/\bso many\b/i, 'the number, or "N"'],
  [/\ball the same\b/i, '"anyway", or leave it out'],
  [/\ban (?=MessageDialog|MoneyDialog)/, '"a"'],
];
const start: [RegExp, string] = [/^(What|Whoever|Who|Whether)\b/, 'start with the thing: "The …", "True if …"'];
const maxWords = 25;

interface Passage {
  path: string;
  text: string;
}

/**
 * Returns the comments of the sources as plain text, except those after code on the same line. Neighbouring lines of
 * `//` are one comment.
 */
const comments = (): Passage[] =>
  readSources('src', 'mocks', 'stories', '.storybook', 'tools').flatMap(({ path, text }) =>
    [...text.matchAll(/(?<=^|\s)\/\*\*?([\s\S]*?)\*\/|^[ \t]*\/\/(.*(?:\n[ \t]*\/\/.*)*)/gm)].map(
      ([, block, lines]) => ({
        path,
        text: (block ?? lines ?? '').replace(/\n\s*(\*|\/\/)?\s*/g, ' ').trim(),
      }),
    ),
  );

/** Returns the paragraphs and list items of the documents, without code and tables. */
const paragraphs = (): Passage[] =>
  [
    'README.md',
    'CONTRIBUTING.md',
    'mocks/README.md',
    'contract/README.md',
    ...docs('docs'),
    ...docs('docs/recipes'),
  ].flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .replace(/```[\s\S]*?```/g, '')
      .split(/\n\s*\n|\n(?=- |\d+\. )/)
      .filter((text) => !text.startsWith('|'))
      .map((text) => ({ path, text: text.replace(/\s+/g, ' ').trim() })),
  );
const docs = (folder: string): string[] =>
  readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.md') && !['style-guide.md', 'commands.md'].includes(file))
    .map((file) => `${folder}/${file}`);

const found = (passages: readonly Passage[], rules: readonly [RegExp, string][]): string[] =>
  passages.flatMap(({ path, text }) =>
    rules.flatMap(([pattern, instead]) => {
      const [hit] = pattern.exec(text) ?? [];
      return hit === undefined ? [] : [`${path}: "${hit}" in "${text.slice(0, 80)}". Write ${instead}.`];
    }),
  );

it('comments and documents use plain phrases', () => {
  expect(found(comments(), [...phrases, start])).toEqual([]);
  expect(found(paragraphs(), phrases)).toEqual([]);
});

it(`sentences of comments have at most ${maxWords} words`, () => {
  const long = comments().flatMap(({ path, text }) =>
    text
      .split(/(?<=[.!?:;])\s+/)
      .filter((sentence) => sentence.split(/\s+/).length > maxWords)
      .map((sentence) => `${path}: split "${sentence}"`),
  );
  expect(long).toEqual([]);
});
