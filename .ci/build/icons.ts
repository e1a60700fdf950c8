import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dark } from '../../src/theme/colors.ts';
import { launchChromium } from '../runner/chromium.ts';
import { root } from '../runner/program.ts';

/** `npx tsx .ci/build/icons.ts`: draws the installed app's icons from public/favicon.svg. Run it when the drawing changes. */
const drawing = readFileSync(join(root, 'public', 'favicon.svg'), 'utf8');
const folder = join(root, 'public', 'icons');

/** `room`: share of the side that the pouch takes. Maskable icons keep to the safe circle (0.8 of the side). */
const icons = [
  { name: 'icon-192', side: 192, room: 0.92, ground: 'transparent' },
  { name: 'icon-512', side: 512, room: 0.92, ground: 'transparent' },
  { name: 'maskable-192', side: 192, room: 0.58, ground: dark.ground },
  { name: 'maskable-512', side: 512, room: 0.58, ground: dark.ground },
  { name: 'apple-touch-icon', side: 180, room: 0.7, ground: dark.ground },
];

mkdirSync(folder, { recursive: true });
const browser = await launchChromium();
try {
  const page = await browser.newPage();
  for (const { name, side, room, ground } of icons) {
    await page.setViewportSize({ width: side, height: side });
    await page.setContent(`<!doctype html><style>
      body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${ground}; }
      svg { width: ${room * 100}%; height: ${room * 100}%; }
    </style>${drawing}`);
    writeFileSync(join(folder, `${name}.png`), await page.screenshot({ omitBackground: true }));
  }
} finally {
  await browser.close();
}
