import { expect, it } from 'vitest';
import { entryScript } from './pageHtml.ts';

const script = (name: string) => `<script type="module" crossorigin src="/assets/${name}.js"></script>`;

it.each([
  ['the only script', ['first-1']],
  ['the last one, after its runtime', ['runtime-1', 'first-1']],
  ['the last one, with any names', ['a-1', 'first-1']],
])('finds the entry script of a page: %s', (_, names) => {
  const head = '<head><script>start()</script><link rel="modulepreload" href="/assets/a.js">';
  expect(entryScript(head + names.map(script).join('\n'))).toBe('/assets/first-1.js');
});

it('throws if a page has no entry script', () => {
  expect(() => entryScript('<head><script>start()</script></head>')).toThrow('no script');
});
