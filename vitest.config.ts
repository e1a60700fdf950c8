import { appendFileSync, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestUserConfig } from 'vitest/config';
import { nginxProgram, nginxTests } from './tools/deploy/nginxInstance.ts';
import { storyCommands } from './tools/storybook/storyCommands.ts';
import { deterministicArgs, findChromium } from './tools/test/chromium.ts';
import viteConfig from './vite.config.ts';

// Dates in tests and stories use Bangkok time on every machine.
const timezoneId = 'Asia/Bangkok';
process.env.TZ = timezoneId;
// Stories load no how-to videos in tests, because not every Chromium plays H.264. Tests of the player make a video.
process.env.KAPAO_HOWTO_VIDEOS ??= '';

// Workers follow the cores. Half of them, because each worker keeps a browser or Vite busy; two on two cores, because
// Vitest's own process mostly waits.
const maxWorkers = Math.max(2, Math.floor(availableParallelism() / 2));

/** `tools/storybook/checkStories.ts` sets `STORY_LANGUAGE` to each language in turn and runs every story. */
const language = process.env.STORY_LANGUAGE;
const checkedGlobals = language ? { language } : {};

/**
 * On busy cores of CI, a real browser may crash or respond too late once. A second failure is a defect, and `npm test`
 * lists each test that needed its second attempt. A developer is told at once.
 */
const retry = process.env.CI ? 1 : 0;

/** What a failed story leaves: its screenshot, its trace, and what its page logs. `npm test` names the folder. */
const failures = 'test-results/stories';

/** Keeps what the pages of stories log, beside the screenshots of those that failed. */
const keepConsole: TestUserConfig['onConsoleLog'] = (log, _type, entity) => {
  if (!entity?.project.name.startsWith('stories')) return;
  mkdirSync(failures, { recursive: true });
  const name = 'fullName' in entity ? entity.fullName : entity.relativeModuleId;
  appendFileSync(`${failures}/console.txt`, `${name}: ${log}`);
};

/** Tests that start programs or send thousands of requests. Only `npm run test:all` runs them. */
const longTests = '**/*.long.test.ts';

/** Configuration of tests without a browser. Times are in ms, and long, because a busy machine is not a defect. */
const inNode = {
  environment: 'node',
  include: ['src/**/*.test.{ts,tsx}', 'mocks/**/*.test.ts', 'tools/**/*.test.ts'],
  maxWorkers,
  testTimeout: 300_000,
  hookTimeout: 300_000,
  // For polls that do not set their own timeout.
  expect: { poll: { timeout: 60_000, interval: 10 } },
};

export default defineConfig((env) => ({
  ...viteConfig(env),
  test: {
    // A forgotten `.only` would hide the other tests.
    allowOnly: false,
    onConsoleLog: keepConsole,
    // Storybook also runs a story that has tests once without a test. Skip that run, because each test plays the story.
    testNamePattern: /^(?!.* base story$)/,
    // In ms. On a busy machine, the browser may take longer than the default of a minute to load the preview.
    browser: { connectTimeout: 300_000 },
    projects: [
      {
        extends: true,
        test: {
          ...inNode,
          name: 'unit',
          pool: 'threads',
          // A worker keeps its modules: loading them again for each file takes half of the stage. `unitSetup.ts` removes
          // what a file leaves.
          isolate: false,
          setupFiles: ['tools/test/unitSetup.ts'],
          exclude: [
            longTests,
            'tools/e2e/**',
            'tools/deploy/deploy.test.ts',
            '**/node_modules/**',
            ...(nginxProgram ? [] : [nginxTests]),
          ],
        },
      },
      { extends: true, test: { ...inNode, name: 'long', include: [longTests] } },
      {
        extends: true,
        test: { name: 'fault-injection', environment: 'node', include: ['tools/fault-injection/faultInjection.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'deploy',
          include: ['tools/deploy/deploy.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        extends: true,
        test: {
          ...inNode,
          name: 'cross-browser',
          include: ['tools/cross-browser/*.engine.ts'],
          globalSetup: 'tools/cross-browser/prepare.ts',
        },
      },
      {
        extends: true,
        plugins: [
          storybookTest({
            configDir: '.storybook',
            initialGlobals: checkedGlobals,
            // `npm test` sets this variable: long stories are for `npm run test:all`.
            tags: { exclude: process.env.SKIP_LONG_STORIES ? ['long'] : [] },
          }),
        ],
        // Vite bundles the packages that these files import before the first story runs. If it found a package later, it
        // would reload the page during the tests.
        optimizeDeps: { entries: ['.storybook/preview.tsx', 'stories/**/*.stories.tsx'] },
        test: {
          name: 'stories',
          env: { SKIP_LONG_STORIES: process.env.SKIP_LONG_STORIES, CI: process.env.CI },
          setupFiles: ['tools/storybook/storySetup.ts'],
          maxWorkers,
          // A long timeout in ms, for hangs only: a busy machine is not a defect.
          testTimeout: 180_000,
          retry,
          browser: {
            enabled: true,
            headless: true,
            // Another test run or program may use the default port.
            api: { strictPort: false },
            // Storybook's plugin turns this off by default.
            screenshotFailures: true,
            screenshotDirectory: failures,
            // Tracing each story would take longer than the stories. The second attempt of CI leaves a trace.
            trace: { mode: 'on-first-retry', tracesDir: failures },
            // One iframe for all story files makes the tests twice as fast. The preview's reset isolates the stories.
            isolate: false,
            commands: storyCommands,
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
