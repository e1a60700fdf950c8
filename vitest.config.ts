import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { deterministicArgs, findChromium } from './tools/test/chromium.ts';
import { storyDeps } from './tools/test/storyDeps.ts';
import viteConfig from './vite.config.ts';

// Dates in tests and stories are Bangkok's, wherever they run.
const timezoneId = 'Asia/Bangkok';
process.env.TZ = timezoneId;

// Vitest itself would leave one core to its own process, which mostly waits: of two, that is half.
const maxWorkers = Math.max(2, availableParallelism() - 1);

/** End-to-end tests of the built site: they start browsers themselves. */
const inPages = {
  environment: 'node',
  globalSetup: 'tools/e2e/buildSites.ts',
  // Mostly they wait; more than two browsers at once would make each other late.
  maxWorkers: 2,
  testTimeout: 180_000,
  hookTimeout: 180_000,
  // One patience for all that is looked for: no test has its own.
  expect: { poll: { timeout: 20_000 } },
  // Real browsers on two busy cores: one may die or be late once; twice is a defect.
  retry: 1,
} as const;

export default defineConfig((env) => ({
  ...viteConfig(env),
  test: {
    // A story that has tests of its own is played by each of them; Storybook would run it bare besides.
    testNamePattern: /^(?!.* base story$)/,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // A busy machine is no defect: one patience for all that is looked for, and no test has its own.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 20_000, interval: 10 } },
          include: ['src/**/*.test.{ts,tsx}', 'mocks/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: ['tools/e2e/**', '**/node_modules/**'],
          maxWorkers,
        },
      },
      {
        extends: true,
        test: { name: 'fault-injection', environment: 'node', include: ['tools/fault-injection/faultInjection.ts'] },
      },
      { extends: true, test: { ...inPages, name: 'e2e', include: ['tools/e2e/*.test.ts'] } },
      { extends: true, test: { ...inPages, name: 'soak', include: ['tools/e2e/soak/*.test.ts'] } },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        optimizeDeps: { include: storyDeps() },
        test: {
          name: 'stories',
          // A page for each of two cores.
          maxWorkers: 2,
          // A busy machine is no defect.
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            // Another run, or another program, may hold the usual port.
            api: { strictPort: false },
            screenshotFailures: false,
            // One frame for all files: the preview's reset keeps stories apart, and they run twice as fast.
            isolate: false,
            provider: playwright({
              launchOptions: { executablePath: findChromium()?.path, args: deterministicArgs },
              contextOptions: { timezoneId, locale: 'th-TH', colorScheme: 'light' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
}));
