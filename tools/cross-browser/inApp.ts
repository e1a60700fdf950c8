import common from '../../src/i18n/locales/th/common.json' with { type: 'json' };
import deposit from '../../src/i18n/locales/th/deposit.json' with { type: 'json' };
import game from '../../src/i18n/locales/th/game.json' with { type: 'json' };
import statement from '../../src/i18n/locales/th/statement.json' with { type: 'json' };
import type { ChatSite } from '../e2e/chatSite.ts';
import type { Hand } from './hand.ts';
import { amount, expect, hasLoaded, type Journey, modal, openDeposit } from './steps.ts';

/** Where most members come from: the browser inside a chat app, which lacks what this one says. */
export const lineUserAgent =
  'Mozilla/5.0 (Linux; Android 14; SM-A156E; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36 Line/14.9.0/IAB';

/** Likewise, on Android. */
export const facebookUserAgent =
  'Mozilla/5.0 (Linux; Android 14; SM-A156E; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/470.0.0.44.86;]';

/** Runs in each page before all else. */
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

/** Lets the site's pages find themselves in such a browser. */
export function beInApp({ files }: ChatSite): void {
  files.put('/in-app.js', withoutParts);
  for (const path of files.paths('.html')) {
    files.put(path, files.text(path).replace(/<head[^>]*>/, '$&<script src="/in-app.js"></script>'));
  }
}

const isNotSaid = async (hand: Hand, words: string) =>
  // biome-ignore lint/performance/useDomNodeTextContent: only what is seen
  expect(`“${words}” is said`, await hand.run((wanted) => document.body.innerText.includes(wanted), words), false);

/** Nothing ends without a way on. */
export const inAppJourneys: readonly Journey[] = [
  {
    name: 'in an app: no service worker, no install offer',
    async go(hand) {
      await hand.asMember();
      const has = await hand.run(() => [navigator.serviceWorker === undefined, window.open('about:blank') === null]);
      expect('the parts are missing', has, [true, true]);
      await hand.fits();
    },
  },
  {
    name: 'in an app: a number that cannot be copied is marked',
    async go(hand) {
      await openDeposit(hand, deposit.method.bank);
      await hand.tap(common.copyOf.replace('{{what}}', deposit.bank.number));
      await hand.see(common.copyByHand);
      await hand.tap(common.close);
      await hand.seeAt(`${modal} h2`, deposit.title);
    },
  },
  {
    name: 'in an app: a QR can be held to save it',
    async go(hand) {
      await openDeposit(hand, deposit.method.qr);
      await hand.type(amount, '100');
      await hand.tap(deposit.qr.create);
      await hasLoaded(hand, `${modal} img[src^="data:image/svg"]`);
      await hand.tap(deposit.qr.save);
      await hand.see(common.pictureByHand);
      await isNotSaid(hand, deposit.qr.saved);
    },
  },
  {
    name: 'in an app: a receipt that cannot be downloaded is shown',
    async go(hand) {
      await hand.asMember('/user/statement');
      await hand.tap('', 'main section button[aria-haspopup="dialog"]');
      await hand.tap(statement.receipt.save);
      await hand.see(common.pictureByHand);
      await hasLoaded(hand, `${modal} img[src^="blob:"]`);
      await isNotSaid(hand, statement.receipt.saved);
      await hand.tap(common.close, `${modal} button`);
      await hand.see(statement.receipt.copy);
    },
  },
  {
    name: 'in an app: a game that gets no tab has a link, and words for the browser',
    async go(hand) {
      await hand.asMember('/user/home?modal=game:PG');
      await hand.tap(game.play, `${modal} button`);
      await hand.see(game.blocked);
      await hand.see(game.elsewhere);
      await hand.seeAt(`${modal} a[target="_blank"]`, game.openGame);
    },
  },
];
