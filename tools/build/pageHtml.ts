import { createHash } from 'node:crypto';
import type { Settings } from '@/lib/buildSettings';
import { buildIdPlaceholder } from './buildId.ts';
import type { WrittenPage } from './static.tsx';

// How a page is made of the shell page, which Vite has written: text alone, no files.

/** Tags of the scripts that the shell page starts with. */
const startTags = (shell: string): readonly string[] => shell.match(/<script type="module"[^>]*><\/script>/g) ?? [];

/** Chunks import each other by names that stay; the map leads from those to the files, whose names are of their content. */
const importMap = /<script type="importmap">([\s\S]*?)<\/script>\s*/;

/** In the order of its names: Rolldown's own differs from build to build, and pages that differ are news to every phone. */
function importMapTag(shell: string): string {
  const map = importMap.exec(shell)?.[1];
  if (!map) return '';
  const { imports } = JSON.parse(map) as { imports: Record<string, string> };
  const sorted = Object.fromEntries(Object.entries(imports).sort(([a], [b]) => (a < b ? -1 : 1)));
  return `<script type="importmap">${JSON.stringify({ imports: sorted })}</script>`;
}

/** Address of the script with the app in it: the last one, after what it needs to run. */
export function entryScript(shell: string): string {
  const address = /\ssrc="([^"]+)"/.exec(startTags(shell).at(-1) ?? '')?.[1];
  if (!address) throw new Error('the shell page starts with no script');
  return address;
}

/** Data, not code: `<` is escaped, so that no text can end the element. */
const textsTag = (lang: string, texts: object) =>
  `<script type="application/json" id="texts" lang="${lang}">${JSON.stringify(texts).replaceAll('<', '\\u003c')}</script>`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** What the head of every page says of the site. */
export const siteTags = ({ market, siteName }: Settings, themeColors: Readonly<Record<string, string>>): string =>
  [
    ...Object.entries(themeColors).map(
      ([scheme, color]) => `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${color}">`,
    ),
    `<meta name="application-name" content="${escaped(siteName)}">`,
    `<meta name="apple-mobile-web-app-title" content="${escaped(siteName)}">`,
    // Error reports name the build.
    `<meta name="kapao:build" content="${buildIdPlaceholder}">`,
    `<link rel="manifest" href="/manifest.${market}.webmanifest">`,
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
  ].join('');

interface Shared {
  /** The page's path; none for a page that search engines must not list. */
  path?: string;
  title: string;
  description: string;
}

/** The tags that other sites read: search engines, and apps that preview a shared link. They want whole addresses. */
export function sharingTags({ siteName, siteOrigin }: Settings, { path, title, description }: Shared): string {
  if (path === undefined) return '<meta name="robots" content="noindex">';
  const properties = {
    'og:type': 'website',
    'og:site_name': siteName,
    'og:title': title,
    'og:description': description,
    'og:url': siteOrigin + path,
    'og:image': `${siteOrigin}/share.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  const tags = Object.entries(properties).map(
    ([property, content]) => `<meta property="${property}" content="${escaped(content)}">`,
  );
  // `/` and `/login.html` show the login page, too.
  return `<link rel="canonical" href="${escaped(siteOrigin + path)}">${tags.join('')}`;
}

/** What a page is besides its words. */
export interface Place {
  /** What the client compares with its own path. */
  name: string;
  /** Files that it starts with, and those of its texts where they do not stand in it. */
  scripts: readonly string[];
  /** Tags of the styles of its own chunks. */
  styles: string;
  /** Tags for the head. */
  head: string;
  /** The tag that fetches its letters. */
  letters: string;
}

/** Tags of styles that are fetched. */
export const styleLinks = (files: readonly string[], state = '') =>
  files.map((file) => `<link rel="stylesheet" crossorigin href="/${file}"${state}>`).join('');

/**
 * The styles stand in the page, so that it is painted without another answer. The tags of their files are switched off
 * and fetch nothing: they tell Vite, which asks for a chunk's styles beside its code, that these are there.
 */
export const inlineStyles = (files: readonly string[], texts: readonly string[]): string =>
  `<style>${texts.join('')}</style>${styleLinks(files, ' disabled')}`;

/**
 * One page out of the shell page, whose start script it keeps: its own content and texts, the styles of its own chunks,
 * and behind the content, which is painted first, its letters and scripts: browsers hold the first paint back for a font
 * that the head preloads.
 */
export function pageHtml(shell: string, place: Place, { lang, title, description, body, texts }: WrittenPage): string {
  if (/\sstyle="/.test(body)) throw new Error(`${place.name}: a style attribute is refused by the site's own policy`);
  const preloads = place.scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('');
  const scripts = `${importMapTag(shell)}${place.letters}${preloads}${startTags(shell).join('')}`;
  const about = `<meta name="description" content="${escaped(description)}">`;
  return shell
    .replace(importMap, '')
    .replace(/<link rel="(modulepreload|stylesheet)"[^>]*>\s*|<script type="module"[^>]*><\/script>\s*/g, '')
    .replace(/<html[^>]*>/, `<html lang="${lang}" data-page="${place.name}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>${about}${place.head}`)
    .replace('</head>', () => `${place.styles}</head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${body}</div>${texts ? textsTag(lang, texts) : ''}${scripts}`,
    );
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes of the scripts, or the styles, that stand in pages. Data, such as the texts, needs none. */
export const inlineHashes = (pages: readonly string[], tag: 'script' | 'style'): string[] => {
  const parts = new RegExp(`<${tag}(?: type="importmap")?>([\\s\\S]*?)</${tag}>`, 'g');
  return [...new Set(pages.flatMap((html) => [...html.matchAll(parts)].map(([, text]) => hash(text ?? ''))))];
};
