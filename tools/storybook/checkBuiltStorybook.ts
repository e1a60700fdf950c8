import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { maxScreenshots } from '../../.storybook/screenshots.ts';
import { readOptions } from '../options.ts';
import { launchShell } from '../test/chromium.ts';
import { root } from '../test/program.ts';
import { buildStorybook, getScreenshots, openStorybook } from './builtStorybook.ts';
import { publishToStandIn } from './chromaticService.ts';
import { checkDocsPages } from './docsPages.ts';
import { checkPhoneFrame, checkSearch } from './managerPage.ts';
import { Report } from './report.ts';
import { turboSnapIssues } from './turboSnap.ts';

/**
 * A stage of `npm run test:all`: lets Chromatic's CLI build Storybook and publish it to a stand-in of its service, traces
 * what some changes would take, counts the planned screenshots, opens every docs page, measures the phone's frame, and searches.
 * With `--welcome`, a stage of `npm test`, opens only the welcome page. Writes a report in Vitest's format into the file
 * that the argument names.
 */
const { values, positionals } = readOptions(
  'npx tsx tools/storybook/checkBuiltStorybook.ts [report file] [--welcome]',
  { welcome: { type: 'boolean' } },
  { positionals: 'any' },
);
const [reportFile] = positionals;
const browser = await launchShell();
const report = new Report();

/** Returns an issue unless Chromatic's CLI builds Storybook and publishes it. */
async function publishingIssues(): Promise<string[]> {
  const { code, asked } = await publishToStandIn();
  const isPublished = code === 0 && asked.includes('PublishBuildMutation');
  return isPublished ? [] : [`npx chromatic ended with ${code} after ${asked.join(', ') || 'no request'}`];
}

async function checkStorybook(): Promise<void> {
  // Chromatic's CLI needs a checkout. Without one, only its build command builds Storybook.
  const isCheckout = existsSync(join(root, '.git'));
  if (isCheckout) await report.check('Chromatic takes the build', publishingIssues);
  else await buildStorybook();
  const { stories, origin, close } = await openStorybook(browser);
  if (isCheckout) await report.check('TurboSnap', async () => turboSnapIssues(stories));
  await report.check('the plan of screenshots', async () => {
    const planned = stories.flatMap(getScreenshots).length;
    return planned > maxScreenshots ? [`${planned} screenshots are planned. The limit is ${maxScreenshots}`] : [];
  });
  await checkDocsPages(browser, origin, report, values.welcome ? (id) => id === 'welcome--docs' : undefined);
  if (!values.welcome) {
    await report.check("the phone's frame", () => checkPhoneFrame(browser, origin, 'screens-login--default'));
    await report.check('the search', () => checkSearch(browser, origin));
  }
  await close();
}

try {
  await checkStorybook();
} catch (error) {
  // Without a report the stage would fail without a reason at the end of the run.
  await report.check('Storybook builds and opens', () => Promise.reject(error));
}
await browser.close();
if (reportFile) report.write(reportFile, fileURLToPath(import.meta.url));
// A check that threw may leave a server that keeps the process alive.
process.exit(report.failed ? 1 : 0);
