import { currentLanguage } from '@/i18n/i18n';
import { isThrifty } from '@/lib/isThrifty';
import { localStore, storageKeys } from '@/lib/storage';

const letters = { Thai: 'ก', Lao: 'ກ' };

/** Whether the phone has letters of its own: a box for a missing letter is as wide as any other. */
function isMissing(letter: string): boolean {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return false;
  context.font = '100px system-ui';
  const width = (text: string) => context.measureText(text).width;
  return width(letter) === width('\u{10FFFE}');
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** A page of boxes is taken away and comes back in letters: its parts do not jump while somebody looks for them. */
async function showLetters(): Promise<void> {
  const page = document.documentElement;
  const isFree = page.dataset.waiting === undefined && document.activeElement === document.body;
  if (isFree) page.dataset.waiting = '';
  page.dataset.fonts = 'needed';
  if (!isFree) return;
  await frame();
  await frame();
  delete page.dataset.waiting;
}

/**
 * Brings the site's own fonts into the browser's cache once the page is usable, for the visits after this one: text that
 * is on screen never changes its font. A phone that shows boxes gets its letters at once, and those of the other script
 * as soon as there are any: names and the operator's texts are Thai in Lao and English too.
 */
export async function fetchFonts(): Promise<void> {
  const script = currentLanguage() === 'la' ? 'Lao' : 'Thai';
  const use = Object.values(letters).some(isMissing) ? 'needed' : 'cached';
  if (use === 'cached' && isThrifty()) return;
  const family = `Noto Sans ${script} ${use === 'needed' ? 'Letters' : 'Variable'}`;
  await document.fonts.load(`1em "${family}"`, `${letters[script]}A`);
  localStore.set(storageKeys.fonts, use);
  if (use === 'needed') await showLetters();
}
