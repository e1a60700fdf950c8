import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import type { IndexEntry } from 'storybook/internal/types';
import { expect, it } from 'vitest';
import { isHidden } from '../../.storybook/hiddenTags.ts';
import { screenshotModes, showsBothThemes } from '../../.storybook/screenshots.ts';
import { codeRows } from '../../mocks/testing/codes.ts';
import { paths } from '../../src/lib/paths.ts';
import { modalNames } from '../../src/overlays/modalNames.ts';
import codeStories from '../../stories/overview/codeStories.json' with { type: 'json' };
import { componentRules } from '../../stories/overview/componentRules.ts';
import { exampleSearch, links, screens, videos } from '../../stories/overview/links.ts';
import { lanes } from '../../stories/overview/steps.ts';
import { readSources } from '../rules/sources.ts';
import { root } from '../test/program.ts';

const steps = lanes.flatMap((lane) => lane.steps);
const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
const { entries } = await buildIndex({ configDir: join(root, '.storybook') } as Parameters<typeof buildIndex>[0]);
const ids: ReadonlySet<string> = new Set(Object.keys(entries));
const isTest = (entry: IndexEntry) => 'subtype' in entry && entry.subtype === 'test';
const shown = Object.values(entries).filter((entry) => !isTest(entry));
/** Entries that the sidebar shows by default. */
const inSidebar = shown.filter(({ tags = [] }) => !isHidden(tags));

it('the storyboard shows every page', () => {
  const pages = steps.flatMap(({ page }) => page ?? []).sort();
  // `/user` is another address of home.
  expect(pages).toEqual([...Object.keys(paths).filter((name) => name !== 'user'), 'notFound'].sort());
  const screens = readdirSync(join(root, 'src/screens')).filter((name) => /^[A-Z]\w*$/.test(name));
  expect(pages).toEqual(
    expect.arrayContaining(screens.map((name) => (name === 'SiteClosed' ? 'terminated' : lowerFirst(name)))),
  );
});

it('the storyboard shows every modal', () => {
  expect(steps.flatMap(({ modal }) => modal ?? []).sort()).toEqual([...modalNames].sort());
});

it('the sidebar hides all internals, and every screen, modal and component that it shows has a screenshot', () => {
  const states = inSidebar.filter(({ type, title }) => type === 'story' && !/^(Flows|Storyboard)\b/.test(title));
  expect(states.length).toBeGreaterThan(700);
  const isPictured = ({ id, title, tags = [] }: IndexEntry) =>
    tags.includes('no-screenshot') || Object.keys(screenshotModes({ id, title, tags, storyGlobals: {} })).length > 0;
  expect(states.filter((story) => !isPictured(story)).map(({ id }) => id)).toEqual([]);
  expect(inSidebar.filter(({ title }) => title.startsWith('Internals/')).map(({ id }) => id)).toEqual([]);
});

it('each page and modal has a main state, also taken dark, on the smallest phone and on the desktop', () => {
  const getTitle = (id: string) => entries[id]?.title ?? id;
  const taken = new Set(
    inSidebar
      .map(({ id, title, tags = [] }) => ({ title, modes: screenshotModes({ id, title, tags, storyGlobals: {} }) }))
      .filter(({ modes }) => ['th-phone-dark', 'th-small', 'th-desktop'].every((name) => name in modes))
      .map(({ title }) => title),
  );
  const places = steps.filter(({ page, modal }) => page ?? modal).map(({ story }) => getTitle(story));
  expect(places.filter((title) => !taken.has(title))).toEqual([]);
});

it('a component whose play function finds it once is not taken in both themes at once', () => {
  const playing = shown.filter(({ tags = [] }) => tags.includes('play-fn') && !tags.includes('no-screenshot'));
  const twice = playing.filter(({ title, tags = [] }) => showsBothThemes({ title, tags }));
  expect(twice.map(({ id }) => id)).toEqual([]);
});

it('every step of the storyboard is an existing story and appears once', () => {
  const shown = steps.map(({ story }) => story);
  expect(shown.filter((id) => !ids.has(id))).toEqual([]);
  expect(shown.filter((id, index) => shown.indexOf(id) !== index)).toEqual([]);
});

it('every link of the welcome page leads to a story, and its example of a search finds a refused withdrawal', () => {
  expect(
    [...Object.values(links), ...Object.values(screens), ...Object.values(videos)].filter((id) => !ids.has(id)),
  ).toEqual([]);
  const found = inSidebar.filter(({ name }) => name.toLowerCase().includes(exampleSearch));
  expect(new Set(found.map(({ title }) => title))).toEqual(new Set(['Modals/Withdraw']));
});

it('the rules of a component are on its docs page and lead to stories', () => {
  const components = inSidebar.map(({ title }) => title.replace(/\s/g, ''));
  const names = Object.keys(componentRules).map((name) => `Components/${name}`);
  expect(names.filter((name) => !components.includes(name))).toEqual([]);
  const places = Object.values(componentRules).flatMap(({ usedOn }) => Object.values(usedOn));
  expect(places.filter((id) => !ids.has(id))).toEqual([]);
});

it('every code that the app can cause leads to a visible story of a screen or modal', () => {
  const links: Record<string, string> = codeStories;
  const missing = codeRows.filter(({ code, where }) => !links[code] && where !== 'not from the app');
  expect(missing.map(({ code }) => code)).toEqual([]);
  const places = inSidebar.filter(({ type, title }) => type === 'story' && /^(Screens|Modals)\//.test(title));
  const placeIds = places.map(({ id }) => id);
  expect(Object.values(links).filter((id) => !placeIds.includes(id))).toEqual([]);
});

it('the icons page shows exactly the icons of the site', () => {
  const iconsIn = (text: string) => [...text.matchAll(/'lucide-react\/icons\/([\w-]+)'/g)].map(([, name]) => name);
  const page = readFileSync(join(root, 'stories/foundations/icons.ts'), 'utf8');
  const used = readSources('src').flatMap(({ text }) => iconsIn(text));
  expect(iconsIn(page).sort()).toEqual([...new Set(used)].sort());
});
