import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { type Backend, createBackend } from '../../mocks/backend.ts';
import { scenarioByName } from '../../mocks/scenarios/scenarios.ts';
import { program, root } from '../program.ts';
import { type Site, serve } from '../serve.ts';

/** The production build of one market, served with a mock backend behind it. */
export interface Running extends Site {
  readonly backend: Backend;
}

export type Market = 'th' | 'la';

/** `answer` may answer a call in the backend's place; `folder` has another build of the same market. */
export async function startSite(
  build: Build,
  answer: (request: Request) => Response | undefined = () => undefined,
  folder = folderOf(build),
): Promise<Running> {
  const backend = createBackend({ running: true, scenario: build === 'la' ? 'lao' : 'usual' });
  const site = await serve(folder, { api: async (request) => answer(request) ?? backend.handle(request) });
  return Object.assign(site, { backend });
}

/** The usual builds, and one whose how-to guides have videos. */
export type Build = Market | 'videos';
export const howtoVideos = 'https://videos.example/howto';

export const folderOf = (build: Build) => join(root, '.cache', 'pages', build);

/** Builds one of the sites, once for all files of page tests (`buildSites.ts`). */
export function buildSite(build: Build): void {
  const folder = folderOf(build);
  const [command = '', ...args] = program('vite', 'build', '--outDir', folder, '--emptyOutDir');
  const market: Market = build === 'la' ? 'la' : 'th';
  const videos = build === 'videos' ? { KAPAO_HOWTO_VIDEOS: howtoVideos } : {};
  // Vitest's own server waits for its fonts; members' pages do not.
  const own = { KAPAO_MARKET: market, KAPAO_MOCK: 'off', NODE_ENV: 'production', FONT_DISPLAY: undefined };
  const env = { ...process.env, ...videos, ...own };
  const built = spawnSync(command, args, { cwd: root, encoding: 'utf8', env });
  if (built.status !== 0) throw new Error(`The ${build} site does not build:\n${built.stdout}\n${built.stderr}`);
}

/** The member that stories and pages log in as. */
export function member(backend: Backend) {
  const one = scenarioByName.get(backend.world.scenario)?.members[0];
  const row = backend.world.db.member.by('username', one?.username ?? '')[0];
  if (!one || !row) throw new Error('no member');
  return { id: row._id, name: row.name, username: one.username, password: one.password };
}

/** A script of the service worker that could not be fetched is a failed request too. */
const failedRequest = /Failed to load resource|unknown error occurred when fetching the script/;

/** What a page said on its console and what it threw; failed requests, which a test may cause on purpose, left out. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !failedRequest.test(message.text())) {
      errors.push(message.text());
    }
  });
  return errors;
}

export const phone = { width: 390, height: 844 };

/** A page of its own, with things in local storage from the start. */
export async function openPage(
  browser: Browser,
  storage: Record<string, string> = {},
  options: BrowserContextOptions = {},
): Promise<{ page: Page; errors: string[]; close: () => Promise<void> }> {
  const context = await browser.newContext({
    viewport: phone,
    timezoneId: 'Asia/Bangkok',
    locale: 'th-TH',
    ...options,
  });
  // Once: a test that reloads must find what the site itself has stored.
  await context.addInitScript((entries) => {
    if (sessionStorage.getItem('prepared')) return;
    sessionStorage.setItem('prepared', '1');
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(storage));
  const page = await context.newPage();
  return { page, errors: watchErrors(page), close: () => context.close() };
}

/** Resolves once the page is in use: hydrated or rendered, with its heading, and nothing left loading. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      performance.getEntriesByName('kapao:usable').length > 0 &&
      document.querySelector('h1') !== null &&
      document.querySelector('[aria-busy="true"]') === null,
  );
}

/** How much wider the content is than the screen, in pixels. */
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Words that look like a key of the texts: `login.title`, `home:total`. */
export async function rawKeys(page: Page): Promise<string[]> {
  const [words = ''] = await page.locator('body').allInnerTexts();
  return words.match(/\b[a-z][A-Za-z]*[.:][a-z][A-Za-z]+(\.[a-z][A-Za-z]+)*\b/g) ?? [];
}
