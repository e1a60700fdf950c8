import lao from '@fontsource-variable/noto-sans-lao/files/noto-sans-lao-lao-wght-normal.woff2?url';
import latin from '@fontsource-variable/noto-sans-thai/files/noto-sans-thai-latin-wght-normal.woff2?url';
import thai from '@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2?url';

/**
 * The site's fonts for images that a script draws on a canvas. Pages use a font only if it loads in time
 * (`fonts.css.ts`). An image waits for its fonts, because the member saves and shares it.
 */
const faces = [
  { family: 'Picture Latin', address: latin, letters: /[!-\u024f\u2000-\u21ff]/ },
  { family: 'Picture Thai', address: thai, letters: /[\u0e00-\u0e7f]/ },
  { family: 'Picture Lao', address: lao, letters: /[\u0e80-\u0eff]/ },
];

/** The font family of a canvas if the site's fonts could not be loaded. */
export const deviceFont = 'system-ui';

const loading = new Map<string, Promise<void>>();

async function load(family: string, address: string): Promise<void> {
  try {
    document.fonts.add(await new FontFace(family, `url(${address})`, { weight: '100 900' }).load());
  } catch (error) {
    // Forget the failed request, so that the next image retries.
    loading.delete(family);
    throw error;
  }
}

/**
 * Resolves with the font families for a canvas once the fonts have loaded, or with only the device's font if one fails
 * to load. With `text`, loads only the fonts for the scripts in that text.
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
