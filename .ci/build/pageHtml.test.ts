import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../runner/program.ts';
import { pageHtml } from './pageHtml.ts';

const page = { lang: 'th', title: 'Login', description: '', body: '' };
const place = { name: '/login', scripts: [], styles: '', head: '', letters: '' };
const built = (imports: Record<string, string>) =>
  pageHtml(
    `<head><script type="importmap">${JSON.stringify({ imports })}</script></head><body><div id="root"></div></body>`,
    place,
    page,
  );

it('is the same for the same files, in whatever order the bundler names them', () => {
  const html = built({ '/a.js': '/a-1.js', '/b.js': '/b-1.js' });
  expect(html).toContain('{"imports":{"/a.js":"/a-1.js","/b.js":"/b-1.js"}}');
  expect(built({ '/b.js': '/b-1.js', '/a.js': '/a-1.js' })).toBe(html);
});

it('tells phones not to turn account numbers, dates and addresses into links', () => {
  const shell = readFileSync(join(root, 'index.html'), 'utf8');
  expect(pageHtml(shell, { ...place, name: '/register' }, page)).toContain(
    '<meta name="format-detection" content="telephone=no,date=no,address=no"',
  );
});
