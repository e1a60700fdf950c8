import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, Plugin, ResolvedConfig } from 'vite';
import type { Language } from '@/i18n/language';
import type { Settings } from '@/lib/buildSettings';
import { siteHeaders } from './headers.ts';
import { headersFile, nginxFile, redirectsFile } from './hostFiles.ts';
import type { WrittenPage } from './static';
import { writeServiceWorker } from './writeServiceWorker.ts';

const entry = 'index.html';
const ssrOutDir = '.cache/static';

/** Everything that manifest entries pull in before they can run. */
export function closure(manifest: Manifest, keys: readonly string[]): { js: string[]; css: string[] } {
  const js = new Set<string>();
  const css = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || js.has(chunk.file)) return;
    if (chunk.file.endsWith('.css')) css.add(chunk.file);
    else js.add(chunk.file);
    for (const file of chunk.css ?? []) css.add(file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const key of keys) visit(key);
  return { js: [...js], css: [...css] };
}

/** What a page needs, the scripts of the shell page first. */
function needed(manifest: Manifest, shell: string, modules: readonly string[]) {
  const missing = modules.filter((key) => !manifest[key]);
  if (missing.length) throw new Error(`not in the build: ${missing.join(', ')}`);
  return closure(manifest, [...entryKeys(manifest, shell), ...modules]);
}

/**
 * The script with the app in it does not hold up `DOMContentLoaded`: what browsers do then is done while it is on its
 * way. The small one before it still does, so that this comes behind the first paint.
 */
const unhurried = (starts: readonly string[]) =>
  starts.map((tag, index) => (index === starts.length - 1 ? tag.replace('<script ', '<script async ') : tag)).join('');

/** Tags of the scripts that the shell page starts with. */
const startTags = (shell: string): readonly string[] => shell.match(/<script type="module"[^>]*><\/script>/g) ?? [];

/** Address of the script with the app in it: the last one, after what it needs to run. */
export function entryScript(shell: string): string {
  const address = /\ssrc="([^"]+)"/.exec(startTags(shell).at(-1) ?? '')?.[1];
  if (!address) throw new Error('the shell page starts with no script');
  return address;
}

/** Manifest keys of the scripts that the shell page starts with. */
const entryKeys = (manifest: Manifest, shell: string): string[] =>
  Object.keys(manifest).filter((key) => shell.includes(`src="/${manifest[key]?.file}"`));

/** What is painted first is the whole page, not an empty frame of it. */
const wholePage = '<link rel="expect" href="#texts" blocking="render">';

/** Data, not code: `<` is escaped, so that no text can end the element. */
const textsTag = (lang: string, texts: object) =>
  `<script type="application/json" id="texts" lang="${lang}">${JSON.stringify(texts).replaceAll('<', '\\u003c')}</script>`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/**
 * The letters of the build's language, fetched before the styles ask for them: text is laid out once. The head script
 * turns this on for visits that use the site's own fonts; a first visit fetches none.
 */
function lettersTag(manifest: Manifest, market: Settings['market']): string {
  const script = market === 'la' ? 'lao' : 'thai';
  const key = `node_modules/@fontsource-variable/noto-sans-${script}/files/noto-sans-${script}-${script}-wght-normal.woff2`;
  const file = manifest[key]?.file;
  if (!file) throw new Error(`not in the build: ${key}`);
  return `<link id="letters" rel="preload" as="font" type="font/woff2" crossorigin media="not all" href="/${file}">`;
}

interface Place {
  /** What the client compares with its own path. */
  name: string;
  file: string;
  scripts: readonly string[];
  sheets: readonly string[];
  /** By file: what of the sheets stands in the page itself. */
  styles: ReadonlyMap<string, string>;
  /** Tags for the head. */
  head: string;
}

/**
 * One page out of the shell page: its own content, its styles in the head, and preloads of exactly its own chunks. Sheets
 * whose styles stand in the page are named without being fetched: a chunk that needs one finds it there. The scripts run
 * last; behind everything they let the browser parse and paint in one go.
 */
