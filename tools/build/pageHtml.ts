import { createHash } from 'node:crypto';
import type { Language } from '@/i18n/language';
import type { Settings } from '@/lib/buildSettings';
import type { Fragment } from '@/shell/fragment';
import type { MemberFrameData } from '@/shell/memberFrameData';
import { buildIdPlaceholder } from './buildId.ts';
import type { WrittenPage } from './static.tsx';

// This module creates pages from the shell page that Vite has written. It works on text only and reads no files.

/** Returns the tags of the module scripts in the shell page. */
const startTags = (shell: string): readonly string[] => shell.match(/<script type="module"[^>]*><\/script>/g) ?? [];

/**
 * Chunks import each other by stable names. The import map maps these names to the file names, which contain content
 * hashes.
 */
const importMap = /<script type="importmap">([\s\S]*?)<\/script>\s*/;

/** The inline scripts of the shell page: the head script, and the script after the content (`headScriptPlugin.ts`). */
const inlineScript = /<script>([\s\S]*?)<\/script>\s*/g;

/**
 * Sorts the import map by name. Rolldown's order differs between builds, and every changed page is a download for every
 * phone.
 */
function importMapTag(shell: string): string {
  const map = importMap.exec(shell)?.[1];
  if (!map) return '';
  const { imports } = JSON.parse(map) as { imports: Record<string, string> };
  const sorted = Object.fromEntries(Object.entries(imports).sort(([a], [b]) => (a < b ? -1 : 1)));
  return `<script type="importmap">${JSON.stringify({ imports: sorted })}</script>`;
}

/** Returns the address of the app's script, the last script of the shell page. Throws if the page has no script. */
export function entryScript(shell: string): string {
  const address = /\ssrc="([^"]+)"/.exec(startTags(shell).at(-1) ?? '')?.[1];
  if (!address) throw new Error('The shell page (index.html) has no script with an address');
  return address;
}

/** Embeds texts as data. Escapes `<`, so that no text can end the element. */
const textsTag = (id: string, texts: object, lang?: string) =>
  `<script type="application/json" id="${id}"${lang ? ` lang="${lang}"` : ''}>${JSON.stringify(texts).replaceAll('<', '\\u003c')}</script>`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Returns the tags about the site for the head of every page. */
export const siteTags = ({ market, siteName }: Settings, themeColors: Readonly<Record<string, string>>): string =>
  [
    ...Object.entries(themeColors).map(
      ([scheme, color]) => `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${color}">`,
    ),
    `<meta name="application-name" content="${escaped(siteName)}">`,
    `<meta name="apple-mobile-web-app-title" content="${escaped(siteName)}">`,
    // Error reports contain the build id.
    `<meta name="kapao:build" content="${buildIdPlaceholder}">`,
    `<link rel="manifest" href="/manifest.${market}.webmanifest">`,
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
  ].join('');

/** Returns the sitemap of these paths for search engines, which need absolute addresses. */
export const sitemap = (siteOrigin: string, pages: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map((path) => `<url><loc>${escaped(siteOrigin + path)}</loc></url>`),
    '</urlset>\n',
  ].join('\n');

/** Returns the line of robots.txt that names the sitemap. */
export const sitemapLine = (siteOrigin: string): string => `Sitemap: ${siteOrigin}/sitemap.xml\n`;

interface Shared {
  /** The page's path. Undefined for a page that search engines must not list. */
  path?: string;
  title: string;
  description: string;
}

/**
 * Returns tags for search engines and for apps that preview a shared link. Both need absolute addresses. Without
 * `path`, returns only the tag that forbids listing.
 */
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
  // `/` and `/login.html` also show the login page, so search engines need a canonical link.
  return `<link rel="canonical" href="${escaped(siteOrigin + path)}">${tags.join('')}`;
}

/** The parts of a page except its content. */
export interface PageParts {
  /** The page's path, or `member` for members' pages. The client compares it with the path in the address. */
  name: string;
  /** Scripts that the page starts with, and its text files if the texts are not in the page. */
  scripts: readonly string[];
  /** Style or link tags with the styles of the page's own chunks. */
  styles: string;
  /** Other tags for the head. */
  head: string;
  /** Script that replaces the head script of the shell page. */
  headScript?: string;
  /** Tags between the content and the start scripts. */
  afterContent?: string;
  /** Script that preloads further modules. It follows the import map. */
  preloadScript?: string;
  /** Addresses of the market's fonts: its own script, then Latin letters. */
  letters: readonly string[];
  /** Addresses of the page's fragments in other languages, by `lang` (`src/shell/fragment.ts`). */
  fragments?: Readonly<Record<string, string>>;
}

/** Returns the fragment of a page for a language other than the build's. Throws if the content has a style attribute. */
export function getFragment({ title, body, texts = {} }: WrittenPage): Fragment {
  refuseStyles(title, body);
  return { title, body, texts };
}

