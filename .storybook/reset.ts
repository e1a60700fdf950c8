import { defaultNow } from '@mocks/runtime/clock';
import MockDate from 'mockdate';
import type { SetupWorker } from 'msw/browser';
import { configure, prettyDOM } from 'storybook/test';
import { configureClient } from '@/api/client/client';
import { setMonotonicClock } from '@/device/monotonicClock';
import { localStore, sessionStore, storageKeys } from '@/device/storage';
import { fixTimeZone } from '@/i18n/formatTime';
import { changeLanguage, loadNamespaces } from '@/i18n/i18n';
import type { Namespace } from '@/i18n/namespaces';
import { resetAll } from '@/lib/resettable';
import { overrideSettings } from '@/lib/settings';
import { failCalls, keepWorker, releaseCalls, resetBackend, startSession } from './backend';
import { disableAnimations, freeRandom, loadFonts, resetRandom, resumePolls } from './deterministic';
import type { StoryParameters } from './parameters';
import { speakPseudo } from './pseudo';
import { isTestRun } from './testRun';
import { checkGlobals, getTexts, getToolbarGlobals, type ToolbarGlobals } from './toolbar';

const namespaces = Object.keys(import.meta.glob('../src/i18n/locales/en/*.json')).map((path) =>
  path.replace(/^.*\/|\.json$/g, ''),
) as Namespace[];

/**
 * Prints at most 60 lines of the story, instead of the whole document with Storybook's own skeleton. Prints only when
 * the message is read: a query that waits makes an error at every change of the page.
 */
function elementError(message: string | null, container: Element): Error {
  const isPart = container instanceof Element && container !== document.body && container !== document.documentElement;
  const story = (isPart ? container : [...shown.keys()].at(-1))?.cloneNode(true) as Element | undefined;
  const print = () => {
    const markup = (story && prettyDOM(story, 100_000, { highlight: false })) || '';
    const lines = markup.split('\n').filter((line) => line.trim());
    return [message, ...lines.slice(0, 60), ...(lines.length > 60 ? [`… ${lines.length - 60} more lines`] : [])]
      .filter(Boolean)
      .join('\n');
  };
  const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
  let text: string | undefined;
  return Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => (text ??= print()),
    // A query that ran out of time replaces the message.
    set: (value: string) => {
      text = value;
    },
  });
}

// In ms. In CI and in a built Storybook for hangs only: chunks load late on a busy machine. A developer waits for a red test
// no longer than for a green one. An announcement repeats a visible text for a second, so queries do not find it.
configure({
  asyncUtilTimeout: isTestRun && !import.meta.env.CI ? 10_000 : 60_000,
  getElementError: elementError,
  defaultIgnore: 'script, style, [data-announcer] *',
});

/** Bangkok's time zone in minutes east of UTC. */
const bangkok = 420;

interface StoryContext {
  id: string;
  canvasElement: HTMLElement;
  parameters: StoryParameters;
  msw: SetupWorker;
  globals: Record<string, unknown>;
  viewMode: string;
}

/** The story and toolbar globals that each canvas element shows, as JSON. Docs pages show several stories together. */
const shown = new Map<HTMLElement, string>();
let resets = 0;

/** Returns the number of resets. The decorators use it as React key, so that a reset story mounts again. */
export const resetCount = (): number => resets;

/** Clears only the app's keys in this frame; Storybook has entries of its own in the same origin. */
function clearStorage(): void {
  for (const store of [localStore, sessionStore]) {
    for (const key of Object.values(storageKeys)) {
      store.remove(key);
      for (const [record] of store.listRecords(key)) store.remove(record);
    }
  }
}

function dress({ theme, textSize }: ToolbarGlobals): void {
  const page = document.documentElement;
  // The app sets home's dark theme on `html`. Set the toolbar's theme on `body`, so that light also applies to home.
  if (theme === 'own' || theme === 'both') delete document.body.dataset.theme;
  else document.body.dataset.theme = theme;
  page.style.fontSize = textSize === 'double' ? '200%' : '';
}

/**
 * Resets everything before a story renders, in this order: clock, random numbers, backend (ids and data), storage,
 * session, language. The provider's key renews the SWR cache. Changed args do not reset, so that Controls keep their
 * values. Returns a function that cleans up after the story.
 */
export async function resetStory({
  id,
  canvasElement,
  parameters,
  globals,
  msw,
  viewMode,
}: StoryContext): Promise<() => Promise<void> | void> {
  checkGlobals(globals);
  const toolbarGlobals = getToolbarGlobals(globals);
  const showing = JSON.stringify([id, toolbarGlobals]);
  if (shown.get(canvasElement) === showing) return () => {};
  shown.set(canvasElement, showing);
  resets += 1;
  // Under Vitest no other page of Storybook shares the tab.
  if (!isTestRun) await keepWorker();

  const now = parameters.now ?? defaultNow;
  MockDate.set(now);
  fixTimeZone(bangkok);
  setMonotonicClock(() => Date.now());
  resetRandom();
  resumePolls();
  // Shared links look the same on every host of Storybook.
  overrideSettings({ market: toolbarGlobals.market, siteOrigin: 'https://kapao.example' });
  resetBackend(
    { ...parameters, scenario: toolbarGlobals.scenario || parameters.scenario },
    now,
    toolbarGlobals.language,
  );
  clearStorage();
  // The frame keeps the position of the story before, unless a layout between both shortens the page.
  if (viewMode === 'story') window.scrollTo(0, 0);
  startSession(parameters);
  failCalls(msw, parameters.fail);
  resetAll();
  document.documentElement.removeAttribute('data-terminated');
  disableAnimations();
  dress(toolbarGlobals);
  speakPseudo(toolbarGlobals.language === 'pseudo');
  // A page whose code still loads looks stable, so load the modals before the story needs them.
  const modals = Object.values(parameters.modals ?? {});
  await Promise.all([loadFonts(), loadNamespaces(namespaces), ...modals.map((modal) => modal.preload())]);
  await changeLanguage(getTexts(toolbarGlobals.language));

  return async () => {
    shown.delete(canvasElement);
    // Disconnects the client from the session, so that a late response of this story does not reach the next one.
    configureClient();
    await releaseCalls();
    MockDate.reset();
    freeRandom();
  };
}
