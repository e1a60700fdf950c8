import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, Plugin, ResolvedConfig } from 'vite';
import type { Language } from '@/i18n/language';
import type { Settings } from '@/lib/buildSettings';
import { anyPath, paths } from '../../src/lib/paths.ts';
import { stampBuild } from './buildId.ts';
import { bundleScript } from './bundleScript.ts';
import { siteHeaders } from './headers.ts';
import { bundleMemberHeadScript } from './headScriptPlugin.ts';
import { headersFile, nginxFiles, redirectsFile } from './hostFiles.ts';
import {
  entryScript,
  getFragment,
  inlineHashes,
  inlineStyles,
  memberFrameTags,
  otherTexts,
  pageHtml,
  sharingTags,
  sitemap,
  sitemapLine,
  siteTags,
  styleLinks,
} from './pageHtml.ts';
import { serviceWorkerCode } from './serviceWorkerCode.ts';
import type { WrittenPage } from './static.tsx';
import { version } from './viteBase.ts';
import { getFile, memberPage } from './writtenPages.ts';

const entry = 'index.html';
const ssrOutDir = '.cache/static';

/** File names relative to the build's folder. */
interface Files {
  js: string[];
  css: string[];
}

/**
 * Returns all files that manifest entries need before they run, by kind. A chunk's styles follow those of its imports.
 */
export function closure(manifest: Manifest, keys: readonly string[]): Files {
  const js = new Set<string>();
  const css = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || js.has(chunk.file)) return;
    js.add(chunk.file);
    for (const next of chunk.imports ?? []) visit(next);
    for (const file of chunk.css ?? []) css.add(file);
  };
  for (const key of keys) visit(key);
  return { js: [...js], css: [...css] };
}

/** Returns the files of a page, those of the shell page first. Throws if the build lacks a module. */
function needed(manifest: Manifest, shell: string, modules: readonly string[]): Files {
  const missing = modules.filter((key) => !manifest[key]);
  if (missing.length) throw new Error(`The build lacks ${missing.join(', ')}, which a page needs`);
  return closure(manifest, [...entryKeys(manifest, shell), ...modules]);
}

/** Returns the manifest keys of the scripts that the shell page starts with. */
const entryKeys = (manifest: Manifest, shell: string): string[] =>
  Object.keys(manifest).filter((key) => shell.includes(`src="/${manifest[key]?.file}"`));

/** Returns the addresses of the market's fonts: its own script, then Latin letters. */
function fontAddresses(manifest: Manifest, market: Settings['market']): string[] {
  const script = market === 'la' ? 'lao' : 'thai';
  return [script, 'latin'].map((letters) => {
    const key = `node_modules/@fontsource-variable/noto-sans-${script}/files/noto-sans-${script}-${letters}-wght-normal.woff2`;
    const file = manifest[key]?.file;
    if (!file) throw new Error(`The build lacks the font ${key}. Is its stylesheet still imported?`);
    return `/${file}`;
  });
}

/** Returns the name of a file of the site whose name changes with its content. */
const hashedFile = (name: string, ending: string, content: string) =>
  `assets/${name}-${createHash('sha256').update(content).digest('base64url').slice(0, 8)}.${ending}`;

/** Returns true for pages that search engines may list: all public pages except the closed-site and not-found pages. */
const isListed = (path: string): boolean => path !== paths.terminated && path !== anyPath;

/** Writes a page's fragment in another language, and returns its file. The service worker keeps it once it is used. */
async function writeFragment(outDir: string, name: string, written: WrittenPage): Promise<string> {
  const text = JSON.stringify(getFragment(written));
  const file = hashedFile(`${name}-${written.lang}`, 'json', text);
  await writeFile(path.join(outDir, file), text);
  return file;
}

/** Writes the sitemap, and names it in robots.txt. */
async function writeSitemap(outDir: string, siteOrigin: string, listed: readonly string[]): Promise<void> {
  await writeFile(path.join(outDir, 'sitemap.xml'), sitemap(siteOrigin, listed));
  const robots = path.join(outDir, 'robots.txt');
  await writeFile(robots, `${await readFile(robots, 'utf8')}\n${sitemapLine(siteOrigin)}`);
}

