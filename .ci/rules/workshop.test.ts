import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import type { IndexEntry } from 'storybook/internal/types';
import { beforeAll, expect, it } from 'vitest';
import codeStories from '../../contract/stories.json' with { type: 'json' };
import usage from '../../contract/usage.json' with { type: 'json' };
import { codeRows } from '../../mocks/testing/codes.ts';
import { modalNames } from '../../src/layers/modalNames.ts';
import { paths } from '../../src/lib/paths.ts';
import { links } from '../../stories/workshop/links.ts';
import { lanes } from '../../stories/workshop/steps.ts';
import { root } from '../runner/program.ts';
import { readSources } from './sources.ts';

const steps = lanes.flatMap((lane) => lane.steps);
const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
const mostLetters = 60;
let stories: IndexEntry[];
let ids: ReadonlySet<string>;

beforeAll(async () => {
  const { entries } = await buildIndex({ configDir: join(root, '.storybook') } as Parameters<typeof buildIndex>[0]);
  ids = new Set(Object.keys(entries));
  stories = Object.values(entries).filter(({ type }) => type === 'story');
});

it('the storyboard shows every page', () => {
  const pages = steps.flatMap(({ page }) => page ?? []).sort();
  // `/user` is home by another address.
  expect(pages).toEqual([...Object.keys(paths).filter((name) => name !== 'user'), 'notFound'].sort());
  const screens = readdirSync(join(root, 'src/screens')).filter((name) => /^[A-Z]\w*$/.test(name));
  expect(pages).toEqual(expect.arrayContaining(screens.map(lowerFirst)));
});

it('the storyboard shows every modal', () => {
  expect(steps.flatMap(({ modal }) => modal ?? []).sort()).toEqual([...modalNames].sort());
});

it('names of stories are sentences, and differ within their file', () => {
  const isSentence = ({ name }: IndexEntry) =>
    name.length <= mostLetters && /^["\p{Lu}\d]/u.test(name) && !/\.$|^\w*[a-z\d][A-Z]\w*$/.test(name);
  const plain = stories.filter((story) => !('subtype' in story && story.subtype === 'test'));
  expect(plain.length).toBeGreaterThan(500);
  expect(plain.filter((story) => !isSentence(story)).map(({ id }) => id)).toEqual([]);
  const named = plain.map(({ title, name }) => `${title}: ${name}`);
  expect(named.filter((one, at) => named.indexOf(one) !== at)).toEqual([]);
});

it('every step of the storyboard is a story, and none is there twice', () => {
  const shown = steps.map(({ story }) => story);
  expect(shown.filter((id) => !ids.has(id))).toEqual([]);
  expect(shown.filter((id, index) => shown.indexOf(id) !== index)).toEqual([]);
});

it('every link of the welcome page leads somewhere', () => {
  expect(Object.values(links).filter((id) => !ids.has(id))).toEqual([]);
});

it('every screen and modal that makes calls has a page of docs to be found by', () => {
  const idOf = (title: string) =>
    title
      .replace(/([a-z])([A-Z])/g, '$1-$2')
      .replace(/\W+/g, '-')
      .toLowerCase();
  const pages = Object.keys(usage).map((title) => `${idOf(title)}--docs`);
  expect(pages.filter((id) => !ids.has(id))).toEqual([]);
});

it('every code that the app can bring about has a story that shows it, and every such story is there', () => {
  const shown: Record<string, { id: string }> = codeStories.any;
  const silent = codeRows.filter(({ code, where }) => !shown[code] && where !== 'not from the app');
  expect(silent.map(({ code }) => code)).toEqual([]);
  const links = Object.values(codeStories).flatMap((own) => Object.values<{ id: string }>(own).map(({ id }) => id));
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter((id) => !ids.has(id))).toEqual([]);
});

it('the page of icons has every icon of the site, and no other', () => {
  const iconsIn = (text: string) => [...text.matchAll(/'lucide-react\/icons\/([\w-]+)'/g)].map(([, name]) => name);
  const page = readFileSync(join(root, 'stories/foundations/icons.ts'), 'utf8');
  const used = readSources('src').flatMap(({ text }) => iconsIn(text));
  expect(iconsIn(page).sort()).toEqual([...new Set(used)].sort());
});
