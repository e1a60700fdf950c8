import chat from '../../src/i18n/locales/th/chat.json' with { type: 'json' };
import common from '../../src/i18n/locales/th/common.json' with { type: 'json' };
import deposit from '../../src/i18n/locales/th/deposit.json' with { type: 'json' };
import home from '../../src/i18n/locales/th/home.json' with { type: 'json' };
import login from '../../src/i18n/locales/th/login.json' with { type: 'json' };
import { type Hand, keys } from './hand.ts';
import { until } from './patience.ts';
import { expect, hasLoaded, type Journey, modal, openDeposit, screenshot } from './steps.ts';

const kept = (hand: Hand) =>
  hand.run(() => [sessionStorage.getItem('kapao.token') !== null, localStorage.getItem('kapao.token') !== null]);

async function logIn(hand: Hand, remember: boolean): Promise<void> {
  await hand.asVisitor();
  await hand.agree();
  await hand.open('/login');
  const { username, password } = hand.member;
  await hand.type('input[autocomplete~="username"]', username);
  await hand.type('input[type="password"]', password);
  if (remember) await hand.tap(login.remember, 'label');
  if (remember) await hand.tap(login.submit);
  else await hand.press(keys.enter);
  await hand.at('/user/home');
  await hand.loaded();
  expect('the token is kept for [this tab, to stay]', await kept(hand), [!remember, remember]);
}

/** Whoever is logged in stays so over a reload. */
async function stayLoggedIn(hand: Hand, remember: boolean): Promise<void> {
  await logIn(hand, remember);
  await hand.reload();
  await hand.at('/user/home');
  await hand.see(hand.member.name);
}

const hasFocus = (hand: Hand, words: string) =>
  hand.until(
    `“${words}” has the focus`,
    (wanted) => {
      const { activeElement: one } = document;
      return one !== document.body && `${one?.getAttribute('aria-label')}${one?.textContent}`.includes(wanted);
    },
    words,
  );

const languageIs = (hand: Hand, tag: string, words: string) =>
  hand.until(
    `the page is in ${tag}`,
    (lang, heading) =>
      document.documentElement.lang === lang && document.querySelector('h1')?.textContent?.includes(heading),
    tag,
    words,
  );

const copyNumber = async (hand: Hand) => {
  await openDeposit(hand, deposit.method.bank);
  await hand.seeAt(`${modal} button`, common.copyOf.replace('{{what}}', deposit.bank.number));
};
const copyButton = common.copyOf.replace('{{what}}', deposit.bank.number);
const copied = common.copied.replace('{{text}}', '');

