import { join } from 'node:path';
import home from '../../src/i18n/locales/th/home.json' with { type: 'json' };
import { root } from '../test/program.ts';
import type { BrowserDriver } from './browserDriver.ts';

/** What a member does, from opening a page to what comes of it. Rejects where it does not. */
export interface Spec {
  name: string;
  go: (driver: BrowserDriver) => Promise<unknown>;
}

export const modal = 'dialog:modal';
export const amount = `${modal} input[inputmode="decimal"]`;
/** Any picture does as a slip and in the chat. */
export const screenshot = join(root, 'docs', 'overview.png');

export const expect = (what: string, found: unknown, wanted: unknown) => {
  const [is, should] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (is !== should) throw new Error(`${what}: ${is} instead of ${should}`);
};

/** The usual member, at a way to deposit. */
export const openDeposit = async (driver: BrowserDriver, method: string) => {
  await driver.asMember();
  await driver.tap(home.tiles.deposit, 'main nav button');
  await driver.tap(method, `${modal} label`);
};

/** One of these pictures has come, and can be seen. */
export const hasLoaded = (driver: BrowserDriver, css: string) =>
  driver.until(
    `the picture ${css} is drawn`,
    (what) => [...document.querySelectorAll<HTMLImageElement>(what)].some(({ naturalWidth }) => naturalWidth > 0),
    css,
  );
