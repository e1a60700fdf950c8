import type { CDPSession, Locator, Page } from 'playwright';
import homeTexts from '../src/i18n/locales/th/home.json' with { type: 'json' };
import navTexts from '../src/i18n/locales/th/nav.json' with { type: 'json' };
import { paths } from '../src/lib/paths.ts';

/** How a member opens a modal: the page, and the button there. */
export interface Opener {
  name: string;
  path: string;
  button: (page: Page) => Locator;
}

const named = (words: string) => (page: Page) => page.locator('button:visible', { hasText: words }).first();
const { home } = paths;

/** Every modal that a button opens without more ado; the agreement comes by itself, the bank's name over deposit. */
export const openers: readonly Opener[] = [
  { name: 'deposit', path: home, button: named(homeTexts.tiles.deposit) },
  { name: 'withdraw', path: home, button: named(homeTexts.tiles.withdraw) },
  { name: 'transfer', path: home, button: named(homeTexts.transfer) },
  { name: 'game', path: home, button: (page) => page.locator('main section li button').first() },
  { name: 'invite', path: home, button: named(homeTexts.tiles.invite) },
  { name: 'refund', path: home, button: named(homeTexts.tiles.refund) },
  { name: 'conditions', path: home, button: named(navTexts.conditions) },
  { name: 'howto', path: paths.howto, button: (page) => page.locator('main li button').first() },
];

/** The middle of a control, brought to the middle of the screen, where no bar covers it. */
export async function placeOf(button: Locator): Promise<{ x: number; y: number }> {
  await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A real tap of the browser's, asked for without Playwright's looks at the page before and after. */
export async function tap(devtools: CDPSession, { x, y }: { x: number; y: number }): Promise<void> {
  const at = { x, y, button: 'left', clickCount: 1 } as const;
  await devtools.send('Input.dispatchMouseEvent', { ...at, type: 'mousePressed' });
  await devtools.send('Input.dispatchMouseEvent', { ...at, type: 'mouseReleased' });
}

/** Waits from outside, at leisure: nothing is asked of the page in between. */
export async function until(what: string, holds: () => Promise<boolean>, everyMs = 100): Promise<void> {
  for (let turn = 0; turn < 20_000 / everyMs; turn += 1) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  throw new Error(`In vain: ${what}`);
}

export const isOpen = (page: Page) => page.evaluate(() => document.querySelector('dialog[open]') !== null);

/** By key, as a member would, until nothing is open; banners give way to the modal behind them. */
export async function closeAll(page: Page): Promise<void> {
  await until('every dialog closed', async () => {
    if (!(await isOpen(page))) return true;
    await page.keyboard.press('Escape');
    return false;
  });
}