async function writePages(root: string, outDir: string, settings: Settings): Promise<void> {
  const resolve = (file: string) => path.join(outDir, file);
  const shell = await readFile(resolve(entry), 'utf8');
  const manifest = JSON.parse(await readFile(resolve('.vite/manifest.json'), 'utf8')) as Manifest;
  const {
    firstMemberRead,
    languages,
    memberNamespaces,
    renderManifests,
    renderMemberPage,
    renderPage,
    staticPages,
    themeColors,
  } = (await import(pathToFileURL(path.join(root, ssrOutDir, 'static.js')).href)) as typeof import('./static.tsx');

  const head = siteTags(settings, themeColors);
  const letters = fontAddresses(manifest, settings.market);
  const files = new Map<string, string>();
  const precached = new Set<string>();
  /** Returns the files that a page needs, including the shell's, and adds them to the precache. */
  const take = (modules: readonly string[]): Files => {
    const own = needed(manifest, shell, modules);
    for (const file of [...own.js, ...own.css]) precached.add(file);
    return own;
  };
  const getTexts = (language: Language, namespaces: Iterable<string>) =>
    [...namespaces].map((namespace) => `src/i18n/locales/${language}/${namespace}.json`);

  const getText = async (stylesheets: readonly string[]) =>
    (await Promise.all(stylesheets.map(async (file) => (await readFile(resolve(file), 'utf8')).trim()))).join('');

  const others = languages.filter((language) => language !== settings.market);
  for (const page of staticPages) {
    const { js: scripts, css } = take([page.module]);
    const styles = inlineStyles(css, await getText(css));
    const written = await renderPage(page, settings.market);
    const fragments: Record<string, string> = {};
    for (const language of others) {
      const other = await renderPage(page, language);
      fragments[other.lang] = `/${await writeFragment(outDir, page.title, other)}`;
    }
    const sharing = sharingTags(settings, { ...written, path: isListed(page.path) ? page.path : undefined });
    const html = pageHtml(
      shell,
      { name: page.path, scripts, styles, head: head + sharing, letters, fragments },
      written,
    );
    files.set(getFile(page.path), html);
    if (page.path === '/login') files.set(entry, html);
  }
  // Every release sends this page to every phone that has the previous version. The page links its styles and texts,
  // because most phones already have them as files. One stylesheet arrives earlier than one for each chunk.
  const member = take([...memberPage.modules, ...getTexts(settings.market, memberNamespaces)]);
  const { written: frame, bars, home, figures } = await renderMemberPage();
  const getFiles = (language: Language) =>
    closure(manifest, getTexts(language, memberNamespaces)).js.map((file) => `/${file}`);
  const frameData = {
    bars: otherTexts(bars, settings.market),
    home: otherTexts(home, settings.market),
    files: Object.fromEntries(others.map((language) => [language, getFiles(language)])),
  };
  const css = await getText(member.css);
  const stylesheet = hashedFile('member', 'css', css);
  await writeFile(resolve(stylesheet), css);
  precached.add(stylesheet);
  const place = {
    ...{ name: 'member', scripts: member.js, letters },
    styles: styleLinks([stylesheet]) + styleLinks(member.css, ' disabled'),
    // Static hosts serve unknown paths below /user with status 200, so search engines must not list any of them.
    head: head + sharingTags(settings, frame),
    headScript: await bundleMemberHeadScript(settings, firstMemberRead),
    afterContent: memberFrameTags(
      home[settings.market] ?? '',
      figures,
      frameData,
      await bundleScript('memberFrame.ts', { __SETTINGS__: '{}' }),
    ),
    preloadScript: await bundleScript('memberTexts.ts', { __SETTINGS__: '{}' }),
  };
  files.set(memberPage.file, pageHtml(shell, place, frame));
  // Texts of all languages, so that these pages and the update offer also work offline in a language other than the
  // build's.
  const namespaces = new Set([...staticPages.flatMap((page) => page.namespaces), ...memberNamespaces, 'update']);
  take(['src/shell/deferred.tsx', ...languages.flatMap((language) => getTexts(language, namespaces))]);

  for (const [file, manifestOfApp] of Object.entries(await renderManifests())) {
    await writeFile(resolve(file), JSON.stringify(manifestOfApp));
  }
  if (settings.siteOrigin)
    await writeSitemap(outDir, settings.siteOrigin, staticPages.map((page) => page.path).filter(isListed));
  const pages = [...files.values()];
  const inline = { scripts: inlineHashes(pages, 'script'), styles: inlineHashes(pages, 'style') };
  const headers = siteHeaders(settings, inline);
  await writeFile(resolve('_headers'), headersFile(headers));
  await writeFile(resolve('_redirects'), redirectsFile());
  await mkdir(resolve('nginx'), { recursive: true });
  for (const [file, text] of Object.entries(nginxFiles(headers, settings)))
    await writeFile(resolve(`nginx/${file}`), text);
  const worker = await serviceWorkerCode({
    assets: [...precached].map((file) => `/${file}`),
    entry: entryScript(shell),
    hashes: [...inline.scripts, ...inline.styles],
    mock: settings.mock,
  });
  const stamped = stampBuild(files.set('sw.js', worker), headers);
  for (const [file, text] of stamped.files) await writeFile(resolve(file), text);
  await writeFile(resolve('version.json'), `${JSON.stringify({ version, build: stamped.build })}\n`);
}

/**
 * Builds the client and the static renderer, and then writes the pages, the host configuration and the service worker.
 */
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
            rolldownOptions: { input: 'tools/build/static.tsx', output: { entryFileNames: 'static.js' } },
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
        if (!client || !ssr) throw new Error('Vite has no client or no ssr environment. Static pages need both');
        if (!client.isBuilt) await builder.build(client);
        if (!ssr.isBuilt) await builder.build(ssr);
        await writePages(config.root, path.resolve(config.root, config.build.outDir), settings);
      },
    },
  };
}
