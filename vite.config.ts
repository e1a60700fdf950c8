import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks } from './.ci/build/chunks.ts';
import { demoLoginsBanner } from './.ci/build/demoLogins.ts';
import { headScriptPlugin } from './.ci/build/headScriptPlugin.ts';
import { mockWorker } from './.ci/build/mockWorker.ts';
import { productionOnly } from './.ci/build/productionOnly.ts';
import { staticPagesPlugin } from './.ci/build/staticPagesPlugin.ts';
import { readSettings } from './src/lib/buildSettings.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const { version } = JSON.parse(readFileSync(here('package.json'), 'utf8')) as { version: string };

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
      !settings.mock && productionOnly(settings),
      chunks(),
      headScriptPlugin(),
      staticPagesPlugin(settings),
    ],
    resolve: { tsconfigPaths: true },
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
  };
});
