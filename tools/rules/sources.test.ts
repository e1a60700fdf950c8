import { describe, expect, it } from 'vitest';
import { readSources, uncontrolledPlaces } from './sources.ts';

const mostLines = 400;
const sources = readSources('src', 'mocks', 'stories', '.storybook', 'tools');

describe('sources', () => {
  it('are found', () => {
    expect(sources.length).toBeGreaterThan(50);
  });

  it(`hold at most ${mostLines} lines each`, () => {
    const long = sources.filter(({ text }) => text.split('\n').length > mostLines + 1);
    expect(long.map(({ path }) => path)).toEqual([]);
  });

  it('have no drawer for odds and ends: a helper belongs in the file named after what it does', () => {
    const drawers = sources.filter(({ path }) => /\/(utils?|helpers?|common|misc|index)\.tsx?$/.test(path));
    expect(drawers.map(({ path }) => path)).toEqual([]);
  });

  it('load a view later by lazyView alone, which can be tried again', () => {
    const own = sources.filter(({ path, text }) => /^(src|stories)\//.test(path) && /\blazy\(/.test(text));
    expect(own.map(({ path }) => path)).toEqual(['src/i18n/lazyView.tsx']);
  });

  it('recognise the keys of an input method by isComposing of src/lib only, which knows Safari', () => {
    const own = sources.filter(({ path, text }) => /^src\//.test(path) && /\w\.isComposing\b/.test(text));
    expect(own.map(({ path }) => path)).toEqual([]);
  });

  it('cite no numbered part of a document that is not here: they say the rule itself', () => {
    // Also where a text is cut into lines.
    const joined = (text: string) => text.replace(/['"] \+\s+['"]/g, '');
    const citing = sources.filter(({ text }) => /\bsections? \d|\bR\d\d\b|\u00a7/i.test(joined(text)));
    expect(citing.map(({ path }) => path)).toEqual([]);
  });

  it('of the mock take time, chance and waiting from mocks/runtime alone', () => {
    expect(uncontrolledPlaces(sources)).toEqual([]);
  });
});
