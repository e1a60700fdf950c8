import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { demoLoginsBanner } from './.ci/demoLogins.ts';
import { leanI18n } from './.ci/leanI18n.ts';
import { leanRouter } from './.ci/leanRouter.ts';
import { mockWorker } from './.ci/mockWorker.ts';
import { productionOnly } from './.ci/productionOnly.ts';
import { slimSchemas } from './.ci/slimSchemas.ts';
import { readSettings } from './src/lib/buildSettings.ts';
import { headScriptPlugin } from './src/shell/headScriptPlugin.ts';
import { sharedChunksPlugin } from './src/shell/sharedChunksPlugin.ts';
import { staticPagesPlugin } from './src/shell/staticPagesPlugin.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const { version } = JSON.parse(readFileSync(here('package.json'), 'utf8')) as { version: string };

/** What the bundle of members takes instead: the same code without what only developers or older browsers need. */
const lighterTwins = [
  { find: /^(\.\/|\.\.\/)createLucideIcon\.mjs$/, replacement: here('src/shell/lighter/createLucideIcon.ts') },
  {
    find: /^use-sync-external-store\/shim(\/index\.js)?$/,
    replacement: here('src/shell/lighter/useSyncExternalStore.ts'),
  },
  { find: /^react-router$/, replacement: here('node_modules/react-router/dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: here('node_modules/react-router/dist/production/dom-export.mjs') },
];

export default defineConfig(({ command, mode }) => {
  // The dev server finds its fonts too late for `optional`: on a machine without Thai fonts boxes would stay (fonts.css.ts).
  if (command === 'serve') process.env.FONT_DISPLAY ??= 'block';
  const settings = readSettings(process.env, command === 'serve' && mode !== 'production' ? { KAPAO_MOCK: 'on' } : {});
  return {
    cacheDir: '.cache/vite',
    plugins: [
      react(),
      vanillaExtractPlugin(),
      mockWorker({ emit: settings.mock }),
      settings.mock && demoLoginsBanner(),
      !settings.mock && productionOnly(),
      !settings.mock && slimSchemas(),
      leanI18n(),
      leanRouter(),
      sharedChunksPlugin(),
      headScriptPlugin(),
      staticPagesPlugin(settings),
    ],
    resolve: { tsconfigPaths: true, alias: command === 'build' && !settings.mock ? lighterTwins : {} },
    define: {
      __SETTINGS__: JSON.stringify(settings),
      __MOCK__: JSON.stringify(settings.mock),
      __VERSION__: JSON.stringify(version),
    },
    // Found only while a page runs; optimising them then would reload it.
    optimizeDeps: {
      include: [
        ...['@vanilla-extract/recipes/createRuntimeFn', 'swr', 'dayjs', 'dompurify', 'canvas-confetti'],
        ...['msw', 'msw/browser'],
      ],
    },
    server: { port: 5173, strictPort: true },
    build: { target: 'es2022', manifest: true, modulePreload: { polyfill: false } },
    // Bundled whole, so that the static pages are rendered by the same twins.
    environments: { ssr: { resolve: { noExternal: true } } },
  };
});
