import { describe, expect, it } from 'vitest';
import { readSources } from './sources.ts';

const mostLetters = 60;
const story = /^export const (\w+) = (?:meta\.story|\w+\.extend)\((?:\{\s*name: (?:'((?:\\.|[^'])+)'|"([^"]+)"))?/gm;

describe('names of stories', () => {
  const files = readSources('stories')
    .filter(({ path }) => path.endsWith('.stories.tsx'))
    .map(({ path, text }) => ({
      path,
      names: [...text.matchAll(story)].map(([, exported = '', single, double]) => single ?? double ?? exported),
    }));

  it('are found in every file', () => {
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter(({ names }) => names.length === 0)).toEqual([]);
  });

  it('differ within their file', () => {
    const twice = files.flatMap(({ path, names }) =>
      names.filter((name, at) => names.indexOf(name) !== at).map((name) => `${path}: ${name}`),
    );
    expect(twice).toEqual([]);
  });

  it('are sentences: an export of several words has a name, as its first property', () => {
    const isSentence = (name: string) =>
      name.length <= mostLetters && /^["\p{Lu}\d]/u.test(name) && !/\.$|^\w*[a-z\d][A-Z]\w*$/.test(name);
    const wrong = files.flatMap(({ path, names }) =>
      names.filter((name) => !isSentence(name)).map((name) => `${path}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });
});
