import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { firstPageSettings, type Settings } from '../../src/lib/buildSettings.ts';
import { buildTarget } from './browsers.ts';

/** The version in package.json. */
export const { version } = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../package.json', import.meta.url)), 'utf8'),
) as {
  version: string;
};

const firstPage = new Set<string>(firstPageSettings);
/** Settings that only the host's files use. No script reads them. */
const hostOnly = new Set<string>(['policyReports', 'policyMode', 'hstsSubdomains'] satisfies (keyof Settings)[]);

const pick = (settings: Settings, wanted: (key: string) => boolean) =>
  JSON.stringify(Object.fromEntries(Object.entries(settings).filter(([key]) => wanted(key))));

/**
 * Returns the constants that replace settings in the site's scripts. The first page of a visit loads only
 * `__SETTINGS__`.
 */
export const settingsConstants = (settings: Settings) => ({
  __SETTINGS__: pick(settings, (key) => firstPage.has(key)),
  __OTHER_SETTINGS__: pick(settings, (key) => !firstPage.has(key) && !hostOnly.has(key)),
});

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
