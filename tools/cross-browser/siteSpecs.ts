import chat from '../../src/i18n/locales/th/chat.json' with { type: 'json' };
import common from '../../src/i18n/locales/th/common.json' with { type: 'json' };
import deposit from '../../src/i18n/locales/th/deposit.json' with { type: 'json' };
import home from '../../src/i18n/locales/th/home.json' with { type: 'json' };
import login from '../../src/i18n/locales/th/login.json' with { type: 'json' };
import { paths } from '../../src/lib/paths.ts';
import { tags } from '../e2e/testServer.ts';
import { type BrowserDriver, keys } from './browserDriver.ts';
import { expect, hasLoaded, modal, openDeposit, type Spec, screenshot } from './steps.ts';
import { until } from './timeout.ts';

const kept = (driver: BrowserDriver) =>
  driver.run(() => [sessionStorage.getItem('kapao.token') !== null, localStorage.getItem('kapao.token') !== null]);

async function logIn(driver: BrowserDriver, remember: boolean): Promise<void> {
  await driver.asVisitor();
  await driver.agree();
  await driver.open('/login');
  const { username, password } = driver.member;
  await driver.type('input[autocomplete~="username"]', username);
  await driver.type('input[type="password"]', password);
  if (remember) await driver.tap(login.remember, 'label');
  if (remember) await driver.tap(login.submit);
  else await driver.press(keys.enter);
  await driver.at('/user/home');
  await driver.loaded();
  expect('the token is in [sessionStorage, localStorage]', await kept(driver), [!remember, remember]);
}

/** Checks that a member stays logged in after a reload. */
async function stayLoggedIn(driver: BrowserDriver, remember: boolean): Promise<void> {
  await logIn(driver, remember);
  await driver.reload();
  await driver.at('/user/home');
  await driver.see(driver.member.name);
}

const hasFocus = (driver: BrowserDriver, text: string) =>
  driver.until(
    `“${text}” has the focus`,
    (wanted) => {
      const { activeElement: item } = document;
      return item !== document.body && `${item?.getAttribute('aria-label')}${item?.textContent}`.includes(wanted);
    },
    text,
  );

const languageIs = (driver: BrowserDriver, tag: string, text: string) =>
  driver.until(
    `the page is in ${tag}`,
    (lang, heading) =>
      document.documentElement.lang === lang && document.querySelector('h1')?.textContent?.includes(heading),
    tag,
    text,
  );

const copyNumber = async (driver: BrowserDriver) => {
  await openDeposit(driver, deposit.method.bank);
  await driver.seeAt(`${modal} button`, common.copyOf.replace('{{what}}', deposit.bank.number));
};
const copyButton = common.copyOf.replace('{{what}}', deposit.bank.number);
const copied = common.copied.replace('{{text}}', '');

const memberPaths = Object.values(paths).filter((path) => path.startsWith(`${paths.user}/`));

/** What these specs prove depends on the engine's version and not on the screen. */
export const languageSpecs: readonly Spec[] = [
  {
    name: 'every member page in every stored language',
    async go(driver) {
      await driver.asMember();
      for (const [language, tag] of Object.entries(tags)) {
        await driver.run((wanted) => localStorage.setItem('kapao.language', wanted), language);
        for (const path of memberPaths) {
          await driver.open(path);
          await driver.until(`${path} is in ${tag}`, (lang) => document.documentElement.lang === lang, tag);
          await driver.loaded();
        }
      }
    },
  },
];

