import lao from '@fontsource-variable/noto-sans-lao/files/noto-sans-lao-lao-wght-normal.woff2?url';
import latin from '@fontsource-variable/noto-sans-thai/files/noto-sans-thai-latin-wght-normal.woff2?url';
import thai from '@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2?url';

/**
 * The site's own fonts for images that a script draws. Pages use them only if they load in time (`fonts.css.ts`). An
 * image is saved and sent on, so it waits for them.
 */
const faces = [
  { family: 'Picture Latin', address: latin, letters: /[!-\u024f\u2000-\u21ff]/ },
  { family: 'Picture Thai', address: thai, letters: /[\u0e00-\u0e7f]/ },
  { family: 'Picture Lao', address: lao, letters: /[\u0e80-\u0eff]/ },
];

/** Font family of a canvas if the site's fonts are unavailable. */
export const deviceFont = 'system-ui';

const loading = new Map<string, Promise<void>>();

async function load(family: string, address: string): Promise<void> {
  try {
    document.fonts.add(await new FontFace(family, `url(${address})`, { weight: '100 900' }).load());
  } catch (error) {
    // The next image retries.
    loading.delete(family);
    throw error;
  }
}

/**
 * Resolves to a list of families for a canvas once the fonts have loaded; the device's font if they fail. With `text`,
 * only the fonts of its scripts are loaded.
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
