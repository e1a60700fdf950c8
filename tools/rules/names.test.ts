import { expect, it } from 'vitest';
import { readSources } from './sources.ts';

/** Words that names must not use, each with its standard term. */
const denied: Readonly<Record<string, string>> = {
  answer: 'response (HTTP), reply (chat), choice (dialog)',
  deed: 'recorded action',
  finding: 'violation, issue or outcome',
  intent: 'pending command',
  kit: 'test context',
  lying: 'landscape',
  patience: 'timeout',
  picture: 'screenshot or image',
  screenplay: 'script',
  sweep: 'Storybook audit',
  verdict: 'result',
  world: 'mock state',
};

/** Splits a name into words in lower case, without a final s: `holdAnswers` contains hold and answer. */
const wordsOf = (name: string) =>
  (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase().replace(/s$/, ''));

const declaration = /\b(?:const|let|function\*?|class|interface|type) ([A-Za-z_$][\w$]*)/g;

it('files and declarations use the standard terms of the glossary', () => {
  const found = readSources('src', 'mocks', 'stories', '.storybook', 'tools').flatMap(({ path, text }) => {
    const names = [
      path.split('/').at(-1)?.split('.')[0] ?? '',
      ...[...text.matchAll(declaration)].map(([, name]) => name ?? ''),
    ];
    return names.flatMap((name) =>
      wordsOf(name).flatMap((word) => (Object.hasOwn(denied, word) ? [`${path}: ${name} (${denied[word]})`] : [])),
    );
  });
  expect([...new Set(found)]).toEqual([]);
});
