import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium, steadyArgs } from './.ci/chromium.ts';
import viteConfig from './vite.config.ts';

/**
 * Every dependency a story can reach is bundled before the first one runs: one that Vite meets later makes it
 * reload the page under the tests. Entries find what is imported; the list holds what plugins add to compiled code.
 */
const optimizeDeps = {
  entries: ['stories/**/*.stories.tsx', '.storybook/preview.tsx', 'src/**/*.{ts,tsx}', '!**/*.test.*'],
  include: [
    'react',
    'react-dom',
    'react-dom/client',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    '@vanilla-extract/recipes/createRuntimeFn',
  ],
};

export default defineConfig((env) => ({
  ...viteConfig(env),
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.{ts,tsx}', 'mocks/**/*.test.ts', '.ci/**/*.test.ts'],
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        optimizeDeps,
        test: {
          name: 'stories',
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            isolate: false,
            provider: playwright({ launchOptions: { executablePath: findChromium()?.path, args: steadyArgs } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
}));
