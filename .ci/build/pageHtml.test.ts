import { expect, it } from 'vitest';
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
