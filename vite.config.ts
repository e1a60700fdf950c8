import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { mockWorker } from './.ci/mockWorker.ts';
import { productionOnly } from './.ci/productionOnly.ts';
import { slimSchemas } from './.ci/slimSchemas.ts';
import { readSettings } from './src/lib/buildSettings.ts';
import { staticPagesPlugin } from './src/shell/staticPagesPlugin.ts';

export default defineConfig(({ command, mode }) => {
  const settings = readSettings(process.env, command === 'serve' && mode !== 'production' ? { KAPAO_MOCK: 'on' } : {});
  return {
    cacheDir: '.cache/vite',
    plugins: [
      react(),
      vanillaExtractPlugin(),
      mockWorker({ emit: settings.mock }),
      !settings.mock && productionOnly(),
      !settings.mock && slimSchemas(),
      staticPagesPlugin(settings.market),
    ],
    resolve: { tsconfigPaths: true },
    define: { __SETTINGS__: JSON.stringify(settings), __MOCK__: JSON.stringify(settings.mock) },
    // Found only while a page runs; optimising them then would reload it.
    optimizeDeps: {
      include: ['@vanilla-extract/recipes/createRuntimeFn', 'swr', 'dayjs', 'dompurify', 'msw', 'msw/browser'],
    },
    server: { port: 5173, strictPort: true },
    build: { target: 'es2022', manifest: true },
  };
});
