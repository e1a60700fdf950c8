import { join } from 'node:path';
import type { Page } from 'playwright';
import { textsOnScreen } from '../../.storybook/shownTexts.ts';
import { somchai } from '../../mocks/scenarios/people.ts';
import { rawKeys } from '../storybook/untranslatedText.ts';
import { root } from '../test/program.ts';

/**
 * Folder of the Thai production build. Tests serve the files that hosts get, in a real browser with the CSP enforced.
 */
export const output = join(root, '.cache', 'pages', 'th');
export const member = somchai;

type Login = Pick<typeof member, 'username' | 'password'>;

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

/** Opens a path of the site, and waits until the page is interactive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
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
