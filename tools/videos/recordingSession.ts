import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import i18next, { type i18n } from 'i18next';
import type { Browser, Page } from 'playwright';
import { createBuilder } from 'vite';
import { createBackend } from '../../mocks/backend.ts';
import type { Backend } from '../../mocks/backendInterface.ts';
import { startHttpServer } from '../../mocks/httpServer.ts';
import { scenarioByName } from '../../mocks/scenarios/scenarios.ts';
import { getMark } from '../../src/device/agreement.ts';
import type { Language } from '../../src/i18n/language.ts';
import { locales, namespaces } from '../../src/i18n/localeFiles.ts';
import type { Script } from '../../stories/videos/script.ts';
import { siteFiles } from '../build/serve.ts';
import { testGiftKey } from '../build/testSettings.ts';
import { openPage } from '../e2e/testServer.ts';
import { root } from '../test/program.ts';

/** Viewport of the phone in px, and the scale from page px to video px. */
export const phone = { width: 390, height: 844, scale: 1.5 } as const;

const folder = join(root, '.cache', 'videos', 'site');

/** Builds the recorded site: the production build, with its fonts before its first paint. */
export async function buildSessionSite(): Promise<void> {
  const own = {
    KAPAO_TRUELINK_KEY: testGiftKey,
    NODE_ENV: 'production',
    FONT_DISPLAY: 'block',
  };
  Object.assign(process.env, own);
  const builder = await createBuilder({
    root,
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
  });
  await builder.buildApp();
}

/** Loads every text of a language, to find elements by their keys and to write captions. */
export async function getTexts(language: Language): Promise<i18n> {
  const read = (name: string) => JSON.parse(readFileSync(join(locales, language, `${name}.json`), 'utf8')) as unknown;
  const texts = i18next.createInstance();
  await texts.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: Object.fromEntries(namespaces.map((name) => [name, read(name)])) } as never,
    interpolation: { escapeValue: false },
  });
  return texts;
}

export interface RecordingSession {
  page: Page;
  backend: Backend;
  member: string;
  texts: i18n;
  /** Advances the clocks of the page and the backend together. */
  pass(seconds: number): Promise<void>;
  /** Returns the number of changes of the page so far. */
  changes(): Promise<number>;
  /**
   * Waits, with a stopped clock, until no request is in flight and the page does not change. Returns the number of
   * changes.
   */
  quiet(): Promise<number>;
  /**
   * Waits until no request is in flight and the page does not change, and advances the clock by a multiple of 0.5 s.
   */
  passUntilStable(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the first page as a member, with stopped clocks of page and backend. */
export async function openSession(browser: Browser, play: Script, language: Language): Promise<RecordingSession> {
  const backend = createBackend({
    scenario: play.scenario,
    language: language === 'la' ? 'la' : 'th',
    settings: { truelinkKey: testGiftKey },
  });
  const username = play.member ?? scenarioByName.get(play.scenario)?.members[0]?.username ?? '';
  const id = backend.mockState.db.member.by('username', username)[0]?._id ?? '';
  const site = await startHttpServer({ backend, files: siteFiles(folder).respond });
  const storage = {
    'kapao.language': language,
    'kapao.token': backend.tokenFor(username),
    'kapao.agreement': getMark(id),
  };
  const { page, close } = await openPage(browser, storage, {
    deviceScaleFactor: phone.scale,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    isMobile: true,
    hasTouch: true,
  });
  // In ms. On a busy machine, home may need more than the default of 30 s.
  page.setDefaultTimeout(300_000);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.origin });
  // The games' addresses do not exist, so respond to them with an empty page.
  await page
    .context()
    .route('https://*.games.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>game</title>' }),
    );
  let underWay = 0;
  const ended = () => {
    underWay -= 1;
  };
  page.on('request', () => {
    underWay += 1;
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  await page.addInitScript(() => {
    const changes = { count: 0 };
    Object.assign(globalThis, { changes });
    new MutationObserver(() => {
      changes.count += 1;
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  // `pauseAt` accepts only a later time, so the clock starts ten minutes early.
  await page.clock.install({ time: backend.mockState.clock.now() - 600_000 });
  await page.clock.pauseAt(backend.mockState.clock.now());
  const pass = async (seconds: number) => {
    backend.advance(seconds);
    await page.clock.runFor(seconds * 1000);
  };
  const changes = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      // An image far below the viewport does not load before it is scrolled into view, so do not wait for it.
      const near = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
      await Promise.all(near.map((image) => image.decode().catch(() => {})));
      return (globalThis as unknown as { changes: { count: number } }).changes.count;
    });
  const quiet = async () => {
    let now = -2;
    for (let before = -1; before !== now || underWay > 0; ) {
      before = now;
      await new Promise((resolve) => setTimeout(resolve, 20));
      now = await changes();
    }
    return now;
  };
  const passUntilStable = async () => {
    let steps = 0;
    let before = await quiet();
    for (let calm = 0; calm < 2; steps += 1) {
      await pass(0.05);
      const now = await quiet();
      calm = now === before ? calm + 1 : 0;
      before = now;
    }
    // Round up to half a second, so that the recorded time does not depend on the speed of this machine.
    await pass(((10 - (steps % 10)) % 10) * 0.05);
    await quiet();
  };
  // The first requests return the server's time. Waiting for them keeps the recorded clock the same on every machine.
  await page.goto(`${site.origin}${play.path}`, { waitUntil: 'networkidle' });
  await passUntilStable();
  const shut = async () => {
    await close();
    await site.stop();
  };
  return {
    page,
    backend,
    member: username,
    texts: await getTexts(language),
    pass,
    changes,
    quiet,
    passUntilStable,
    close: shut,
  };
}
