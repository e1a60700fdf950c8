import { currentToasts, pauseToast } from '@/components/Toast/toasts';

/** Removes every source of different pixels between runs of the same story, except its data. */

const machineRandom = Math.random;

let draws = 0;

/** Returns the number of random numbers drawn since the last reset. */
export const randomDraws = (): number => draws;

/** Replaces `Math.random` with Mulberry32, so that every story starts with the same seed. */
export function resetRandom(seed = 1): void {
  let state = seed;
  draws = 0;
  Math.random = () => {
    draws += 1;
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Makes `Math.random` constant until the next story. Storybook calls it too, a different number of times in each run.
 */
export function freezeRandom(): void {
  Math.random = () => 0.5;
}

/** Restores `Math.random` for code that runs between stories. */
export function freeRandom(): void {
  Math.random = machineRandom;
}

const faces = [
  ['"Noto Sans Thai Variable"', 'กิ่a1'],
  ['"Noto Sans Lao Variable"', 'ກິ່a1₭'],
  ['"Noto Sans Thai Letters"', 'กิ่'],
  ['"Noto Sans Lao Letters"', 'ກິ່₭'],
] as const;

/**
 * Loads every font of the stories before the first one renders, because `font-display: block` shows blanks until then.
 */
export async function loadFonts(): Promise<void> {
  await Promise.all(faces.map(([family, sample]) => document.fonts.load(`16px ${family}`, sample)));
}

/**
 * True if a program (tests, Chromatic) drives the browser. It then sees no caret, motion, unfinished transition or
 * scroll bar space.
 */
export const driven = navigator.webdriver || /Chromatic/.test(navigator.userAgent);

const noAnimations = `*, *::before, *::after {
  caret-color: transparent !important;
  animation-delay: 0s !important;
  animation-duration: 1ms !important;
  animation-iteration-count: 1 !important;
  transition-delay: 0s !important;
  transition-duration: 0s !important;
  scroll-behavior: auto !important;
  /* A screenshot of the full page contains content below the fold. */
  content-visibility: visible !important;
}
/* No style stops the loading spinner of native video controls. */
video::-webkit-media-controls { display: none !important; }
/* Storybook hides a story that is slow to prepare, and a dialog that opens while hidden gets no focus. */
body.sb-show-preparing-story > #storybook-root { display: block !important; }
body.sb-show-preparing-story > .sb-preparing-story { display: none !important; }
/* On a phone, scroll bars take no space. */
html { scrollbar-gutter: auto !important; }`;

/** Ends every animation immediately; `animationend` still fires. */
export function disableAnimations(): void {
  const id = 'kapao-still';
  if (!driven || document.getElementById(id)) return;
  const style = document.createElement('style');
  style.id = id;
  style.textContent = noAnimations;
  document.head.append(style);
}

/** Waits for a frame and the React work after it. Hidden tabs have no frames, so it waits at most 500 ms. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 500);
  });

/**
 * Resets the focus ring of the last story: for scripted focus, browsers draw a ring if the last focus had one. A text
 * field always has a ring. Call it after the last story is gone, because its dialogs restore focus.
 */
export function resetFocus(): void {
  const field = document.createElement('input');
  field.style.position = 'fixed';
  document.body.append(field);
  field.focus({ preventScroll: true });
  field.blur();
  field.remove();
}

/** Prepares a screenshot or check: loads and decodes images below the fold, and stops the timeouts of toasts. */
export async function decodeImages(): Promise<void> {
  for (const { id } of currentToasts()) pauseToast(id);
  await Promise.all(
    [...document.images].map((image) => {
      image.loading = 'eager';
      return image.decode().catch(() => undefined);
    }),
  );
}
