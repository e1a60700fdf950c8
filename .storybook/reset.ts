import { defaultNow } from '@mocks/runtime/clock';
import { advanceTime } from '@stories/advanceTime';
import MockDate from 'mockdate';
import type { SetupWorker } from 'msw/browser';
import { configure } from 'storybook/test';
import { configureClient } from '@/api/client/client';
import { overrideMonotonicClock } from '@/api/client/serverTime';
import { forgetInteractive } from '@/app/interactive';
import { forgetSiteInfo } from '@/app/siteInfo';
import { forgetShownPath } from '@/app/useFocusOnChange';
import { clearToasts } from '@/components/Toast/toasts';
import { freezeElapsed } from '@/device/elapsed';
import { localStore, sessionStore, storageKeys } from '@/device/storage';
import { fixTimeZone } from '@/i18n/format';
import { changeLanguage, loadNamespaces } from '@/i18n/i18n';
import type { Namespace } from '@/i18n/namespaces';
import { overrideSettings } from '@/lib/settings';
import { overridePause, type pause } from '@/outcome/pause';
import { forgetReconciliations } from '@/outcome/reconciliations';
import { failCalls, releaseCalls, resetBackend, startSession } from './backend';
import { disableAnimations, freeRandom, loadFonts, resetRandom } from './deterministic';
import type { StoryParameters } from './parameters';
import { speakPseudo } from './pseudo';
import { startTimings } from './timings';
import { type ToolbarGlobals, textsOf, toolbarGlobalsOf } from './toolbar';

const namespaces = Object.keys(import.meta.glob('../src/i18n/locales/en/*.json')).map((path) =>
  path.replace(/^.*\/|\.json$/g, ''),
) as Namespace[];

/** Chunks come late on a busy machine; a `findBy` that finds ends at once all the same. */
configure({ asyncUtilTimeout: 20_000 });

/** Minutes east of UTC. */
const bangkok = 420;

interface StoryContext {
  id: string;
  canvasElement: HTMLElement;
  parameters: StoryParameters;
  msw: SetupWorker;
  globals: Record<string, unknown>;
}

/** What is on screen, by its place: docs pages show several stories at once. */
const shown = new Map<HTMLElement, string>();
let resets = 0;

/** Grows with every reset: the decorators' key, so that a reset story is also a freshly mounted one. */
export const resetCount = (): number => resets;

/** Of this frame alone; Storybook keeps its own things at the same origin. */
function clearStorage(): void {
  for (const store of [localStore, sessionStore]) for (const key of Object.values(storageKeys)) store.remove(key);
}

function dress({ theme, textSize }: ToolbarGlobals): void {
  const page = document.documentElement;
  // Inside what the page itself asks for: home is dark, unless somebody wants to see it light.
  if (theme === 'own') delete document.body.dataset.theme;
  else document.body.dataset.theme = theme;
  page.style.fontSize = textSize === 'double' ? '200%' : '';
}

/**
 * Between two checks for a lost command the story's clocks move on at once; without a connection they wait for it. The
 * time after which the result counts as late never comes. A test that needs another course has its own.
 */
const pauseBriefly: typeof pause = (ms) =>
  new Promise((resolve) => {
    if (ms > 5000) return;
    const go = () => {
      advanceTime(ms / 1000);
      resolve();
    };
    if (navigator.onLine) setTimeout(go);
    else window.addEventListener('online', go, { once: true });
  });

/**
 * The one reset before a story renders, in this order: clock, random, ids and database (a new backend), storage, SWR
 * cache (by the provider's key), language. Changed args alone reset nothing, so that Controls keep what was typed.
 */
export async function resetStory({ id, canvasElement, parameters, globals, msw }: StoryContext): Promise<() => void> {
  startTimings();
  const toolbarGlobals = toolbarGlobalsOf(globals);
  const showing = JSON.stringify([id, toolbarGlobals]);
  if (shown.get(canvasElement) === showing) return () => {};
  shown.set(canvasElement, showing);
  resets += 1;

  const now = parameters.now ?? defaultNow;
  MockDate.set(now);
  fixTimeZone(bangkok);
  freezeElapsed();
  resetRandom();
  // Wherever Storybook is served, links that are handed on look the same.
  overrideSettings({ market: toolbarGlobals.market, siteOrigin: 'https://kapao.example' });
  resetBackend(
    { ...parameters, scenario: toolbarGlobals.scenario || parameters.scenario },
    now,
    toolbarGlobals.language,
  );
  clearStorage();
  startSession(parameters);
  failCalls(msw, parameters.fail);
  clearToasts();
  forgetReconciliations();
  overridePause(pauseBriefly);
  overrideMonotonicClock(() => Date.now());
  forgetSiteInfo();
  forgetInteractive();
  forgetShownPath();
  document.documentElement.removeAttribute('data-terminated');
  disableAnimations();
  dress(toolbarGlobals);
  speakPseudo(toolbarGlobals.language === 'pseudo');
  await Promise.all([loadFonts(), loadNamespaces(namespaces)]);
  await changeLanguage(textsOf(toolbarGlobals.language));

  return () => {
    shown.delete(canvasElement);
    // Answers that still come belong to a session that is over.
    configureClient();
    releaseCalls();
    MockDate.reset();
    freeRandom();
  };
}
