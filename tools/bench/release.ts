import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import type { Served } from '../build/serve.ts';
import { buildSite, openPage, session, startTestServer } from '../e2e/testServer.ts';
import { installed } from '../e2e/visitor.ts';
import { readOptions } from '../options.ts';
import { checkoutOf, git } from '../test/checkoutOf.ts';
import { chromiumArgs, launchChromium } from '../test/chromium.ts';
import { root } from '../test/program.ts';
import { kB, median, rating } from './slowPhone.ts';

/**
 * `npm run bench -- release [--commits 20]`: measures the cost of each of the last 20 commits that changed the site,
 * for a phone that has the previous build. Opens home with the service worker of that build, deploys the next
 * build, updates the worker and opens home again. Counts every file that the host sends, gzipped.
 */
const { values } = readOptions(
  'npm run bench -- release [--commits 20]',
  { commits: { type: 'string', default: '20' } },
  { values: { commits: 'number' } },
);
const count = Math.max(1, Number(values.commits) || 20);
const goodBytes = 25_000;
const site = ['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json', 'tools/build', ':!*.test.ts'];
const folder = join(root, '.cache', 'bench', 'release');

/** Newest commit first. The last commit is only the predecessor of the oldest measured commit. */
const commits = git('log', '--format=%h', `-${count + 1}`, '--', ...site).split('\n');

/** Returns the build folder of a commit, which is kept for the next run. Undefined if the commit does not build. */
function buildOf(commit: string): string | undefined {
  const output = join(folder, commit);
  if (existsSync(join(output, 'sw.js'))) return output;
  try {
    buildSite('th', { folder: output, source: checkoutOf(commit) });
    return output;
  } catch {
    console.log(`${commit} is skipped because its build fails`);
  }
}

/**
 * Updates the service worker and waits until the new one is installed. Resolves immediately if there is no new worker.
 */
async function brought(): Promise<void> {
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
  const { installing } = registration;
  if (!installing) return;
  await new Promise<void>((done) => {
    installing.addEventListener('statechange', () => done());
  });
}

/** Returns the files that the host sends to a phone with the build `before` when `after` is deployed. */
async function costOf(browser: Browser, before: string, after: string): Promise<readonly Served[]> {
  const host = await startTestServer('th', undefined, before);
  const { page: first, close } = await openPage(browser, session(host.backend));
  const visitHome = async (page: Page) => {
    await page.goto(`${host.origin}/user/home`);
    await installed(page);
    await page.waitForLoadState('networkidle');
  };
  try {
    await visitHome(first);
    host.release(after);
    host.forget();
    await first.evaluate(brought);
    // The new worker becomes active only after the last page of the old worker has closed.
    const context = first.context();
    await first.close();
    await visitHome(await context.newPage());
    return [...host.sent];
  } finally {
    await close();
    await host.close();
  }
}

const sum = (sent: readonly Served[]) => sent.reduce((bytes, { gzipped }) => bytes + gzipped, 0);
const browser = await launchChromium(chromiumArgs);
const costs: number[] = [];
try {
  for (const [at, commit] of commits.slice(0, -1).entries()) {
    const [before, after] = [commits[at + 1] ?? commit, commit].map(buildOf);
    if (!before || !after) continue;
    const sent = await costOf(browser, before, after);
    const pages = sent.filter(({ path }) => !path.startsWith('/assets/'));
    costs.push(sum(sent));
    console.log(
      `${kB(sum(sent)).padStart(9)}  ${kB(sum(pages)).padStart(8)} pages  ${String(sent.length - pages.length).padStart(3)} chunks  ${git('log', '-1', '--format=%h %s', commit).slice(0, 90)}`,
    );
  }
} finally {
  await browser.close();
}
console.log(`${costs.length} releases, gzipped: worst ${kB(Math.max(...costs))}`);
console.log(`median: ${rating(median(costs), goodBytes, kB)}`);
