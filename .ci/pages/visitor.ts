import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { scenarios } from '../../mocks/scenarios/scenarios.ts';
import { launchChromium } from '../chromium.ts';
import { root } from '../program.ts';
import { type Build, type Running, startSite } from './site.ts';

/** The production build, served by the very files that hosts get, in a real browser with its policy enforced. */
export const output = join(root, '.cache', 'pages', 'th');
export const publicPaths = ['/login', '/register', '/howto', '/contact', '/terminated'];
export const member = scenarios[0]?.members[0];

export interface Visit {
  page: Page;
  /** Everything a page must not have: violations of the policy, errors, hydration warnings. */
  complaints: string[];
}

let running: Running | undefined;
let browser: Browser | undefined;
/** Answers instead of the backend, by path. */
let answers: Record<string, unknown> = {};
/** The calls that the site made. */
export const asked: string[] = [];
const opened: (() => Promise<void>)[] = [];

export function site(): Running {
  if (!running) throw new Error('The site is not served yet');
  return running;
}

/** Lets the test's calls be answered by this, by path, until it ends. */
export function answerWith(next: Record<string, unknown>): void {
  answers = next;
}

/** Starts the site and a browser for the tests of a file, and tidies up after each. */
export function serveSite(build: Build = 'th'): void {
  beforeAll(async () => {
    running = await startSite(build, (request) => {
      const { pathname } = new URL(request.url);
      asked.push(`${request.method} ${pathname}`);
      return pathname in answers ? Response.json(answers[pathname]) : undefined;
    });
    browser = await launchChromium();
  }, 180_000);

  afterAll(async () => {
    await browser?.close();
    await running?.close();
  });

  afterEach(async () => {
    answers = {};
    asked.length = 0;
    for (const close of opened.splice(0)) await close();
  });
}

/** A page in a context of its own that notes every violation and every line on the console. */
export async function visitor(options: BrowserContextOptions = {}): Promise<Visit> {
  if (!browser) throw new Error('There is no browser yet');
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    ...options,
  });
  opened.push(() => context.close());
  const page = await context.newPage();
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

export const usable = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('kapao:usable').length > 0, null, { timeout: 20_000 });

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${site().origin}${path}`);
  await usable(page);
}

export async function logIn(page: Page): Promise<void> {
  await page.locator('input[autocomplete~="username"]').fill(member?.username ?? '');
  await page.locator('input[type="password"]').fill(member?.password ?? '');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/user/home');
}

/** Waits until the page's own service worker controls it and has kept its files. */
export const installed = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.ready.then((it) => it.active?.state === 'activated'));
