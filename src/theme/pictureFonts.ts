import lao from '@fontsource-variable/noto-sans-lao/files/noto-sans-lao-lao-wght-normal.woff2?url';
import latin from '@fontsource-variable/noto-sans-thai/files/noto-sans-thai-latin-wght-normal.woff2?url';
import thai from '@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2?url';

/**
 * The site's own letters for pictures that a script draws. Pages have theirs only if they come in time (`fonts.css.ts`);
 * a picture is kept and sent on, so it waits for them.
 */
const faces = { 'Picture Latin': latin, 'Picture Thai': thai, 'Picture Lao': lao };

let loading: Promise<void> | undefined;

async function load(): Promise<void> {
  const loaded = Object.entries(faces).map(([family, address]) =>
    new FontFace(family, `url(${address})`, { weight: '100 900' }).load(),
  );
  for (const face of await Promise.all(loaded)) document.fonts.add(face);
}

/** A list of families for a canvas, once its letters are there; the device's own where they cannot be fetched. */
export async function pictureFonts(): Promise<string> {
  loading ??= load();
  try {
    await loading;
    return [...Object.keys(faces).map((family) => `"${family}"`), 'system-ui'].join(', ');
  } catch {
    loading = undefined;
    return 'system-ui';
  }
}