function pageHtml(shell: string, place: Place, { lang, title, description, body, texts }: WrittenPage): string {
  if (/\sstyle="/.test(body)) throw new Error(`${place.name}: a style attribute is refused by the site's own policy`);
  const preloads = place.scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('');
  const sheets = place.sheets
    .map((file) => `<link rel="stylesheet"${place.styles.has(file) ? ' disabled' : ''} crossorigin href="/${file}">`)
    .join('');
  const styles = [...place.styles.values()].join('');
  const about = `<meta name="description" content="${escaped(description)}">`;
  return shell
    .replace(/<link rel="(modulepreload|stylesheet)"[^>]*>\s*|<script type="module"[^>]*><\/script>\s*/g, '')
    .replace(/<html[^>]*>/, `<html lang="${lang}" data-page="${place.name}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>${about}${place.head}`)
    .replace('</head>', () => `${wholePage}${preloads}<style>${styles}</style></head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${body}</div>${textsTag(lang, texts)}${sheets}${unhurried(startTags(shell))}`,
    );
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes of the scripts and style sheets that stand in pages. Data, such as the texts, needs none. */
export function inlineHashes(pages: readonly string[]): { scripts: string[]; styles: string[] } {
  const all = (pattern: RegExp) => [
    ...new Set(pages.flatMap((html) => [...html.matchAll(pattern)].map(([, text]) => hash(text ?? '')))),
  ];
  return { scripts: all(/<script>([\s\S]*?)<\/script>/g), styles: all(/<style>([\s\S]*?)<\/style>/g) };
}

async function writePages(root: string, outDir: string, settings: Settings): Promise<void> {
  const at = (file: string) => path.join(outDir, file);
  const shell = await readFile(at(entry), 'utf8');
  const manifest = JSON.parse(await readFile(at('.vite/manifest.json'), 'utf8')) as Manifest;
  const { languages, memberPage, renderManifests, renderMemberPage, renderPage, staticPages, themeColors } =
    (await import(pathToFileURL(path.join(root, ssrOutDir, 'static.js')).href)) as typeof import('./static');

  const head = [
    ...Object.entries(themeColors).map(
      ([scheme, color]) => `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${color}">`,
    ),
    `<meta name="application-name" content="${escaped(settings.siteName)}">`,
    `<meta name="apple-mobile-web-app-title" content="${escaped(settings.siteName)}">`,
    `<link rel="manifest" href="/manifest.${settings.market}.webmanifest">`,
    `<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">`,
    lettersTag(manifest, settings.market),
  ].join('');
  const read = async (sheets: readonly string[]) =>
    new Map(await Promise.all(sheets.map(async (file) => [file, await readFile(at(file), 'utf8')] as const)));

  const files = new Map<string, string>();
  const precached = new Set<string>();
  const take = ({ js, css }: { js: readonly string[]; css: readonly string[] }) => {
    for (const file of [...js, ...css]) precached.add(file);
  };

  for (const page of staticPages) {
    const { js, css } = needed(manifest, shell, [page.screen]);
    const place = { name: page.path, file: page.file, scripts: js, sheets: css, styles: await read(css), head };
    files.set(page.file, pageHtml(shell, place, await renderPage(page)));
    take({ js, css });
    if (page.path === '/login') files.set(entry, files.get(page.file) ?? '');
  }

  const { js, css } = needed(manifest, shell, memberPage.screens);
  const frame = closure(manifest, entryKeys(manifest, shell)).css;
  const place = { name: 'member', file: memberPage.file, scripts: js, sheets: css, styles: await read(frame), head };
  files.set(memberPage.file, pageHtml(shell, place, await renderMemberPage()));
  take({ js, css });
  // Of all languages: who reads another one than the build's has these pages offline, too, and the offer of a new version.
  // What a screen that does not come shows in its place is wanted most without a network.
  const areas = new Set([...staticPages.flatMap((page) => page.areas), 'home', 'update']);
  const textsOf = (language: Language) => [
    `src/i18n/texts.${language}.ts`,
    ...[...areas].map((area) => `src/i18n/locales/${language}/${area}.json`),
  ];
  const parts = ['src/shell/later.tsx', 'src/app/CrashScreen.tsx'];
  take(needed(manifest, shell, [...parts, ...languages.flatMap(textsOf)]));

  for (const [file, manifestOfApp] of Object.entries(await renderManifests())) {
    await writeFile(at(file), JSON.stringify(manifestOfApp));
  }
  for (const [file, html] of files) await writeFile(at(file), html);
  const hashes = inlineHashes([...files.values()]);
  const headers = siteHeaders(settings, hashes);
  await writeFile(at('_headers'), headersFile(headers));
  await writeFile(at('_redirects'), redirectsFile());
  await writeFile(at('nginx.conf'), nginxFile(headers));
  await writeServiceWorker(outDir, {
    assets: [...precached].map((file) => `/${file}`),
    entry: entryScript(shell),
    hashes: [...hashes.scripts, ...hashes.styles],
    headers: headersFile(headers),
    mock: settings.mock,
  });
}

/** Builds the client, then the static renderer, then writes the pages, what hosts are told, and the service worker. */
export function staticPagesPlugin(settings: Settings): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'kapao:static-pages',
    apply: 'build',
    config: () => ({
      builder: {},
      environments: {
        ssr: {
          build: {
            ssr: true,
            outDir: ssrOutDir,
            emptyOutDir: true,
            manifest: false,
            rolldownOptions: { input: 'src/shell/static.tsx', output: { entryFileNames: 'static.js' } },
          },
        },
      },
    }),
    configResolved(resolved) {
      config = resolved;
    },
    buildApp: {
      order: 'post',
      async handler(builder) {
        const { client, ssr } = builder.environments;
        if (!client || !ssr) throw new Error('static pages need a client and an ssr environment');
        if (!client.isBuilt) await builder.build(client);
        if (!ssr.isBuilt) await builder.build(ssr);
        await writePages(config.root, path.resolve(config.root, config.build.outDir), settings);
      },
    },
  };
}
