import { expect } from 'vitest';
import common from '../../src/i18n/locales/th/common.json' with { type: 'json' };
import deposit from '../../src/i18n/locales/th/deposit.json' with { type: 'json' };
import game from '../../src/i18n/locales/th/game.json' with { type: 'json' };
import statement from '../../src/i18n/locales/th/statement.json' with { type: 'json' };
import type { Running } from '../e2e/testServer.ts';
import type { BrowserDriver } from './browserDriver.ts';
import { amount, hasLoaded, modal, openDeposit, type Spec } from './steps.ts';

/**
 * User agent of LINE's in-app browser on Android. Most members come from in-app browsers; `withoutParts` removes the
 * APIs that these browsers lack.
 */
export const lineUserAgent =
  'Mozilla/5.0 (Linux; Android 14; SM-A156E; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36 Line/14.9.0/IAB';

/** User agent of Facebook's in-app browser on Android. */
export const facebookUserAgent =
  'Mozilla/5.0 (Linux; Android 14; SM-A156E; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/470.0.0.44.86;]';

/** Script that removes APIs that in-app browsers lack. It runs in each page before all other scripts. */
const withoutParts = `
  for (const name of ['clipboard', 'serviceWorker', 'share', 'canShare']) {
    Object.defineProperty(Navigator.prototype, name, { value: undefined });
  }
  window.open = () => null;
  document.execCommand = () => false;
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function () { if (!this.hasAttribute('download')) click.call(this); };
  const ask = window.matchMedia.bind(window);
  window.matchMedia = (query) => ask(query.includes('pointer: fine') ? 'not all' : query);
  addEventListener('beforeinstallprompt', (event) => event.stopImmediatePropagation());
`;

/** Adds `withoutParts` to every page of the site. */
export function beInApp(site: Running): void {
  site.put('/in-app.js', withoutParts);
  for (const path of site.paths('.html')) {
    site.put(path, site.text(path).replace(/<head[^>]*>/, '$&<script src="/in-app.js"></script>'));
  }
}

async function isNotSaid(driver: BrowserDriver, text: string): Promise<void> {
  // biome-ignore lint/performance/useDomNodeTextContent: only what is seen
  const isSaid = await driver.run((wanted) => document.body.innerText.includes(wanted), text);
  expect(isSaid, `“${text}” is shown`).toBe(false);
}

/** Specs of the alternatives to actions that in-app browsers block. */
export const inAppSpecs: readonly Spec[] = [
  {
    name: 'in an app: no service worker, no install offer',
    async go(driver) {
      await driver.asMember();
      const has = await driver.run(() => [navigator.serviceWorker === undefined, window.open('about:blank') === null]);
      expect(has, 'the parts are missing').toEqual([true, true]);
      await driver.fits();
    },
  },
  {
    name: 'in an app: a number that cannot be copied is selected',
    async go(driver) {
      await openDeposit(driver, deposit.method.bank);
      await driver.tap(common.copyOf.replace('{{what}}', deposit.bank.number));
      await driver.see(common.copyByHand);
      await driver.tap(common.close);
      await driver.seeAt(`${modal} h2`, deposit.title);
    },
  },
  {
    name: 'in an app: a QR can be saved with a long press',
    async go(driver) {
      await openDeposit(driver, deposit.method.qr);
      await driver.type(amount, '100');
      await driver.tap(deposit.qr.create);
      await hasLoaded(driver, `${modal} img[src^="data:image/svg"]`);
      await driver.tap(deposit.qr.save);
      await driver.see(common.pictureByHand);
      await isNotSaid(driver, deposit.qr.saved);
    },
  },
  {
    name: 'in an app: a receipt that cannot be downloaded is shown',
    async go(driver) {
      await driver.asMember('/user/statement');
      await driver.tap('', 'main section button[aria-haspopup="dialog"]');
      await driver.tap(statement.receipt.save);
      await driver.see(common.pictureByHand);
      await hasLoaded(driver, `${modal} img[src^="blob:"]`);
      await isNotSaid(driver, statement.receipt.saved);
      await driver.tap(common.close, `${modal} button`);
      await driver.see(statement.receipt.copy);
    },
  },
  {
    name: 'in an app: a game that cannot open a tab has a link and a hint to use the browser',
    async go(driver) {
      await driver.asMember('/user/home?modal=game:PG');
      await driver.tap(game.play, `${modal} button`);
      await driver.see(game.blocked);
      await driver.see(game.elsewhere);
      await driver.seeAt(`${modal} a[target="_blank"]`, game.openGame);
    },
  },
];
