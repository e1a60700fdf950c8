import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium, steadyArgs } from './.ci/chromium.ts';
import { storyDeps } from './.ci/storyDeps.ts';
import viteConfig from './vite.config.ts';

// Dates in tests and stories are Bangkok's, wherever they run.
const timezoneId = 'Asia/Bangkok';
process.env.TZ = timezoneId;

export default defineConfig((env) => ({
  ...viteConfig(env),
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.{ts,tsx}', 'mocks/**/*.test.ts', '.ci/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          environment: 'node',
          include: ['.ci/pages/*.test.ts'],
          globalSetup: '.ci/pages/buildSites.ts',
          // They measure pixels and times: one at a time.
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 180_000,
          retry: 1,
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        optimizeDeps: { include: storyDeps() },
        test: {
          name: 'stories',
          // A page for each of two cores: Vitest itself would leave one of them to its own process, which mostly waits.
          maxWorkers: 2,
          // A browser on a busy machine may miss a step once; twice is a defect.
          retry: 1,
          browser: {
            enabled: true,
            headless: true,
            // Another run, or another program, may hold the usual port.
            api: { strictPort: false },
            screenshotFailures: false,
            // One frame for all files: the preview's reset keeps stories apart, and they run twice as fast.
            isolate: false,
            provider: playwright({
              launchOptions: { executablePath: findChromium()?.path, args: steadyArgs },
              contextOptions: { timezoneId, locale: 'th-TH', colorScheme: 'light' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
}));
