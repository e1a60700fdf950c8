import { expect } from 'vitest';
import chat from '../../src/i18n/locales/th/chat.json' with { type: 'json' };
import deposit from '../../src/i18n/locales/th/deposit.json' with { type: 'json' };
import home from '../../src/i18n/locales/th/home.json' with { type: 'json' };
import statement from '../../src/i18n/locales/th/statement.json' with { type: 'json' };
import transfer from '../../src/i18n/locales/th/transfer.json' with { type: 'json' };
import { paths } from '../../src/lib/paths.ts';
import { tags } from '../e2e/testServer.ts';
import { type BrowserDriver, keys } from './browserDriver.ts';
import { amount, hasLoaded, modal, type Spec } from './steps.ts';

async function logIn(driver: BrowserDriver): Promise<void> {
  await driver.asVisitor();
  await driver.agree();
  await driver.open('/login');
  const { username, password } = driver.member;
  await driver.type('input[autocomplete~="username"]', username);
  await driver.type('input[type="password"]', password);
  await driver.press(keys.enter);
  await driver.at('/user/home');
  await driver.loaded();
  await driver.see(driver.member.name);
  await driver.fits();
}

async function depositByQr(driver: BrowserDriver): Promise<void> {
  await driver.tap(home.tiles.deposit, 'main nav button');
  await driver.tap(deposit.method.qr, `${modal} label`);
  await driver.type(amount, '100');
  await driver.tap(deposit.qr.create);
  await hasLoaded(driver, `${modal} img[src^="data:image/svg"]`);
  await driver.back();
  await driver.gone(modal);
}

async function transferToGame(driver: BrowserDriver): Promise<void> {
  await driver.tap(home.transfer, 'main button');
  await driver.seeAt(amount);
  const [, target = ''] = await driver.run(() =>
    [...document.querySelectorAll('dialog select')].map((element) => `#${CSS.escape(element.id)}`),
  );
  await driver.choose(target, 'PG');
  await driver.type(amount, '10');
  await driver.tap(transfer.submit, `${modal} button[type="submit"]`);
  await driver.see(transfer.doneText.split('{{target}}')[0] ?? '');
  await driver.see('10.00');
  await driver.press(keys.escape);
  await driver.gone(modal);
}

async function readReceipt(driver: BrowserDriver): Promise<void> {
  await driver.tap('', 'nav a[href="/user/statement"]');
  await driver.at('/user/statement');
  await driver.loaded();
  await driver.fits();
  await driver.tap('', 'main section button[aria-haspopup="dialog"]');
  await driver.see(statement.receipt.copy);
  await driver.press(keys.escape);
  await driver.gone(modal);
}

async function chatWithSupport(driver: BrowserDriver): Promise<void> {
  // By keyboard: WebKitGTK's driver scrolls in the moment of its click, and WebKit then gives the page no click.
  await driver.until(
    'the chat’s button has the focus',
    (title) => {
      const button = document.querySelector<HTMLElement>(`button[title="${title}"]`);
      button?.focus();
      return button !== null;
    },
    chat.title,
  );
  await driver.press(keys.enter);
  await driver.type('textarea', 'hello', chat.field);
  await driver.tap(chat.send, 'button[type="submit"]');
  await driver.until('support replies', () => document.querySelectorAll('[role="log"] [data-delivery]').length >= 2);
  await driver.press(keys.escape);
  await driver.gone('[role="log"]');
}

async function changeLanguage(driver: BrowserDriver): Promise<void> {
  for (const [language, tag] of Object.entries(tags).reverse()) {
    await driver.choose('header select', language);
    const isSpoken = () => driver.until(`the page is in ${tag}`, (lang) => document.documentElement.lang === lang, tag);
    await isSpoken();
    await driver.reload();
    await isSpoken();
    await driver.fits();
  }
}

/** The steps of a member in one visit. End-to-end tests prove the details in Chromium. */
export const journey: readonly Spec[] = [
  {
    name: 'logs in, deposits, transfers, reads a receipt, chats, and reloads in each language',
    async go(driver) {
      await logIn(driver);
      await depositByQr(driver);
      await transferToGame(driver);
      await readReceipt(driver);
      await chatWithSupport(driver);
      await changeLanguage(driver);
    },
  },
];

const memberPaths = Object.values(paths).filter((path) => path.startsWith(`${paths.user}/`));

/** Specs whose results depend on the engine's version and not on the screen. */
export const languageSpecs: readonly Spec[] = [
  {
    name: 'opens every member page in every stored language',
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
      expect(memberPaths.length).toBeGreaterThan(5);
    },
  },
];
