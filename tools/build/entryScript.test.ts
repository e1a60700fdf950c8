import { expect, it } from 'vitest';
import { entryScript } from './pageHtml.ts';

const script = (name: string) => `<script type="module" crossorigin src="/assets/${name}.js"></script>`;

it.each([
  ['alone', ['first-1']],
  ['behind what it needs to run', ['runtime-1', 'first-1']],
  ['whatever the names are', ['a-1', 'first-1']],
])('knows the script that every page of its build names: %s', (_, names) => {
  const head = '<head><script>start()</script><link rel="modulepreload" href="/assets/a.js">';
  expect(entryScript(head + names.map(script).join('\n'))).toBe('/assets/first-1.js');
});

it('stops a build whose pages name none', () => {
  expect(() => entryScript('<head><script>start()</script></head>')).toThrow('no script');
});
