import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { oldest } from '../build/browsers.ts';
import { root } from '../test/program.ts';
import { newerFeatures } from './baseline.ts';
import { readSources } from './sources.ts';

const sources = readSources('src').filter(({ path }) => !/\.test\.tsx?$|\/test\w+\.ts$/.test(path));

it('the site uses only features that are widely available, or that it works without', () => {
  expect(sources.length).toBeGreaterThan(50);
  expect(newerFeatures(sources)).toEqual([]);
});

it.each([
  ['src/a.ts', 'Promise.try(load)'],
  ['src/a.ts', 'URL.parse(address)'],
  ['src/a.ts', 'RegExp.escape(text)'],
  ['src/a.ts', 'dialog.requestClose()'],
  ['src/a.ts', 'new CloseWatcher()'],
  ['src/a.ts', 'element?.moveBefore(a, b)'],
  ['src/a.css.ts', "interpolateSize: 'allow-keywords',"],
  ['src/a.css.ts', "selectors: { '&::details-content': {} }"],
  ['src/a.css.ts', "'@starting-style': {}"],
])('refuses in %s: %s', (path, text) => {
  expect(newerFeatures([{ path, text }])).not.toEqual([]);
});

it.each([
  'dialog.requestClose?.()',
  'structuredClone(value)',
  'Promise.withResolvers()',
  "'CloseWatcher' in globalThis",
  '// new CloseWatcher() is too new.',
])('accepts %s', (text) => {
  expect(newerFeatures([{ path: 'src/a.ts', text }])).toEqual([]);
});

it('the oldest browsers are those that README lists', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const { chrome, edge, firefox, safari, ios } = oldest;
  expect([edge, ios]).toEqual([chrome, safari]);
  expect(readme).toContain(`Chrome, Edge and WebView ${chrome}+, Safari and iOS ${safari}+, Firefox ${firefox}+`);
});

it('no look of a focused, chosen or refused control depends on :has()', () => {
  const decided = /:has\(.*(:checked|aria-invalid|aria-checked|:focus)/;
  const places = sources.filter(({ text }) => decided.test(text)).map(({ path }) => path);
  // The page's frame hides the chat's button above a phone's keyboard: without it the button only takes room.
  expect(places).toEqual(['src/app/frame.css.ts']);
});

it('elements have a look under a mouse only where a pointer hovers, by the one helper for it', () => {
  const styles = sources.filter(({ path }) => path.endsWith('.css.ts') || path === 'src/theme/mixins.ts');
  const places = styles.filter(({ text }) => /:hover\b/.test(text.replace(/^\s*(?:\*|\/\/|\/\*).*/gm, '')));
  expect(places.map(({ path }) => path)).toEqual(['src/theme/mixins.ts']);
});