/** Coming in, around the site, and out of its dialogs. The last one ends the site. */
export const siteJourneys: readonly Journey[] = [
  { name: 'login for this tab', go: (hand) => stayLoggedIn(hand, false) },
  { name: 'login to stay', go: (hand) => stayLoggedIn(hand, true) },
  {
    name: 'home, dark; other pages as the device',
    async go(hand) {
      await hand.asMember();
      await hand.see(hand.member.name);
      await hand.fits();
      const ground = () =>
        hand.run(() => {
          const [red = 255, green = 255, blue = 255] =
            getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
          return (red + green + blue) / 3 < 90;
        });
      expect('home is dark', await ground(), true);
      await hand.tap(home.hide);
      await hand.see(home.hidden).catch(() => hand.seeAt('[aria-pressed="true"]'));
      await hand.tap('', 'nav a[href="/user/statement"]');
      await hand.at('/user/statement');
      await hand.loaded();
      await until(
        'the statement is as the device',
        async () => (await ground()) === (await hand.run(() => matchMedia('(prefers-color-scheme: dark)').matches)),
      );
    },
  },
  {
    name: 'chat, with a picture',
    async go(hand) {
      await hand.asMember('/user/profile');
      await hand.tap(chat.title);
      await hand.type('textarea', 'hello', chat.field);
      await hand.tap(chat.send, 'button[type="submit"]');
      await hand.until('support answers', () => document.querySelectorAll('[role="log"] [data-delivery]').length >= 2);
      await hand.pick('input[data-chat="files"]', screenshot);
      await hand.seeAt('form li img');
      await hand.tap(chat.send, 'button[type="submit"]');
      await hand.gone('form li img');
      await hasLoaded(hand, '[role="log"] img');
      await hand.press(keys.escape);
      await hand.gone('[role="log"]');
      await hasFocus(hand, chat.title);
    },
  },
  {
    name: 'language',
    async go(hand) {
      await hand.asMember('/user/statement');
      await hand.choose('header select', 'en');
      await languageIs(hand, 'en', 'Statement');
      await hand.choose('header select', 'la');
      await languageIs(hand, 'lo', 'ປະຫວັດ');
      await hand.reload();
      await languageIs(hand, 'lo', 'ປະຫວັດ');
      await hand.fits();
    },
  },
  {
    name: 'dialogs: focus, Tab, Escape',
    async go(hand) {
      await hand.asMember();
      const tile = 'main nav button:first-child';
      await hand.run((css) => document.querySelector<HTMLElement>(css)?.focus(), tile);
      await hand.press(keys.enter);
      await hand.seeAt(`${modal} h2`, deposit.title);
      await hand.until(
        'the focus is in the dialog',
        () => document.querySelector('dialog:modal')?.contains(document.activeElement) ?? false,
      );
      for (let presses = 0; presses < 25; presses += 1) await hand.press(keys.tab);
      expect(
        'after 25 Tabs the focus is in the dialog',
        await hand.run(() => document.querySelector('dialog:modal')?.contains(document.activeElement) ?? false),
        true,
      );
      await hand.press(keys.escape);
      await hand.gone(modal);
      await hasFocus(hand, deposit.title);
      await hand.at('/user/home');
    },
  },
  {
    name: 'back and forward over a dialog',
    async go(hand) {
      await hand.asMember('/user/profile');
      await hand.tap('', 'nav a[href="/user/home"]');
      await hand.at('/user/home');
      await hand.tap(home.tiles.deposit, 'main nav button');
      await hand.seeAt(`${modal} h2`, deposit.title);
      await hand.back();
      await hand.gone(modal);
      await hand.at('/user/home');
      await hand.forward();
      await hand.seeAt(`${modal} h2`, deposit.title);
      await hand.back();
      await hand.gone(modal);
      await hand.back();
      await hand.at('/user/profile');
    },
  },
  {
    name: 'back from a dialog opened by its address',
    async go(hand) {
      await hand.asMember('/user/profile');
      await hand.open('/user/home?modal=deposit');
      await hand.seeAt(`${modal} h2`, deposit.title);
      await hand.back();
      await hand.at('/user/profile');
      await hand.forward();
      await hand.at('/user/home?modal=deposit');
      await hand.tap(common.close, `${modal} button`);
      await hand.at('/user/home');
      await hand.gone(modal);
      await hand.back();
      await hand.at('/user/profile');
    },
  },
  {
    name: 'back from it to home, after login',
    async go(hand) {
      await logIn(hand, true);
      await hand.open('/user/home?modal=deposit');
      await hand.seeAt(`${modal} h2`, deposit.title);
      await hand.back();
      await hand.at('/user/home');
      await hand.gone(modal);
      await hand.see(hand.member.name);
    },
  },
  {
    name: 'copying, by the Clipboard API',
    async go(hand) {
      await copyNumber(hand);
      await hand.run(() => {
        document.execCommand = () => false;
      });
      await hand.tap(copyButton);
      await hand.see(copied);
    },
  },
  {
    name: 'copying without it, then by hand',
    async go(hand) {
      await copyNumber(hand);
      await hand.run(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
      });
      await hand.tap(copyButton);
      await hand.see(copied);
      await hand.run(() => {
        document.execCommand = () => false;
      });
      await hand.tap(copyButton);
      await hand.see(common.copyByHand);
      const marked = () =>
        hand.run(() => {
          const { selectionStart, selectionEnd } = document.activeElement as HTMLTextAreaElement;
          return (selectionEnd ?? 0) > (selectionStart ?? 0);
        });
      await until('the number is marked', marked);
    },
  },
  {
    name: 'start without the network',
    async go(hand) {
      await hand.asMember();
      await until('the service worker has kept the pages', () =>
        hand.run(() => navigator.serviceWorker.controller?.state === 'activated'),
      );
      await hand.site.close();
      await hand.open('/user/home');
      await hand.see(home.failed.title);
      await hand.see(common.retry);
      await hand.open('/contact');
      await hand.seeAt('h1');
    },
  },
];
