import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import type { Settings } from '../../src/lib/buildSettings.ts';
import { buildTarget } from './browsers.ts';
import { settingsConstants } from './bundledSettings.ts';

/** The version in package.json. */
export const { version } = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../package.json', import.meta.url)), 'utf8'),
) as {
  version: string;
};

/** Vite configuration that the site and Storybook share. */
export const viteBase = (settings: Settings) =>
  ({
    cacheDir: '.cache/vite',
    plugins: [react(), vanillaExtractPlugin()],
    resolve: { tsconfigPaths: true },
    define: {
      ...settingsConstants(settings),
      __MOCK__: JSON.stringify(settings.mock),
      __VERSION__: JSON.stringify(version),
    },
    // Without this list, Vite would find these packages only while a page runs, and would reload the page after
    // optimising them.
    optimizeDeps: {
      include: [
        ...['@vanilla-extract/recipes/createRuntimeFn', 'swr', 'dayjs', 'dompurify', 'canvas-confetti'],
        ...['msw', 'msw/browser'],
      ],
    },
    build: { target: buildTarget },
  }) satisfies UserConfig;
