import { setTimeout as sleep } from 'node:timers/promises';
import homeTexts from '../src/i18n/locales/th/home.json' with { type: 'json' };
import navTexts from '../src/i18n/locales/th/nav.json' with { type: 'json' };
import { paths } from '../src/lib/paths.ts';
import type { QuietContext, QuietPage } from './quietPage.ts';

/** How a member opens a modal: the page, and the button there. */
export interface Opener {
  name: string;
  path: string;
  /** The first one that is seen and has the words. */
  selector: string;
  words: string;
}

const { home } = paths;
const named = (name: string, words: string): Opener => ({ name, path: home, selector: 'button', words });

/** Every modal that a button opens without more ado; the agreement comes by itself, the bank's name over deposit. */
export const openers: readonly Opener[] = [
  named('deposit', homeTexts.tiles.deposit),
  named('withdraw', homeTexts.tiles.withdraw),
  named('transfer', homeTexts.transfer),
  { name: 'game', path: home, selector: 'main section li button', words: '' },
  named('invite', homeTexts.tiles.invite),
  named('refund', homeTexts.tiles.refund),
  named('conditions', navTexts.conditions),
  { name: 'howto', path: paths.howto, selector: 'main li button', words: '' },
];

/** Runs in the page: brings a control to the middle of the screen, where no bar covers it, and gives its own middle. */
function placeOf(selector: string, words: string) {
  const button = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) => element.textContent.includes(words) && element.checkVisibility(),
  );
  if (!button) throw new Error(`Not on the page: ${selector} ${words}`);
  button.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = button.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** A quick finger stays on the glass that long. */
const pressMs = 80;

/** A real tap of the browser's; what looking for the button costs is over by then. */
export async function tap(page: QuietPage, { selector, words }: Pick<Opener, 'selector' | 'words'>): Promise<void> {
  const place = await page.evaluate(placeOf, selector, words);
  await sleep(600);
  const at = { ...place, button: 'left', clickCount: 1 };
  await page.send('Input.dispatchMouseEvent', { ...at, type: 'mousePressed' });
  await sleep(pressMs);
  await page.send('Input.dispatchMouseEvent', { ...at, type: 'mouseReleased' });
}

/** A key of the keyboard: a character, or one of these. */
export async function press(page: QuietPage, key: string): Promise<void> {
  const codes: Record<string, number> = { Backspace: 8, Escape: 27 };
  const event = key in codes ? { key, code: key, windowsVirtualKeyCode: codes[key] } : { key, text: key };
  await page.send('Input.dispatchKeyEvent', { ...event, type: 'keyDown' });
  await page.send('Input.dispatchKeyEvent', { key, type: 'keyUp' });
}

/** Waits until something holds in the page, looking at it at leisure. */
export async function until<A extends unknown[]>(
  page: QuietPage,
  what: string,
  holds: (...args: A) => boolean,
  ...args: A
): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) {
    if (await page.evaluate(holds, ...args)) return;
    await sleep(200);
  }
  throw new Error(`In vain: ${what}`);
}

/** By key, as a member would, until nothing is open; banners give way to the modal behind them. */
export async function closeAll(page: QuietPage): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) {
    if (!(await page.evaluate(() => document.querySelector('dialog[open]') !== null))) return;
    await press(page, 'Escape');
    await sleep(100);
  }
  throw new Error('In vain: every dialog closed');
}

/** A member's page on a phone's screen, at rest. `script` runs before the page's own. */
export async function memberPage(
  context: QuietContext,
  address: string,
  storage: Record<string, string>,
  script: string,
): Promise<QuietPage> {
  const page = await context.open();
  await page.send('Page.enable');
  await page.send('Emulation.setDeviceMetricsOverride', {
    width: 390,
    height: 844,
    deviceScaleFactor: 2,
    mobile: true,
  });
  // A finger is no mouse to media queries.
  await page.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.send('Emulation.setLocaleOverride', { locale: 'th-TH' });
  await page.send('Emulation.setTimezoneOverride', { timezoneId: 'Asia/Bangkok' });
  const stored = `for (const [key, value] of Object.entries(${JSON.stringify(storage)})) localStorage.setItem(key, value);`;
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `${stored}\n${script}` });
  await page.send('Page.navigate', { url: address });
  await until(
    page,
    `${address} in use`,
    () =>
      performance.getEntriesByName('kapao:usable').length > 0 &&
      document.querySelector('h1') !== null &&
      document.querySelector('[aria-busy="true"]') === null,
  );
  await sleep(1500);
  return page;
}
