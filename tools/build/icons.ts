import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from '../../src/lib/buildSettings.ts';
import { dark } from '../../src/theme/colors.ts';
import { readOptions } from '../options.ts';
import { launchChromium } from '../test/chromium.ts';
import { root } from '../test/program.ts';

/**
 * `npx tsx tools/build/icons.ts`: draws the app icons, `favicon.ico` for clients without SVG support, and the preview
 * image of shared links with the site's name, all from public/favicon.svg. Run it when the drawing changes, and with
 * `KAPAO_SITE_NAME` before a build of a site with another name.
 */
readOptions('npx tsx tools/build/icons.ts', {});
const { siteName } = readSettings(process.env);
const drawing = readFileSync(join(root, 'public', 'favicon.svg'), 'utf8');
const folder = join(root, 'public', 'icons');
const fonts = join(root, 'node_modules', '@fontsource-variable', 'noto-sans-thai', 'files');
const font = readFileSync(join(fonts, 'noto-sans-thai-latin-wght-normal.woff2'), 'base64');

/**
 * `side`: width and height in px. `room`: share of the side that the drawing takes, from 0 to 1. Maskable icons stay
 * within the safe circle, whose diameter is 0.8 of the side.
 */
const icons = [
  { name: 'icon-192', side: 192, room: 0.92, ground: 'transparent' },
  { name: 'icon-512', side: 512, room: 0.92, ground: 'transparent' },
  { name: 'maskable-192', side: 192, room: 0.58, ground: dark.ground },
  { name: 'maskable-512', side: 512, room: 0.58, ground: dark.ground },
  { name: 'apple-touch-icon', side: 180, room: 0.7, ground: dark.ground },
];

/** Returns an `.ico` file with one PNG image: a header of 6 bytes, an entry of 16 bytes, then the image. */
function createIco(image: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}

mkdirSync(folder, { recursive: true });
const browser = await launchChromium();
try {
  const page = await browser.newPage();
  const draw = async (width: number, height: number, room: number, ground: string, name = '') => {
    await page.setViewportSize({ width, height });
    await page.setContent(`<!doctype html><style>
      @font-face { font-family: name; font-weight: 100 900; src: url(data:font/woff2;base64,${font}); }
      body { margin: 0; height: 100vh; display: grid; place-content: center; justify-items: center; background: ${ground}; }
      svg { width: ${room * 100}vmin; height: ${room * 100}vmin; }
      p { margin: 0; font: 700 110px/1.4 name, sans-serif; color: ${dark.action}; }
    </style>${drawing}`);
    if (name) {
      await page.evaluate((text) => {
        document.body.append(Object.assign(document.createElement('p'), { textContent: text }));
        return document.fonts.ready;
      }, name);
    }
    return page.screenshot({ omitBackground: true });
  };
  for (const { name, side, room, ground } of icons)
    writeFileSync(join(folder, `${name}.png`), await draw(side, side, room, ground));
  const ico = 32;
  writeFileSync(join(root, 'public', 'favicon.ico'), createIco(await draw(ico, ico, 0.96, 'transparent'), ico));
  // 1200 x 630 px, the size of link previews. The name is its only text, because other text would be in one language.
  writeFileSync(join(root, 'public', 'share.png'), await draw(1200, 630, 0.5, dark.ground, siteName));
} finally {
  await browser.close();
}
