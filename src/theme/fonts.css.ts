import lao from '@fontsource-variable/noto-sans-lao/files/noto-sans-lao-lao-wght-normal.woff2';
import laoLatinExt from '@fontsource-variable/noto-sans-lao/files/noto-sans-lao-latin-ext-wght-normal.woff2';
import laoLatin from '@fontsource-variable/noto-sans-lao/files/noto-sans-lao-latin-wght-normal.woff2';
import thaiLatin from '@fontsource-variable/noto-sans-thai/files/noto-sans-thai-latin-wght-normal.woff2';
import thai from '@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2';
import { globalFontFace } from '@vanilla-extract/css';

/** Styles run in Node at build time. This declares the only part of Node that the styles use. */
declare const process: { env: Record<string, string | undefined> };

/**
 * Storybook, the development server and recordings of how-to videos wait for the fonts, so that images are the same on
 * every run.
 */
export const waitsForFonts = process.env.FONT_DISPLAY === 'block';

const face = (src: string, unicodeRange: string, fontDisplay?: 'block') =>
  ({
    src: `url(${src}) format('woff2-variations')`,
    fontDisplay: waitsForFonts ? 'block' : (fontDisplay ?? 'optional'),
    fontWeight: '100 900',
    unicodeRange,
  }) as const;

const latinRange =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-200B,U+200E-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const kipSign = 'U+20AD';

/** Thai letters and the spaces between words, so that a whole sentence uses one font and loads no other. */
const thaiRange = 'U+20,U+A0,U+0E01-0E5B,U+200C-200D,U+25CC';
const laoRange = 'U+20,U+A0,U+0E81-0EDF,U+200C-200D,U+25CC';

const thaiLetters = 'U+0E01-0E5B';
const laoLetters = 'U+0E81-0EDF';

/**
 * `optional` paints text once and never changes its font: Noto if it loads within about 100 ms, otherwise the device's
 * font. Later visits preload the fonts of their language together. One variable file per script contains both weights.
 * If two faces contain a letter, the browser uses the last face.
 */
globalFontFace('Noto Sans Thai Variable', [face(thaiLatin, latinRange), face(thai, thaiRange)]);
globalFontFace('Noto Sans Lao Variable', [face(laoLatin, latinRange), face(laoLatinExt, kipSign), face(lao, laoRange)]);

/**
 * The letters of the other script, without Latin letters. Otherwise the browser could load Latin letters of these
 * families while the page's own font is late.
 */
globalFontFace('Noto Sans Thai Letters', face(thai, thaiLetters));
globalFontFace('Noto Sans Lao Letters', [face(laoLatinExt, kipSign), face(lao, laoLetters)]);

/**
 * The letters of both scripts on a device without a font for the page's own (`data-fonts="needed"`, letters.ts). Text
 * waits for these fonts, because it would otherwise be boxes. Spaces are the device's, so that the size of lines does
 * not depend on these fonts.
 */
globalFontFace('Noto Sans Thai Needed', face(thai, thaiLetters, 'block'));
globalFontFace('Noto Sans Lao Needed', [face(laoLatinExt, kipSign, 'block'), face(lao, laoLetters, 'block')]);
