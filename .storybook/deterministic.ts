import { currentToasts, pauseToast } from '@/components/Toast/toasts';

/** Everything that could make the same story show other pixels on another run, but for the data. */

const machineRandom = Math.random;

/** Mulberry32 in place of `Math.random`: every story starts from the same seed. */
export function resetRandom(seed = 1): void {
  let state = seed;
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The same chance whenever it is asked, until the next story: Storybook asks, too, and not equally often each time. */
export function freezeRandom(): void {
  Math.random = () => 0.5;
}

/** Gives chance back, for code that runs between stories. */
export function freeRandom(): void {
  Math.random = machineRandom;
}

const faces = [
  ['"Noto Sans Thai Variable"', 'กิ่a1'],
  ['"Noto Sans Lao Variable"', 'ກິ່a1₭'],
  ['"Noto Sans Thai Letters"', 'กิ่'],
  ['"Noto Sans Lao Letters"', 'ກິ່₭'],
] as const;

/** Every font a story can need, before the first one renders: `block` faces would show blanks else. */
export async function loadFonts(): Promise<void> {
  await Promise.all(faces.map(([family, sample]) => document.fonts.load(`16px ${family}`, sample)));
}

/** A browser that is driven by a program (tests, Chromatic) sees no caret, motion, half-done transition or room for scroll bars. */
export const driven = navigator.webdriver || /Chromatic/.test(navigator.userAgent);

const noAnimations = `*, *::before, *::after {
  caret-color: transparent !important;
  animation-delay: 0s !important;
  animation-duration: 1ms !important;
  animation-iteration-count: 1 !important;
  transition-delay: 0s !important;
  transition-duration: 0s !important;
  scroll-behavior: auto !important;
  /* A picture of the full page shows what is below the fold. */
  content-visibility: visible !important;
}
/* The browser's own controls have a spinner that nothing stops. */
video::-webkit-media-controls { display: none !important; }
/* Storybook hides what takes long to prepare, and a dialog that is hidden when it opens gets no focus. */
body.sb-show-preparing-story > #storybook-root { display: block !important; }
body.sb-show-preparing-story > .sb-preparing-story { display: none !important; }
/* As on a phone, whose scroll bars take no room. */
html { scrollbar-gutter: auto !important; }`;

/** Settles every animation at its end at once; code that waits for `animationend` still hears it. */
export function disableAnimations(): void {
  const id = 'kapao-still';
  if (!driven || document.getElementById(id)) return;
  const style = document.createElement('style');
  style.id = id;
  style.textContent = noAnimations;
  document.head.append(style);
}

/** A frame, and what components do upon it. Hidden tabs have none. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 500);
  });

/**
 * Forgets how the story before was focused: whether a browser draws a ring around what a script focuses depends on the
 * ring of the last one. A text field always has one. Only works once the story before is gone, whose dialogs give focus back.
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
 * Before a program looks: pictures below the fold are fetched and painted, too, and toasts stay, however long the
 * accessibility check takes.
 */
export async function decodeImages(): Promise<void> {
  for (const { id } of currentToasts()) pauseToast(id);
  await Promise.all(
    [...document.images].map((image) => {
      image.loading = 'eager';
      return image.decode().catch(() => undefined);
    }),
  );
}
