import { describe, expect, it } from 'vitest';
import { readSources, uncontrolledPlaces } from './sources.ts';

const maxLines = 400;
const sources = readSources('src', 'mocks', 'stories', '.storybook', 'tools');

describe('sources', () => {
  it('finds the sources', () => {
    expect(sources.length).toBeGreaterThan(50);
  });

  it(`every source has at most ${maxLines} lines`, () => {
    const long = sources.filter(({ text }) => text.split('\n').length > maxLines + 1);
    expect(long.map(({ path }) => path)).toEqual([]);
  });

  it('no file is for miscellaneous helpers, such as utils.ts', () => {
    const drawers = sources.filter(({ path }) => /\/(utils?|helpers?|common|misc|index)\.tsx?$/.test(path));
    expect(drawers.map(({ path }) => path)).toEqual([]);
  });

  it('views are loaded lazily only with lazyView, which can retry', () => {
    const own = sources.filter(({ path, text }) => /^(src|stories)\//.test(path) && /\blazy\(/.test(text));
    expect(own.map(({ path }) => path)).toEqual(['src/i18n/lazyView.tsx']);
  });

  it('IME composition is detected only with isComposing of src/lib, which handles Safari', () => {
    const own = sources.filter(({ path, text }) => /^src\//.test(path) && /\w\.isComposing\b/.test(text));
    expect(own.map(({ path }) => path)).toEqual([]);
  });

  it('sources cite no numbered section of an external document, but state the rule itself', () => {
    // Join the parts of a text first, because the source may split a text over several lines.
    const joined = (text: string) => text.replace(/['"] \+\s+['"]/g, '');
    const citing = sources.filter(({ text }) => /\bsections? \d|\bR\d\d\b|\u00a7/i.test(joined(text)));
    expect(citing.map(({ path }) => path)).toEqual([]);
  });

  it('the mock takes time, randomness and delays only from mocks/runtime', () => {
    expect(uncontrolledPlaces(sources)).toEqual([]);
  });
});
