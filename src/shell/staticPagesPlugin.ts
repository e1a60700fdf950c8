import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, Plugin, ResolvedConfig } from 'vite';
import type { StaticPage } from './pages';

const entry = 'index.html';
const ssrOutDir = '.cache/static';

/** Everything a manifest entry pulls in before it can run. */
function closure(manifest: Manifest, keys: readonly string[]): { js: string[]; css: string[] } {
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

function needed(manifest: Manifest, page: StaticPage) {
  const missing = page.modules.filter((key) => !manifest[key]);
  if (missing.length) throw new Error(`${page.path}: not in the build: ${missing.join(', ')}`);
  return closure(manifest, [entry, ...page.modules]);
}

/** Data, not code: `<` is escaped, so that no text can end the element. */
const textsTag = (lang: string, texts: object) =>
  `<script type="application/json" id="texts" lang="${lang}">${JSON.stringify(texts).replaceAll('<', '\\u003c')}</script>`;

/**
 * Preloads the letters and the Latin of the page's script. `font-display: optional` gives them 100 ms: found only with
 * the first text they mostly come too late, and a device without Thai or Lao letters of its own would show boxes.
 */
function fontPreloads(styles: string, lang: string): string {
  const script = lang === 'lo' ? 'lao' : 'thai';
  const files = [script, 'latin'].map(
    (part) => new RegExp(`url\\(\\/?([^()]*noto-sans-${script}-${part}-wght-[^()]*\\.woff2)\\)`).exec(styles)?.[1],
  );
  if (files.includes(undefined)) throw new Error(`no font files for ${lang} in the critical styles`);
  return files.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`).join('');
}

/**
 * Writes each static page: the shell page with its own content, critical styles in the head, and preloads of exactly
 * its own chunks. Its style sheets follow the content, where they hold up nothing and later pages find them cached.
 */
async function writePages(root: string, outDir: string): Promise<void> {
  const shell = await readFile(path.join(outDir, entry), 'utf8');
  const manifest = JSON.parse(await readFile(path.join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const { renderPage, staticPages } = (await import(
    pathToFileURL(path.join(root, ssrOutDir, 'static.js')).href
  )) as typeof import('./static');

  const fonts = new Set<string>();
  for (const page of staticPages) {
    const { lang, title, body, texts } = await renderPage(page);
    const { js, css } = needed(manifest, page);
    const styles = await Promise.all(css.map((file) => readFile(path.join(outDir, file), 'utf8')));
    const font = fontPreloads(styles.join(''), lang);
    fonts.add(font);
    const preloads = js.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('');
    const sheets = css.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`).join('');
    const html = shell
      .replace(/<link rel="(modulepreload|stylesheet)"[^>]*>\s*/g, '')
      .replace(/<html[^>]*>/, `<html lang="${lang}" data-page="${page.path}">`)
      .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
      .replace('</head>', () => `${font}<style>${styles.join('')}</style>${preloads}</head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${body}</div>${textsTag(lang, texts)}${sheets}`);
    await writeFile(path.join(outDir, page.file), html);
  }

  // The page of every other route has no content yet, but its text will be in the same fonts.
  const all = [...fonts].join('');
  await writeFile(
    path.join(outDir, entry),
    shell.replace('</head>', () => `${all}</head>`),
  );
}

/** Builds the client, then the static renderer, then writes the pages. */
export function staticPagesPlugin(): Plugin {
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
        await writePages(config.root, path.resolve(config.root, config.build.outDir));
      },
    },
  };
}
