import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../test/program.ts';
import { apis, newApis, oldest } from './newApis.ts';
import { readSources } from './sources.ts';

const sources = readSources('src').filter(({ path }) => !/\.test\.tsx?$|\/test\w+\.ts$/.test(path));

it('the site uses no API that its oldest browsers lack without checking for it first', () => {
  expect(sources.length).toBeGreaterThan(50);
  expect(newApis(sources)).toEqual([]);
});

it.each([
  'new Intl.Segmenter()',
  'Promise.try(load)',
  'Promise.withResolvers()',
  'Object.groupBy(list, by)',
  'await Array.fromAsync(pages)',
  'URL.parse(address)',
  'AbortSignal.any([a, b])',
  'element.showPopover()',
  'element?.showPopover()',
  'window.requestIdleCallback(work)',
])('refuses %s', (text) => {
  expect(newApis([{ path: 'src/a.ts', text }])).toHaveLength(1);
});

it.each([
  'element.showPopover?.()',
  'AbortSignal.timeout(1000)',
  'structuredClone(value)',
  "'Segmenter' in Intl",
  '// Intl.Segmenter is too new.',
  '/** Without `Intl.Segmenter` too. */',
])('accepts %s', (text) => {
  expect(newApis([{ path: 'src/a.ts', text }])).toEqual([]);
});

it('the oldest browsers are those that README lists', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const { chrome, firefox, safari } = oldest;
  expect(readme).toContain(`WebView ${chrome}+, Safari and iOS ${safari}+, Firefox ${firefox}+`);
  expect(Object.values(apis).every((one) => Object.keys(one).length === Object.keys(oldest).length)).toBe(true);
});
