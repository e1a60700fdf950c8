import { writeFile } from 'node:fs/promises';
import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from 'playwright/test';
import { installed, open } from './pages.ts';
import { type Build, type Running, startTestServer, storeOnce } from './testServer.ts';

export { expect };

/** A built site with a new mock backend. */
interface Site extends Running {
  /** Calls that the site has received, as `METHOD path`. */
  readonly asked: string[];
  /** Makes the site respond to calls with these bodies, by path. */
  mockResponses(bodies: Record<string, unknown>): void;
}

interface VisitorOptions extends BrowserContextOptions {
  /** Entries of localStorage from the start. */
  storage?: Record<string, string>;
}

/** The complaints of pages: page errors, violations of the CSP, and console messages except `log` and `debug`. */
interface Complaints {
  /** All complaints so far. */
  readonly lines: string[];
  /** Takes the complaints that match: the test expects them. Any other complaint fails the test at its end. */
  take(...patterns: readonly RegExp[]): void;
}

export interface Fixtures {
  site: Site;
  complaints: Complaints;
  /** Opens a page in its own context. Relative addresses are addresses of the site. */
  visitor: (options?: VisitorOptions) => Promise<{ page: Page }>;
}

/**
 * Complaints about requests that a test lets fail on purpose. A script of the service worker that cannot be fetched is a
 * failed request as well.
 */
export const failedRequests = /Failed to load resource|unknown error occurred when fetching the script/;

/** Complaints about chunks and styles that a test lets fail on purpose. */
export const failedModules =
  /Failed to fetch|dynamically imported module|module script|Unable to preload CSS|Refused to apply style/;

/** Reports what any page of a context logs and complains about, from its first script on. */
async function listen(context: BrowserContext, said: string[], complained: string[]): Promise<void> {
  const complain = (line: string) => {
    said.push(line);
    complained.push(line);
  };
  context.on('console', (message) => {
    const line = `${message.type()}: ${message.text()}`;
    const isTalk = ['log', 'debug'].includes(message.type()) || /blocked by Playwright/.test(line);
    if (isTalk) said.push(line);
    else complain(line);
  });
  context.on('weberror', (error) => complain(`page error: ${error.error().stack || error.error().message}`));
  await context.exposeFunction('kapaoViolation', complain);
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { kapaoViolation } = window as unknown as { kapaoViolation: (what: string) => void };
      kapaoViolation(
        `violation: ${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile ?? ''} ${event.sample}`,
      );
    });
  });
}

/** Each test has its own site and backend, and ends with the check of what its pages complain about. */
export const test = base.extend<Fixtures & { build: Build; said: string[] }>({
  build: ['th', { option: true }],
  site: async ({ build }, use) => {
    const asked: string[] = [];
    let bodies: Record<string, unknown> = {};
    const served = await startTestServer(build, (request) => {
      const { pathname } = new URL(request.url);
      asked.push(`${request.method} ${pathname}`);
      return pathname in bodies ? Response.json(bodies[pathname]) : undefined;
    });
    const mockResponses = (next: Record<string, unknown>) => {
      bodies = next;
    };
    await use(Object.assign(served, { asked, mockResponses }));
    await served.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's fixtures from the pattern.
  said: async ({}, use, testInfo) => {
    const said: string[] = [];
    await use(said);
    if (testInfo.status === testInfo.expectedStatus) return;
    const path = testInfo.outputPath('console.txt');
    await writeFile(path, said.join('\n'));
    testInfo.attachments.push({ name: 'console', contentType: 'text/plain', path });
  },
  complaints: async ({ said: _ }, use) => {
    const lines: string[] = [];
    const taken: RegExp[] = [];
    await use({ lines, take: (...patterns) => void taken.push(...patterns) });
    const left = lines.filter((line) => !taken.some((pattern) => pattern.test(line)));
    expect(left, 'A page complains. If the test expects this, it takes it: complaints.take(/…/)').toEqual([]);
  },
  visitor: async ({ browser, site, complaints, said }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async ({ storage = {}, ...options } = {}) => {
      const context = await browser.newContext({ baseURL: site.origin, ...options });
      contexts.push(context);
      await listen(context, said, complaints.lines);
      await storeOnce(context, storage);
      return { page: await context.newPage() };
    });
    for (const context of contexts) await context.close();
  },
});

/** Opens login as a visitor and waits for the service worker. */
export async function visitWithWorker(visitor: Fixtures['visitor'], options?: VisitorOptions): Promise<{ page: Page }> {
  const visit = await visitor(options);
  await open(visit.page, '/login');
  await installed(visit.page);
  return visit;
}
