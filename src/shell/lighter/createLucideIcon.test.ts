import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import createLucideIcon from './createLucideIcon';

const attributesOf = (tag: string) =>
  Object.fromEntries([...tag.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
const shapesOf = (markup: string) => [...markup.matchAll(/<(path|line|circle|rect|ellipse|poly\w+)[^>]*>/g)];

/** Every subpath of an icon by itself, each where it starts absolutely, and its other shapes. */
function drawingOf(markup: string): string[] {
  return shapesOf(markup).flatMap(([tag, name = '']) => {
    const { d = '', x1, y1, x2, y2, ...rest } = attributesOf(tag);
    if (name === 'path') return d.split('M0 0');
    return [name === 'line' ? `M${x1} ${y1}L${x2} ${y2}` : `${name} ${JSON.stringify(rest)}`];
  });
}

test('an icon is the same drawing in fewer elements', () => {
  for (const name of ['ArrowDownToLine', 'UserPlus', 'Globe', 'Eye', 'KeyRound', 'ReceiptText', 'LogIn'] as const) {
    const own = renderToStaticMarkup(createElement(lucide[name]));
    const node = shapesOf(own).map(([tag, shape = '']) => [shape, attributesOf(tag)] as const);
    const light = renderToStaticMarkup(createElement(createLucideIcon({ node: node as never })));
    expect(drawingOf(light).toSorted()).toEqual(drawingOf(own).toSorted());
    expect(light.match(/<(path|line)/g)).toHaveLength(1);
  }
});
