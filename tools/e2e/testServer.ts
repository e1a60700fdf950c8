import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { promisify } from 'node:util';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { createBackend } from '../../mocks/backend.ts';
import type { Backend } from '../../mocks/backendInterface.ts';
import { startHttpServer } from '../../mocks/httpServer.ts';
import { scenarioByName } from '../../mocks/scenarios/scenarios.ts';
import { getMark } from '../../src/device/agreement.ts';
import { type SiteFiles, type StaticServer, serve, siteFiles } from '../build/serve.ts';
import { testGiftKey } from '../build/testSettings.ts';
import { program, root } from '../test/program.ts';

/** A built site (see `Build`) with a mock backend and its chat, on one server. */
export interface Running extends SiteFiles {
  readonly origin: string;
  readonly backend: Backend;
  /** Number of chat sockets that are open now, and the largest number that were open at the same time. */
  sockets(): { open: number; most: number };
  /** Breaks every connection, as when a phone loses its network. */
  drop(): void;
  /** Stops the backend's server, as a deployment does: only the files are left. The backend keeps its state. */
  stopBackend(): Promise<void>;
  startBackend(): Promise<void>;
  close(): Promise<void>;
}

export const markets = ['th', 'la'] as const;
export type Market = (typeof markets)[number];

/** `<html lang>` values of the site's language codes. */
export const tags = { th: 'th', la: 'lo', en: 'en' } as const;
export const languages = ['th', 'la', 'en'] as const;

/** Serves a build with a new mock backend. `response` may respond instead of the backend. */
export async function startTestServer(
  build: Build,
  response: (request: Request) => Response | Promise<Response> | undefined = () => undefined,
): Promise<Running> {
  const scenario = build === 'la' ? 'lao' : 'usual';
  const backend = createBackend({ running: true, scenario, settings: { truelinkKey: testGiftKey } });
  const handle = async (request: Request) => (await response(request)) ?? backend.handle(request);
  const files = siteFiles(getFolder(build));
  const sockets = new Set<Duplex>();
  let most = 0;
  const start = async (port?: number) => {
    const started = await startHttpServer({
      // A test may reset the backend, which then has another state.
      backend: {
        handle,
        get mockState() {
          return backend.mockState;
        },
      },
      files: files.respond,
      port,
    });
    started.server.on('upgrade', (_, socket) => {
      sockets.add(socket);
      most = Math.max(most, sockets.size);
      socket.once('close', () => sockets.delete(socket));
    });
    return started;
  };
  let server = await start();
  const { origin } = server;
  const port = Number(new URL(origin).port);
  let filesOnly: StaticServer | undefined;
  return Object.assign(files, {
    ...{ origin, backend, sockets: () => ({ open: sockets.size, most }) },
    drop() {
      server.server.closeAllConnections();
      for (const socket of sockets) socket.destroy();
    },
    async stopBackend() {
      await server.stop();
      filesOnly = await serve(getFolder(build), { port });
    },
    async startBackend() {
      await filesOnly?.close();
      filesOnly = undefined;
      server = await start(port);
    },
    async close() {
      await (filesOnly?.close() ?? server.stop());
      files.remove();
    },
  });
}

/**
 * One build per market, and the demo with the mock backend. The Lao build shows how-to videos of another origin. `dist`
 * is the last `npm run build`.
 */
export type Build = Market | 'demo' | 'dist';
export const howtoVideos = 'https://videos.example/howto';

export const getFolder = (build: Build) =>
  build === 'dist' ? join(root, 'dist') : join(root, '.cache', 'pages', build);

const run = promisify(execFile);

/** Builds a site. All end-to-end tests share the builds (`buildSites.ts`). `source` may be another checkout. */
export async function buildSite(build: Build, { folder = getFolder(build), source = root } = {}): Promise<void> {
  const [command = '', ...args] = program('vite', 'build', '--outDir', folder, '--emptyOutDir');
  const market: Market = build === 'la' ? 'la' : 'th';
  const mock = build === 'demo' ? 'on' : 'off';
  const own = {
    KAPAO_MARKET: market,
    KAPAO_MOCK: mock,
    KAPAO_HOWTO_VIDEOS: build === 'la' ? howtoVideos : undefined,
    KAPAO_TRUELINK_KEY: testGiftKey,
    NODE_ENV: 'production',
    // vite.config.ts sets this for Vitest's own server. Members' pages must not block on fonts, so unset it.
    FONT_DISPLAY: undefined,
  };
  const env = { ...process.env, ...own };
  await run(command, args, { cwd: source, env }).catch(({ stdout, stderr }: { stdout: string; stderr: string }) => {
    throw new Error(`The build of the ${build} site failed:\n${stdout}\n${stderr}`);
  });
}

/** Returns the member that stories and end-to-end tests log in as. */
export function member(backend: Backend) {
  const item = scenarioByName.get(backend.mockState.scenario)?.members[0];
  const row = backend.mockState.db.member.by('username', item?.username ?? '')[0];
  if (!item || !row) throw new Error(`Scenario ${backend.mockState.scenario} has no member to log in`);
  return { id: row._id, name: row.name, username: item.username, password: item.password };
}

/** Returns the localStorage of the default member (`member`) after a login with "remember me" and the agreement. */
export function session(backend: Backend): Record<string, string> {
  const { id, username } = member(backend);
  return { 'kapao.token': backend.tokenFor(username), 'kapao.agreement': getMark(id) };
}

/** Moves the daily window without slips 12 h away, so that the backend accepts slips now. */
export function keepSlipsOpen({ mockState: { clock, siteConfig: site } }: Backend): void {
  const bangkok = (hours: number) => new Date(clock.now() + (7 + hours) * 3_600_000).toISOString().slice(11, 16);
  Object.assign(site, { slipClosedFrom: bangkok(12), slipClosedTo: bangkok(13) });
}

const phone = { width: 390, height: 844 };

/** Stores entries in localStorage only once, because a test that reloads must find what the site itself has stored. */
export const storeOnce = (context: BrowserContext, storage: Record<string, string>) =>
  context.addInitScript((entries) => {
    // A new tab is empty at first, and without an origin there is no storage.
    if (!entries.length || origin === 'null' || sessionStorage.getItem('prepared')) return;
    sessionStorage.setItem('prepared', '1');
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(storage));

/** Opens a page in its own browser context, with entries in localStorage from the start. */
export async function openPage(
  browser: Browser,
  storage: Record<string, string> = {},
  options: BrowserContextOptions = {},
): Promise<{ page: Page; close: () => Promise<void> }> {
  const context = await browser.newContext({
    viewport: phone,
    timezoneId: 'Asia/Bangkok',
    locale: 'th-TH',
    ...options,
  });
  // In ms, for hangs only: a busy machine is not a defect.
  context.setDefaultTimeout(60_000);
  // tsx inserts calls of its helper `__name` into functions. Pages do not have this helper, so define it.
  await context.addInitScript('globalThis.__name = (it) => it;');
  await storeOnce(context, storage);
  return { page: await context.newPage(), close: () => context.close() };
}
