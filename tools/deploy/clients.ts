import { Agent } from 'node:https';
import type { Browser, Page } from 'playwright';
import { inlineHashes } from '../build/pageHtml.ts';
import { openPage } from '../e2e/testServer.ts';
import { insecureGet } from './nginxInstance.ts';

/** Number of responses in a phase of the test, and descriptions of the broken responses. */
export interface Count {
  responses: number;
  broken: string[];
}

/** The current phase, to which clients add their counts. */
export interface Counter {
  now: Count;
}

/** A client that runs until it is stopped. */
export interface Client {
  /** Resolves after `count` more complete rounds. */
  rounds(count: number): Promise<void>;
  stop(): Promise<void>;
}

/** Runs rounds one after the other. A round that throws counts as broken. */
function repeat(counter: Counter, name: string, round: () => Promise<void>, close: () => Promise<void>): Client {
  let isOn = true;
  let done = 0;
  let waiting: { until: number; resolve: () => void }[] = [];
  const running = (async () => {
    while (isOn) {
      const count = counter.now;
      await round().catch((error: Error) => count.broken.push(`${name}: ${error.message.split('\n')[0]}`));
      done += 1;
      for (const { until, resolve } of waiting) if (done >= until) resolve();
      waiting = waiting.filter(({ until }) => done < until);
    }
  })();
  return {
    // The current round may have started before the call, so it does not count.
    rounds: (count) => new Promise((resolve) => waiting.push({ until: done + count + 1, resolve })),
    async stop() {
      isOn = false;
      await running;
      await close();
    },
  };
}

const pagePaths = ['/login', '/user/home', '/register', '/howto', '/'];

/** Number of import map files that a client fetches per round. Each round takes the next files. */
const mapFilesPerRound = 10;

/** Returns the files in a page's tags, and some files of its import map. */
function assetsIn(html: string, turn: number): string[] {
  const tags = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
  const map = [...html.matchAll(/":"(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
  const next = Array.from({ length: mapFilesPerRound }, (_, at) => map[(turn * mapFilesPerRound + at) % map.length]);
  return [...new Set([...tags, ...next])].filter((path) => path !== undefined);
}

/** Starts a client that fetches pages and their files, and checks that page, CSP and files belong together. */
export function httpClient(counter: Counter, origin: string, name: string): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 4, rejectUnauthorized: false });
  let turn = 0;
  const get = async (path: string, type: RegExp) => {
    const count = counter.now;
    const response = await insecureGet(`${origin}${path}`, { agent, headers: { 'Accept-Encoding': 'identity' } });
    count.responses += 1;
    const got = `${response.status} ${response.headers['content-type']}`;
    if (response.status !== 200 || !type.test(got)) count.broken.push(`${name}: ${path} is ${got}`);
    return response;
  };
  const round = async () => {
    const path = pagePaths[turn++ % pagePaths.length] ?? '/';
    const count = counter.now;
    const page = await get(path, /html/);
    const html = page.body.toString();
    const policy = String(page.headers['content-security-policy']);
    const hashes = [...inlineHashes([html], 'script'), ...inlineHashes([html], 'style')];
    if (!hashes.length || !hashes.every((hash) => policy.includes(hash)))
      count.broken.push(`${name}: ${path} does not match its CSP`);
    await Promise.all([
      ...assetsIn(html, turn).map((file) => get(file, /javascript|css|woff2/)),
      get('/sw.js', /javascript/),
      get('/version.json', /json/),
      get('/api/lookup/active', /json/),
    ]);
  };
  return repeat(counter, name, round, async () => agent.destroy());
}

interface BrowserClientOptions {
  name: string;
  storage?: Record<string, string>;
  /** Uses the page once in every round. */
  visit(page: Page): Promise<void>;
}

/**
 * Starts a client that repeats `visit` in a page of a real browser. Responses with status 400 or above, page errors and
 * console errors count as broken.
 */
export async function browserClient(
  counter: Counter,
  browser: Browser,
  { name, storage, visit }: BrowserClientOptions,
): Promise<Client> {
  const { page, close } = await openPage(browser, storage, { ignoreHTTPSErrors: true });
  // A long timeout in ms: a slow machine is not a broken deployment.
  page.setDefaultTimeout(300_000);
  const note = (what: string) => counter.now.broken.push(`${name}: ${what}`);
  page.on('response', (response) => {
    counter.now.responses += 1;
    if (response.status() >= 400) note(`${new URL(response.url()).pathname} is ${response.status()}`);
  });
  page.on('pageerror', (error) => note(error.message));
  page.on('console', (message) => message.type() === 'error' && note(message.text().slice(0, 200)));
  return repeat(counter, name, () => visit(page), close);
}
