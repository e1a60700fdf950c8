import MockDate from 'mockdate';
import type { Area } from '@/i18n/areas';
import { fixTimeZone } from '@/i18n/format';
import { changeLanguage, loadTexts } from '@/i18n/i18n';
import { overrideSettings } from '@/lib/settings';
import type { StoryParameters } from './parameters';
import { freeRandom, holdStill, loadFonts, resetRandom, storyNow } from './steady';
import { type Look, lookOf } from './toolbar';

const areas = Object.keys(import.meta.glob('../src/i18n/locales/en/*.json')).map((path) =>
  path.replace(/^.*\/|\.json$/g, ''),
) as Area[];

/** Minutes east of UTC. */
const bangkok = 420;

interface StoryContext {
  id: string;
  canvasElement: HTMLElement;
  parameters: StoryParameters;
  globals: Record<string, unknown>;
}

/** What is on screen, by its place: docs pages show several stories at once. */
const shown = new Map<HTMLElement, string>();
let resets = 0;

/** Grows with every reset: the decorators' key, so that a reset story is also a freshly mounted one. */
export const resetCount = (): number => resets;

function clearStorage(): void {
  for (const storage of [localStorage, sessionStorage]) {
    // Storybook keeps its own things at the same origin.
    for (const key of Object.keys(storage)) if (key.startsWith('kapao.')) storage.removeItem(key);
  }
}

function dress({ theme, textSize }: Look): void {
  const page = document.documentElement;
  if (theme === 'device') delete page.dataset.theme;
  else page.dataset.theme = theme;
  page.style.fontSize = textSize === '100' ? '' : `${textSize}%`;
}

/**
 * The one reset before a story renders, in this order: clock, random, ids and database, storage, SWR cache (by the
 * provider's key), language. Changed args alone reset nothing, so that Controls do not throw away what was typed.
 */
export async function resetStory({ id, canvasElement, parameters, globals }: StoryContext): Promise<() => void> {
  const look = lookOf(globals);
  const showing = JSON.stringify([id, look]);
  if (shown.get(canvasElement) === showing) return () => {};
  shown.set(canvasElement, showing);
  resets += 1;

  MockDate.set(parameters.now ?? storyNow);
  fixTimeZone(bangkok);
  resetRandom();
  clearStorage();
  overrideSettings({ market: look.market });
  holdStill();
  dress(look);
  const language = look.language === 'all' ? 'th' : look.language;
  await Promise.all([loadFonts(), loadTexts(areas, language)]);
  await changeLanguage(language);

  return () => {
    shown.delete(canvasElement);
    MockDate.reset();
    freeRandom();
  };
}
