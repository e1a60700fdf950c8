import { currentToasts, pauseToast } from '@/components/Toast/toasts';

/**
 * This module removes sources of different pixels between runs of a story: random numbers, fonts and images that load
 * late, animations, and focus. reset.ts resets the story's clock and data.
 */

const machineRandom = Math.random;

/** Replaces `Math.random` with Mulberry32. Every story starts with the same seed and so gets the same numbers. */
export function resetRandom(): void {
  let state = 1;
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Makes `Math.random` constant until the story ends. Storybook also calls `Math.random`, a different number of times in
 * each run.
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
 * Loads every font of the stories before a story renders, because `font-display: block` hides text while a font loads.
 */
export async function loadFonts(): Promise<void> {
  await Promise.all(faces.map(([family, sample]) => document.fonts.load(`16px ${family}`, sample)));
}

/**
 * True if a program (tests, Chromatic) drives the browser. Pages then have no caret, motion, unfinished transition or
 * scroll bar space (`disableAnimations`).
 */
export const driven = navigator.webdriver || /Chromatic/.test(navigator.userAgent);

const noAnimations = `*, *::before, *::after, *::backdrop {
  caret-color: transparent !important;
  animation-delay: 0s !important;
  animation-duration: 0s !important;
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

/** Ends every animation at once in a driven browser, so that no frame shows its start. `animationend` still fires. */
export function disableAnimations(): void {
  const id = 'kapao-still';
  if (!driven || document.getElementById(id)) return;
  const style = document.createElement('style');
  style.id = id;
  style.textContent = noAnimations;
  document.head.append(style);
}

/**
 * Stops all polls, as in a page in the background, so that no later screenshot shows a reading under way. Nothing else
 * changes, because the page gets no `visibilitychange`.
 */
export function stopPolls(): void {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
}

/** Lets polls run again. */
export function resumePolls(): void {
  Reflect.deleteProperty(document, 'visibilityState');
}

/** Waits for a frame and the React work after it. Hidden tabs have no frames, so it waits at most 500 ms. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 500);
  });

/**
 * Resets the focus ring that the previous story left. For scripted focus, browsers draw a ring if the previously
 * focused element had a ring, and a text field always has one. Call this when the previous story is gone, because its
 * dialogs restore focus.
 */
export function resetFocus(): void {
  const field = document.createElement('input');
  field.style.position = 'fixed';
  document.body.append(field);
  field.focus({ preventScroll: true });
  field.blur();
  field.remove();
}

/**
 * Prepares the page for a screenshot or check: pauses the timeouts of toasts, and loads and decodes all images, also
 * those below the fold, and the posters of videos.
 */
export async function decodeImages(): Promise<void> {
  for (const { id } of currentToasts()) pauseToast(id);
  const posters = [...document.querySelectorAll('video')].map(({ poster }) =>
    Object.assign(new Image(), { src: poster }),
  );
  await Promise.all(
    [...document.images, ...posters].map((image) => {
      image.loading = 'eager';
      return image.decode().catch(() => undefined);
    }),
  );
}
