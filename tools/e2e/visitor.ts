import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { textsOnScreen } from '../../.storybook/shownTexts.ts';
import { somchai } from '../../mocks/scenarios/people.ts';
import { rawKeys } from '../storybook/untranslatedText.ts';
import { deterministicArgs, launchShell } from '../test/chromium.ts';
import { root } from '../test/program.ts';
import { type Build, openPage, type Running, startTestServer } from './testServer.ts';

/**
 * Folder of the Thai production build. Tests serve the files that hosts get, in a real browser with the CSP enforced.
 */
export const output = join(root, '.cache', 'pages', 'th');
export const member = somchai;

type Login = Pick<typeof member, 'username' | 'password'>;

interface Visit {
  page: Page;
  /** CSP violations, page errors and console messages, such as hydration warnings. Excludes `log` and `debug`. */
  complaints: string[];
}

const running = new Map<Build, Running>();
let browser: Browser | undefined;
const browserLog = join(root, '.cache', 'test', `chromium-${process.pid}.log`);
/** Responses that replace those of the backend, by path. */
let responses: Record<string, unknown> = {};
/** Calls that the sites have received, as `METHOD path`. */
export const asked: string[] = [];
const opened: (() => Promise<void>)[] = [];
/** A service worker loads the whole site into each new context, so only the files that test it allow it. */
let serviceWorkers: BrowserContextOptions['serviceWorkers'] = 'block';

/** Lets the pages of a test file install the site's service worker. */
export function allowServiceWorkers(): void {
  serviceWorkers = 'allow';
}

/** Returns the site of a build. Default: the first site of `serveSite`. Throws if no site is served yet. */
export function site(build?: Build): Running {
  const found = build ? running.get(build) : [...running.values()][0];
  if (!found) throw new Error('The site is not served yet');
  return found;
}

/** Makes the sites respond to calls with these bodies, by path, until the test ends. */
export function mockResponses(next: Record<string, unknown>): void {
  responses = next;
}

/** Starts a browser. If the browser crashes before the tests end, prints the last lines of its log. */
async function launch(): Promise<Browser> {
  mkdirSync(dirname(browserLog), { recursive: true });
  const started = await launchShell([...deterministicArgs, '--enable-logging', `--log-file=${browserLog}`]);
  started.on('disconnected', () => {
    if (browser !== started) return;
    console.error(`Chromium died:\n${readFileSync(browserLog, 'utf8').split('\n').slice(-30).join('\n')}`);
  });
  return started;
}

/**
 * Starts the sites of these builds and a browser for the tests of a file, and cleans up after each test. Default: the
 * Thai build.
 */
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
  /** Entries of localStorage from the start. */
  storage?: Record<string, string>;
}

/**
 * Opens a page in its own context. Records its CSP violations, errors and console messages except `log` and `debug`.
 */
export async function visitor({ storage, ...options }: VisitorOptions = {}): Promise<Visit> {
  // Replace a crashed browser, so that the crash fails one attempt of one test and not the whole file.
  if (!browser?.isConnected()) browser = await launch();
  const { page, close } = await openPage(browser, storage, { serviceWorkers, ...options });
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

/** A script of the service worker that cannot be fetched is a failed request as well. */
const failedRequest = /Failed to load resource|unknown error occurred when fetching the script/;

/** Returns the complaints without failed requests, for tests that let requests fail on purpose. */
export const beyondRequests = (complaints: readonly string[]) => complaints.filter((line) => !failedRequest.test(line));

/** Resolves once the page is interactive. */
export const interactive = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('kapao:interactive').length > 0);

/** Resolves once the page's main thread is idle and has painted. Requests and timers may still be pending. */
export const waitForStable = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
      ),
  );

/** Resolves once the page is interactive, has its heading and nothing is loading. */
export async function waitForInteractive(page: Page): Promise<void> {
  await interactive(page);
  await page.waitForFunction(
    () => document.querySelector('h1') !== null && document.querySelector('[aria-busy="true"]') === null,
  );
}

/** Returns by how many px the content is wider than the viewport. */
export const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Returns the visible texts that contain i18n keys, such as `login.title` or `home:total`, or that lack a value. */
export const rawKeysOn = async (page: Page): Promise<string[]> => rawKeys(await page.evaluate(textsOnScreen));

/** Holds the requests whose address matches `pattern`. Returns a function that releases them. */
export async function holdRequests(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}

/** Holds the scripts of the app from now on. Returns a function that releases them. */
export const holdScripts = (page: Page) => holdRequests(page, '**/assets/*.js');

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${site().origin}${path}`);
  await interactive(page);
}

/** Logs in on the open login page. If home does not appear, the error shows the page's text. */
export async function logIn(page: Page, { username, password }: Login = member): Promise<void> {
  await page.locator('input[autocomplete~="username"]').fill(username);
  await page.locator('input[type="password"]').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/user/home').catch(async (error: Error) => {
    throw new Error(`${error.message}\n${await page.locator('main').textContent()}`);
  });
}

/** Waits until the service worker of the site is activated and has precached its files. */
export const installed = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.ready.then((it) => it.active?.state === 'activated'));

/** Opens login as a visitor and waits for the service worker. */
export async function visitWithWorker(options?: VisitorOptions): Promise<Visit> {
  const visit = await visitor(options);
  await open(visit.page, '/login');
  await installed(visit.page);
  return visit;
}
