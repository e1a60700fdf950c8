import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import createLucideIcon from './createLucideIcon';

const attributesOf = (tag: string) =>
  Object.fromEntries([...tag.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
const shapesOf = (markup: string) =>
  [...markup.matchAll(/<(path|line|circle|rect)[^>]*>/g)].map(([tag, name = '']) => [name, attributesOf(tag)] as const);

/** What the bundle of members draws of one of lucide's icons. */
const lightly = (name: keyof typeof lucide.icons) => {
  const node = shapesOf(renderToStaticMarkup(createElement(lucide.icons[name])));
  return shapesOf(renderToStaticMarkup(createElement(createLucideIcon({ node: node as never }))));
};

test('the strokes of an icon are one path, each where it was', () => {
  expect(lightly('ArrowDownToLine')).toEqual([['path', { d: 'M12 17V3M0 0m6 11 6 6 6-6M0 0M19 21H5' }]]);
  expect(lightly('Globe')[0]?.[1].d).toMatch(/^M22 12a10 10 0 0 1 -20 0a10 10 0 0 1 20 0zM0 0M12 2a14\.5/);
  expect(lightly('Copy')[0]?.[1].d).toMatch(
    /^M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2z/,
  );
  expect(lightly('UserPlus')).toHaveLength(1);
  expect(lightly('UserPlus')[0]?.[1].d).toContain('M19 8L19 14M0 0M22 11L16 11');
});

test('what is filled stays a shape of its own', () => {
  expect(lightly('KeyRound').map(([name, { fill }]) => [name, fill])).toEqual([
    ['path', undefined],
    ['circle', 'currentColor'],
  ]);
});