function refuseStyles(page: string, html: string): void {
  if (/\sstyle="/.test(html)) throw new Error(`${page}: the page has a style attribute, which the site's CSP refuses`);
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/**
 * Returns the texts of rendered HTML: one per text node, then the samples of its skeletons (`data-like`), then its
 * accessible names and tooltips.
 */
function frameTexts(html: string): string[] {
  const samples = [...html.matchAll(/ data-like="([^"]*)"/g)].map(([, sample]) => sample ?? '');
  const names = [...html.matchAll(/ (?:aria-label|title)="([^"]*)"/g)].map(([, name]) => name ?? '');
  return [...html.split(/<[^>]*>/).filter(Boolean), ...samples, ...names].map((text) =>
    text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? ''),
  );
}

/** HTML of one part of a page, by language. */
type ByLanguage = Partial<Record<Language, string>>;

/**
 * Returns the texts of a part in the other languages, to replace those in the page. Throws if the part's structure
 * differs between languages, because a text would then replace the wrong text.
 */
export function otherTexts(part: ByLanguage, own: Language): Partial<Record<Language, string[]>> {
  const shape = (html = '') => html.replace(/<(\/?[\w-]+)[^>]*>/g, '<$1>').replace(/>[^<]+</g, '>.<');
  const others = Object.entries(part).filter(([language]) => language !== own) as [Language, string][];
  for (const [language, html] of others)
    if (shape(html) !== shape(part[own])) throw new Error(`the members' frame has another structure in ${language}`);
  return Object.fromEntries(others.map(([language, html]) => [language, frameTexts(html)]));
}

/**
 * Returns home's frame and the samples of its figures in each language as templates, the frame's data for other
 * languages, and the script that uses them. Throws if a template has a style attribute.
 */
export function memberFrameTags(home: string, figures: ByLanguage, data: MemberFrameData, script: string): string {
  const samples = Object.entries(figures).map(
    ([language, html]) => `<template data-figures="${language}">${html}</template>`,
  );
  const templates = `<template id="home-frame">${home}</template>${samples.join('')}`;
  if (/\sstyle="/.test(templates)) throw new Error("home's frame has a style attribute, which the site's CSP refuses");
  return `${templates}${textsTag('frame-data', data)}<script>${script}</script>`;
}

/** Returns link tags for stylesheets. `state` adds an attribute to each tag. */
export const styleLinks = (files: readonly string[], state = '') =>
  files.map((file) => `<link rel="stylesheet" crossorigin href="/${file}"${state}>`).join('');

/**
 * Returns the styles inline, so that the page paints without another response. The disabled link tags fetch nothing.
 * They tell Vite's loader that the page already has these styles.
 */
export const inlineStyles = (files: readonly string[], text: string): string =>
  `<style>${text}</style>${styleLinks(files, ' disabled')}`;

/**
 * Creates a page from the shell page, with its own content, texts and styles. Puts the font and all scripts but the
 * head script after the content, because browsers delay the first paint for a font that the head preloads. The members'
 * page has no such link: its first visit needs the wallet first. Throws if the content has a style attribute.
 */
export function pageHtml(
  shell: string,
  place: PageParts,
  { lang, title, description, body, texts }: WrittenPage,
): string {
  refuseStyles(place.name, body);
  const preloads = place.scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('');
  const [letters] = place.name === 'member' ? [] : place.letters;
  const font = letters ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="${letters}">` : '';
  const preloadScript = place.preloadScript ? `<script>${place.preloadScript}</script>` : '';
  // Browsers that know only one import map ignore it after the start of a module load: before Chromium 133, Safari 18.4,
  // and in Firefox. So nothing before it may start one.
  const scripts = `${importMapTag(shell)}${font}${preloadScript}${preloads}${startTags(shell).join('')}`;
  const [headScript = '', guards = ''] = [...shell.matchAll(inlineScript)].map(([, script]) => script);
  // A form must not be submitted before this script runs, so the script directly follows the content.
  const afterContent = `${place.afterContent ?? ''}<script>${guards}</script>`;
  const fragments = Object.entries(place.fragments ?? {}).map(([other, file]) => ` data-fragment-${other}="${file}"`);
  const about = `<meta name="description" content="${escaped(description)}">`;
  return shell
    .replace(importMap, '')
    .replaceAll(inlineScript, '')
    .replace(/<link rel="(modulepreload|stylesheet)"[^>]*>\s*|<script type="module"[^>]*><\/script>\s*/g, '')
    .replace(
      /<html[^>]*>/,
      `<html lang="${lang}" data-page="${place.name}" data-letters="${place.letters.join(' ')}"${fragments.join('')}>`,
    )
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>${about}${place.head}`)
    .replace('</head>', () => `<script>${place.headScript ?? headScript}</script>${place.styles}</head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${body}</div>${afterContent}${texts ? textsTag('texts', texts, lang) : ''}${scripts}`,
    );
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns CSP hashes of the inline scripts or styles. Data, such as the texts, needs no hash. */
export const inlineHashes = (pages: readonly string[], tag: 'script' | 'style'): string[] => {
  const parts = new RegExp(`<${tag}(?: type="importmap")?>([\\s\\S]*?)</${tag}>`, 'g');
  return [...new Set(pages.flatMap((html) => [...html.matchAll(parts)].map(([, text]) => hash(text ?? ''))))];
};
