import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { somchai } from '../../mocks/scenarios/people.ts';
import { deterministicArgs, launchChromium } from '../test/chromium.ts';
import { root } from '../test/program.ts';
import { type Build, openPage, type Running, startTestServer } from './testServer.ts';

/** The production build, served by the very files that hosts get, in a real browser with its policy enforced. */
export const output = join(root, '.cache', 'pages', 'th');
export const member = somchai;

type Login = Pick<typeof member, 'username' | 'password'>;

interface Visit {
  page: Page;
  /** Everything a page must not have: violations of the policy, errors, hydration warnings. */
  complaints: string[];
}

const running = new Map<Build, Running>();
let browser: Browser | undefined;
const browserLog = join(root, '.cache', 'test', `chromium-${process.pid}.log`);
/** Answers instead of the backend, by path. */
let responses: Record<string, unknown> = {};
/** The calls that the sites were asked. */
export const asked: string[] = [];
const opened: (() => Promise<void>)[] = [];

/** The site of a build; the first that is served, unless told. */
export function site(build?: Build): Running {
  const found = build ? running.get(build) : [...running.values()][0];
  if (!found) throw new Error('The site is not served yet');
  return found;
}

/** Lets the test's calls be answered by this, by path, until it ends. */
export function mockResponses(next: Record<string, unknown>): void {
  responses = next;
}

/** A browser that, should it die before the tests are over, leaves its last lines on the console. */
async function launch(): Promise<Browser> {
  mkdirSync(dirname(browserLog), { recursive: true });
  const started = await launchChromium([...deterministicArgs, '--enable-logging', `--log-file=${browserLog}`]);
  started.on('disconnected', () => {
    if (browser !== started) return;
    console.error(`Chromium died:\n${readFileSync(browserLog, 'utf8').split('\n').slice(-30).join('\n')}`);
  });
  return started;
}

/** Starts the sites of these builds (the Thai one unless told) and a browser for the tests of a file, and tidies up after each. */
export function serveSite(...builds: Build[]): void {
  if (!builds.length) builds.push('th');
  beforeAll(async () => {
    for (const build of builds) {
      const served = await startTestServer(build, (request) => {
        const { pathname } = new URL(request.url);
        asked.push(`${request.method} ${pathname}`);
        return pathname in responses ? Response.json(responses[pathname]) : undefined;
      });
      running.set(build, served);
    }
    browser = await launch();
  });

  afterAll(async () => {
    const last = browser;
    browser = undefined;
    await last?.close();
    for (const served of running.values()) await served.close();
  });

  afterEach(async () => {
    responses = {};
    asked.length = 0;
    for (const close of opened.splice(0)) await close();
  });
}

interface VisitorOptions extends BrowserContextOptions {
  /** What local storage holds from the start. */
  storage?: Record<string, string>;
}

/** A page in a context of its own that notes every violation and every line on the console. */
export async function visitor({ storage, ...options }: VisitorOptions = {}): Promise<Visit> {
  // A browser that died takes one try of one test with it, not the whole file.
  if (!browser?.isConnected()) browser = await launch();
  const { page, close } = await openPage(browser, storage, options);
  opened.push(close);
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isTalk = ['log', 'debug'].includes(message.type()) || /blocked by Playwright/.test(message.text());
    if (!isTalk) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  await page.exposeFunction('kapaoViolation', (what: string) => complaints.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { kapaoViolation } = window as unknown as { kapaoViolation: (what: string) => void };
      kapaoViolation(
        `violation: ${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile ?? ''} ${event.sample}`,
      );
    });
  });
  return { page, complaints };
}

/** A script of the service worker that could not be fetched is a failed request too. */
const failedRequest = /Failed to load resource|unknown error occurred when fetching the script/;

/** Complaints of a test that lets requests fail on purpose, without those about that. */
export const beyondRequests = (complaints: readonly string[]) => complaints.filter((line) => !failedRequest.test(line));

/** Resolves once the page answers. */
export const interactive = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('kapao:interactive').length > 0);

/** The page has done what it had to do, and painted it: what has not happened by now is not on its way. */
export const waitForStable = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
      ),
  );

/** Resolves once the page is in use and whole: with its heading, and nothing left loading. */
export async function waitForInteractive(page: Page): Promise<void> {
  await interactive(page);
  await page.waitForFunction(
    () => document.querySelector('h1') !== null && document.querySelector('[aria-busy="true"]') === null,
  );
}

/** How much wider the content is than the screen, in pixels. */
export const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Words that look like a key of the texts: `login.title`, `home:total`. */
export async function rawKeys(page: Page): Promise<string[]> {
  const [words = ''] = await page.locator('body').allInnerTexts();
  // The mock's contact page has an address that looks like a key.
  return words.replaceAll('kapao.example', '').match(/\b[a-z][A-Za-z]*[.:][a-z][A-Za-z]+(\.[a-z][A-Za-z]+)*\b/g) ?? [];
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${site().origin}${path}`);
  await interactive(page);
}

/** Logs in on the login page that is open; should home not come, says what the page shows instead. */
export async function logIn(page: Page, { username, password }: Login = member): Promise<void> {
  await page.locator('input[autocomplete~="username"]').fill(username);
  await page.locator('input[type="password"]').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/user/home').catch(async (error: Error) => {
    throw new Error(`${error.message}\n${await page.locator('main').textContent()}`);
  });
}

/** Waits until the page's own service worker controls it and has kept its files. */
export const installed = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.ready.then((it) => it.active?.state === 'activated'));