/** Specs of login, chat, language, dialogs, navigation, copying and the offline start. The last spec stops the site. */
export const siteSpecs: readonly Spec[] = [
  { name: 'login without "remember me"', go: (driver) => stayLoggedIn(driver, false) },
  { name: 'login with "remember me"', go: (driver) => stayLoggedIn(driver, true) },
  {
    name: 'home is dark; other pages follow the device',
    async go(driver) {
      await driver.asMember();
      await driver.see(driver.member.name);
      await driver.fits();
      const ground = () =>
        driver.run(() => {
          const [red = 255, green = 255, blue = 255] =
            getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
          return (red + green + blue) / 3 < 90;
        });
      expect('home has a dark background', await ground(), true);
      await driver.tap(home.hide);
      await driver.see(home.hidden).catch(() => driver.seeAt('[aria-pressed="true"]'));
      await driver.tap('', 'nav a[href="/user/statement"]');
      await driver.at('/user/statement');
      await driver.loaded();
      await until(
        'the statement has the colour scheme of the device',
        async () => (await ground()) === (await driver.run(() => matchMedia('(prefers-color-scheme: dark)').matches)),
      );
    },
  },
  {
    name: 'chat, with an image',
    async go(driver) {
      await driver.asMember('/user/profile');
      await driver.tap(chat.title);
      await driver.type('textarea', 'hello', chat.field);
      await driver.tap(chat.send, 'button[type="submit"]');
      await driver.until(
        'support replies',
        () => document.querySelectorAll('[role="log"] [data-delivery]').length >= 2,
      );
      await driver.pick('input[data-chat="files"]', screenshot);
      await driver.seeAt('form li img');
      await driver.tap(chat.send, 'button[type="submit"]');
      await driver.gone('form li img');
      await hasLoaded(driver, '[role="log"] img');
      await driver.press(keys.escape);
      await driver.gone('[role="log"]');
      await hasFocus(driver, chat.title);
    },
  },
  {
    name: 'language',
    async go(driver) {
      await driver.asMember('/user/statement');
      await driver.choose('header select', 'en');
      await languageIs(driver, 'en', 'Statement');
      await driver.choose('header select', 'la');
      await languageIs(driver, 'lo', 'ປະຫວັດ');
      await driver.reload();
      await languageIs(driver, 'lo', 'ປະຫວັດ');
      await driver.fits();
    },
  },
  {
    name: 'dialogs: focus, Tab, Escape',
    async go(driver) {
      await driver.asMember();
      const tile = 'main nav button:first-child';
      await driver.run((css) => document.querySelector<HTMLElement>(css)?.focus(), tile);
      await driver.press(keys.enter);
      await driver.seeAt(`${modal} h2`, deposit.title);
      await driver.until(
        'the focus is in the dialog',
        () => document.querySelector('dialog:modal')?.contains(document.activeElement) ?? false,
      );
      for (let presses = 0; presses < 25; presses += 1) await driver.press(keys.tab);
      expect(
        'after 25 Tabs the focus stays in the dialog',
        await driver.run(() => document.querySelector('dialog:modal')?.contains(document.activeElement) ?? false),
        true,
      );
      await driver.press(keys.escape);
      await driver.gone(modal);
      await hasFocus(driver, deposit.title);
      await driver.at('/user/home');
    },
  },
  {
    name: 'back and forward over a dialog',
    async go(driver) {
      await driver.asMember('/user/profile');
      await driver.tap('', 'nav a[href="/user/home"]');
      await driver.at('/user/home');
      await driver.tap(home.tiles.deposit, 'main nav button');
      await driver.seeAt(`${modal} h2`, deposit.title);
      await driver.back();
      await driver.gone(modal);
      await driver.at('/user/home');
      await driver.forward();
      await driver.seeAt(`${modal} h2`, deposit.title);
      await driver.back();
      await driver.gone(modal);
      await driver.back();
      await driver.at('/user/profile');
    },
  },
  {
    name: 'back from a dialog opened by its address',
    async go(driver) {
      await driver.asMember('/user/profile');
      await driver.open('/user/home?modal=deposit');
      await driver.seeAt(`${modal} h2`, deposit.title);
      await driver.back();
      await driver.at('/user/profile');
      await driver.forward();
      await driver.at('/user/home?modal=deposit');
      await driver.tap(common.close, `${modal} button`);
      await driver.at('/user/home');
      await driver.gone(modal);
      await driver.back();
      await driver.at('/user/profile');
    },
  },
  {
    name: 'back to home from a dialog opened by its address, after login',
    async go(driver) {
      await logIn(driver, true);
      await driver.open('/user/home?modal=deposit');
      await driver.seeAt(`${modal} h2`, deposit.title);
      await driver.back();
      await driver.at('/user/home');
      await driver.gone(modal);
      await driver.see(driver.member.name);
    },
  },
  {
    name: 'copying with the Clipboard API',
    async go(driver) {
      await copyNumber(driver);
      await driver.run(() => {
        document.execCommand = () => false;
      });
      await driver.tap(copyButton);
      await driver.see(copied);
    },
  },
  {
    name: 'copying without the Clipboard API, then manually',
    async go(driver) {
      await copyNumber(driver);
      await driver.run(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
      });
      await driver.tap(copyButton);
      await driver.see(copied);
      await driver.run(() => {
        document.execCommand = () => false;
      });
      await driver.tap(copyButton);
      await driver.see(common.copyByHand);
      const marked = () =>
        driver.run(() => {
          const { selectionStart, selectionEnd } = document.activeElement as HTMLTextAreaElement;
          return (selectionEnd ?? 0) > (selectionStart ?? 0);
        });
      await until('the number is selected', marked);
    },
  },
  {
    name: 'start while offline',
    async go(driver) {
      await driver.asMember();
      await until('the service worker has precached the pages', () =>
        driver.run(() => navigator.serviceWorker.controller?.state === 'activated'),
      );
      await driver.site.close();
      await driver.open('/user/home');
      await driver.see(home.failed.title);
      await driver.see(common.retry);
      await driver.open('/contact');
      await driver.seeAt('h1');
    },
  },
];
