import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, Plugin, ResolvedConfig } from 'vite';
import type { Language } from '@/i18n/language';
import type { Settings } from '@/lib/buildSettings';
import { siteHeaders } from './headers.ts';
import { headersFile, nginxFile, redirectsFile } from './hostFiles.ts';
import type { WrittenPage } from './static.tsx';
import { writeServiceWorker } from './writeServiceWorker.ts';

const entry = 'index.html';
const ssrOutDir = '.cache/static';

/** Everything that manifest entries pull in before they can run: files by kind. */
export function closure(manifest: Manifest, keys: readonly string[]): { js: string[] } {
  const js = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || js.has(chunk.file)) return;
    js.add(chunk.file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const key of keys) visit(key);
  return { js: [...js] };
}

/** The scripts that a page needs, those of the shell page first. */
function needed(manifest: Manifest, shell: string, modules: readonly string[]): string[] {
  const missing = modules.filter((key) => !manifest[key]);
  if (missing.length) throw new Error(`not in the build: ${missing.join(', ')}`);
  return closure(manifest, [...entryKeys(manifest, shell), ...modules]).js;
}

/** Tags of the scripts that the shell page starts with. */
const startTags = (shell: string): readonly string[] => shell.match(/<script type="module"[^>]*><\/script>/g) ?? [];

/** Address of the script with the app in it: the last one, after what it needs to run. */
export function entryScript(shell: string): string {
  const address = /\ssrc="([^"]+)"/.exec(startTags(shell).at(-1) ?? '')?.[1];
  if (!address) throw new Error('the shell page starts with no script');
  return address;
}

/** The stylesheets that the shell page names. */
const stylesheets = (shell: string): string[] =>
  [...shell.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"/g)].map(([, file]) => file ?? '');

/** Manifest keys of the scripts that the shell page starts with. */
const entryKeys = (manifest: Manifest, shell: string): string[] =>
  Object.keys(manifest).filter((key) => shell.includes(`src="/${manifest[key]?.file}"`));

/** Data, not code: `<` is escaped, so that no text can end the element. */
const textsTag = (lang: string, texts: object) =>
  `<script type="application/json" id="texts" lang="${lang}">${JSON.stringify(texts).replaceAll('<', '\\u003c')}</script>`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The letters of the build's language, fetched before the styles ask for them, so that text is laid out once. */
function lettersTag(manifest: Manifest, market: Settings['market']): string {
  const script = market === 'la' ? 'lao' : 'thai';
  const key = `node_modules/@fontsource-variable/noto-sans-${script}/files/noto-sans-${script}-${script}-wght-normal.woff2`;
  const file = manifest[key]?.file;
  if (!file) throw new Error(`not in the build: ${key}`);
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`;
}

interface Place {
  /** What the client compares with its own path. */
  name: string;
  scripts: readonly string[];
  /** Tags for the head. */
  head: string;
}

/**
 * One page out of the shell page, whose stylesheet and start script it keeps: its own content and texts, and preloads of
 * exactly its own chunks.
 */
function pageHtml(shell: string, place: Place, { lang, title, description, body, texts }: WrittenPage): string {
  if (/\sstyle="/.test(body)) throw new Error(`${place.name}: a style attribute is refused by the site's own policy`);
  const preloads = place.scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('');
  const about = `<meta name="description" content="${escaped(description)}">`;
  return shell
    .replace(/<link rel="modulepreload"[^>]*>\s*/g, '')
    .replace(/<html[^>]*>/, `<html lang="${lang}" data-page="${place.name}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>${about}${place.head}`)
    .replace('</head>', () => `${preloads}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>${textsTag(lang, texts)}`);
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes of the scripts that stand in pages. Data, such as the texts, needs none. */
export const inlineHashes = (pages: readonly string[]): string[] => [
  ...new Set(
    pages.flatMap((html) => [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => hash(text ?? ''))),
  ),
];

async function writePages(root: string, outDir: string, settings: Settings): Promise<void> {
  const at = (file: string) => path.join(outDir, file);
  const shell = await readFile(at(entry), 'utf8');
  const manifest = JSON.parse(await readFile(at('.vite/manifest.json'), 'utf8')) as Manifest;
  const { languages, memberPage, renderManifests, renderMemberPage, renderPage, staticPages, themeColors } =
    (await import(pathToFileURL(path.join(root, ssrOutDir, 'static.js')).href)) as typeof import('./static.tsx');

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
  const files = new Map<string, string>();
  const precached = new Set(stylesheets(shell));
  const take = (scripts: readonly string[]) => {
    for (const file of scripts) precached.add(file);
  };

  for (const page of staticPages) {
    const scripts = needed(manifest, shell, [page.screen]);
    files.set(page.file, pageHtml(shell, { name: page.path, scripts, head }, await renderPage(page)));
    take(scripts);
    if (page.path === '/login') files.set(entry, files.get(page.file) ?? '');
  }

  const scripts = needed(manifest, shell, memberPage.screens);
  files.set(memberPage.file, pageHtml(shell, { name: 'member', scripts, head }, await renderMemberPage()));
  take(scripts);
  // Of all languages: who reads another one than the build's has these pages offline, too, and the offer of a new version.
  const namespaces = new Set([...staticPages.flatMap((page) => page.namespaces), 'home', 'update']);
  const textsOf = (language: Language) =>
    [...namespaces].map((namespace) => `src/i18n/locales/${language}/${namespace}.json`);
  take(needed(manifest, shell, ['src/shell/later.tsx', ...languages.flatMap(textsOf)]));

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
    hashes,
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
            rolldownOptions: { input: '.ci/build/static.tsx', output: { entryFileNames: 'static.js' } },
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
