import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';
import { deterministicArgs, findBrowser } from './tools/test/chromium.ts';

/** End-to-end tests of the built site: `npx playwright test --project e2e`, also with `--ui` and `--debug`. */

// Dates in tests use Bangkok time on every machine.
const timezoneId = 'Asia/Bangkok';
process.env.TZ = timezoneId;

const inCi = Boolean(process.env.CI);
/** Times in ms. A busy CI machine is not a defect; a developer waits for a red test no longer than for a green one. */
const patience = inCi ? 60_000 : 15_000;

// A visible browser is another program than the headless shell. Workers inherit the variable.
if (process.argv.some((arg) => ['--headed', '--debug', '--ui'].includes(arg))) process.env.KAPAO_HEADED = 'on';

/** What a failed test leaves: its screenshot, its trace, and its console. `npm test` names the folder. */
const outputDir = (project: string) => `test-results/${project}`;

export default defineConfig({
  testDir: 'tools/e2e',
  // A forgotten `.only` would hide the other tests.
  forbidOnly: true,
  retries: inCi ? 1 : 0,
  // Half of the cores, because each worker keeps a browser busy; two on two cores.
  workers: Math.max(2, Math.floor(availableParallelism() / 2)),
  timeout: 180_000,
  expect: { timeout: patience },
  use: {
    actionTimeout: patience,
    navigationTimeout: Math.max(patience, 30_000),
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    viewport: { width: 390, height: 844 },
    timezoneId,
    locale: 'th-TH',
    // A service worker loads the whole site into each new context, so only the files that test it allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findBrowser(process.env.KAPAO_HEADED !== 'on'),
      args: deterministicArgs,
    },
  },
  projects: [
    { name: 'sites', testMatch: 'buildSites.ts', outputDir: outputDir('sites') },
    { name: 'smoke', testMatch: 'smoke.test.ts', outputDir: outputDir('smoke') },
    {
      name: 'e2e',
      testMatch: '*.test.ts',
      testIgnore: ['smoke.test.ts', 'soak/**'],
      dependencies: ['sites'],
      outputDir: outputDir('e2e'),
    },
    { name: 'soak', testMatch: 'soak/*.test.ts', dependencies: ['sites'], outputDir: outputDir('soak') },
  ],
});
