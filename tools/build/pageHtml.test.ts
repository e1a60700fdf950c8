import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../../src/lib/buildSettings.ts';
import { root } from '../test/program.ts';
import { otherTexts, pageHtml, sharingTags, sitemap, sitemapLine } from './pageHtml.ts';

const page = { lang: 'th', title: 'Login', description: '', body: '' };
const place = { name: '/login', scripts: [], styles: '', head: '', letters: [] };
const built = (imports: Record<string, string>) =>
  pageHtml(
    `<head><script type="importmap">${JSON.stringify({ imports })}</script></head><body><div id="root"></div></body>`,
    place,
    page,
  );

it('writes the same page for the same files in any order', () => {
  const html = built({ '/a.js': '/a-1.js', '/b.js': '/b-1.js' });
  expect(html).toContain('{"imports":{"/a.js":"/a-1.js","/b.js":"/b-1.js"}}');
  expect(built({ '/b.js': '/b-1.js', '/a.js': '/a-1.js' })).toBe(html);
});

describe('the tags that other sites read', () => {
  const settings = readSettings({ KAPAO_SITE_NAME: 'Lucky', KAPAO_SITE_ORIGIN: 'https://play.example.com' });
  const shared = { title: 'Register · Lucky', description: 'Say "hello"' };

  it('describes a page with absolute addresses, so that a shared invite link has a preview', () => {
    const tags = sharingTags(settings, { ...shared, path: '/register' });
    const content = (property: string) => new RegExp(`property="${property}" content="([^"]*)"`).exec(tags)?.[1];
    expect(content('og:title')).toBe('Register · Lucky');
    expect(content('og:description')).toBe('Say &quot;hello&quot;');
    expect(content('og:url')).toBe('https://play.example.com/register');
    expect(content('og:image')).toBe('https://play.example.com/share.png');
    expect(tags).toContain('<link rel="canonical" href="https://play.example.com/register">');
    expect(tags).not.toContain('noindex');
  });

  it('keeps a page without a path out of search engines', () => {
    expect(sharingTags(settings, shared)).toBe('<meta name="robots" content="noindex">');
  });
});

it('lists pages with absolute addresses in the sitemap', () => {
  expect(sitemap('https://play.example.com', ['/login'])).toContain('<loc>https://play.example.com/login</loc>');
  expect(sitemapLine('https://play.example.com')).toBe('Sitemap: https://play.example.com/sitemap.xml\n');
});

it('tells phones not to turn account numbers, dates and addresses into links', () => {
  const shell = readFileSync(join(root, 'index.html'), 'utf8');
  expect(pageHtml(shell, { ...place, name: '/register' }, page)).toContain(
    '<meta name="format-detection" content="telephone=no,date=no,address=no"',
  );
});

describe('the texts of the members’ frame in other languages', () => {
  const frame = (title: string, sample: string) =>
    `<h2 aria-label="${title}">${title}</h2><select><option selected="">ไทย</option></select><span data-like="${sample}"></span>`;

  it('are those of each text node, then of each skeleton, and then of each name', () => {
    const texts = otherTexts({ th: frame('ยอดเงินรวม', '0 บาท'), en: frame('Friends&#x27; bonus', '0 baht') }, 'th');
    expect(texts).toEqual({ en: ["Friends' bonus", 'ไทย', '0 baht', "Friends' bonus"] });
  });

  it('stop the build if a frame has another structure', () => {
    expect(() => otherTexts({ th: '<p>ก</p>', en: '<p><b>a</b></p>' }, 'th')).toThrow('another structure in en');
  });
});
