import home from '../../src/i18n/locales/th/home.json' with { type: 'json' };
import type { BrowserDriver } from './browserDriver.ts';

/** A member's flow from opening a page to its result. `go` rejects if a step fails. */
export interface Spec {
  name: string;
  go: (driver: BrowserDriver) => Promise<unknown>;
}

export const modal = 'dialog:modal';
export const amount = `${modal} input[inputmode="decimal"]`;

/** Opens a deposit method as the default member. */
export const openDeposit = async (driver: BrowserDriver, method: string) => {
  await driver.asMember();
  await driver.tap(home.tiles.deposit, 'main nav button');
  await driver.tap(method, `${modal} label`);
};

/** Waits until at least one image that matches `css` is loaded. */
export const hasLoaded = (driver: BrowserDriver, css: string) =>
  driver.until(
    `the image ${css} is loaded`,
    (what) => [...document.querySelectorAll<HTMLImageElement>(what)].some(({ naturalWidth }) => naturalWidth > 0),
    css,
  );
