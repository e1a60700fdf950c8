import lao from '@fontsource-variable/noto-sans-lao/files/noto-sans-lao-lao-wght-normal.woff2?url';
import latin from '@fontsource-variable/noto-sans-thai/files/noto-sans-thai-latin-wght-normal.woff2?url';
import thai from '@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2?url';

/**
 * The site's own letters for pictures that a script draws. Pages have theirs only if they come in time (`fonts.css.ts`);
 * a picture is kept and sent on, so it waits for them.
 */
const faces = [
  { family: 'Picture Latin', address: latin, letters: /[!-\u024f\u2000-\u21ff]/ },
  { family: 'Picture Thai', address: thai, letters: /[\u0e00-\u0e7f]/ },
  { family: 'Picture Lao', address: lao, letters: /[\u0e80-\u0eff]/ },
];

/** What a canvas is written in where there are no letters of the site. */
export const deviceFont = 'system-ui';

const loading = new Map<string, Promise<void>>();

async function load(family: string, address: string): Promise<void> {
  try {
    document.fonts.add(await new FontFace(family, `url(${address})`, { weight: '100 900' }).load());
  } catch (error) {
    // The next picture tries again.
    loading.delete(family);
    throw error;
  }
}

/**
 * A list of families for a canvas, once its letters are there; the device's own where they cannot be fetched. With `text`
 * only those of its scripts are fetched.
 */
export async function canvasFonts(text?: string): Promise<string> {
  const needed = faces.filter(({ letters }) => text === undefined || letters.test(text));
  try {
    await Promise.all(
      needed.map(({ family, address }) => {
        const face = loading.get(family) ?? load(family, address);
        loading.set(family, face);
        return face;
      }),
    );
    return [...needed.map(({ family }) => `"${family}"`), deviceFont].join(', ');
  } catch {
    return deviceFont;
  }
}
