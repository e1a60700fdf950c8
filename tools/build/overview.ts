import { join } from 'node:path';
import type { Browser } from 'playwright';
import { readOptions } from '../options.ts';
import { launchChromium } from '../test/chromium.ts';
import { root } from '../test/program.ts';

/**
 * `npx tsx tools/build/overview.ts [address]`: takes the screenshots of docs/overview.png from the app that `npm start`
 * serves (default: http://localhost:5173). Run it when login, home or the deposit modal look different.
 */
const { positionals } = readOptions('npx tsx tools/build/overview.ts [address]', {}, { positionals: 'any' });
const [origin = 'http://localhost:5173'] = positionals;
const screen = { width: 390, height: 844 };

/** Takes a phone's screenshot of a page in a language, of a visitor or of the typical demo member. */
async function take(browser: Browser, language: string, path: string, shown: string): Promise<string> {
  const context = await browser.newContext({ viewport: screen, deviceScaleFactor: 1, isMobile: true, hasTouch: true });
  await context.addInitScript((code) => localStorage.setItem('kapao.language', code), language);
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  await page.locator('h1').waitFor();
  if (path !== '/login') {
    const password = page.locator('input[type="password"]');
    await page.locator('input[autocomplete~="username"]').fill('0812345678');
    await password.fill('demo1234');
    await password.press('Enter');
    await page.waitForURL('**/user/home');
    // The agreement opens over home once.
    await page.getByRole('dialog').getByRole('button').last().click();
    await page.goto(origin + path);
  }
  await page.locator(shown).first().waitFor();
  // The panel of the mock backend is not part of the app.
  await page.addStyleTag({ content: 'kapao-mock-panel { display: none }' });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const image = await page.screenshot({ animations: 'disabled' });
  await context.close();
  return `<img src="data:image/png;base64,${image.toString('base64')}">`;
}

const browser = await launchChromium();
try {
  const images = [
    await take(browser, 'th', '/login', 'form'),
    await take(browser, 'la', '/user/home', 'main section li'),
    await take(browser, 'en', '/user/home?modal=deposit', 'dialog:modal li'),
  ];
  const page = await browser.newPage({ viewport: { width: 3 * screen.width + 84, height: screen.height + 28 } });
  await page.setContent(`<style>
    body { margin: 0; display: flex; gap: 28px; padding: 14px; background: #e6dcc8; }
    img { border-radius: 14px; }
  </style>${images.join('')}`);
  await page.screenshot({ path: join(root, 'docs', 'overview.png') });
} finally {
  await browser.close();
}
