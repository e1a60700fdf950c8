import { expect } from 'vitest';
import chat from '../../src/i18n/locales/th/chat.json' with { type: 'json' };
import deposit from '../../src/i18n/locales/th/deposit.json' with { type: 'json' };
import login from '../../src/i18n/locales/th/login.json' with { type: 'json' };
import password from '../../src/i18n/locales/th/password.json' with { type: 'json' };
import transfer from '../../src/i18n/locales/th/transfer.json' with { type: 'json' };
import withdraw from '../../src/i18n/locales/th/withdraw.json' with { type: 'json' };
import type { BrowserDriver } from './browserDriver.ts';
import { foreignColours, underNotch, weakTexts } from './pageChecks.ts';
import { amount, hasLoaded, modal, openDeposit, type Spec } from './steps.ts';
import { exists, until } from './timeout.ts';

const members = ['/user/home', '/user/bonus', '/user/spin', '/user/statement', '/user/profile'];
const modals = ['deposit', 'withdraw', 'transfer', 'play', 'password', 'invite', 'refund'];

/**
 * Opens login, and the pages in `members` and `modals` as a member. Waits on each page until `check` returns no issues.
 */
async function everywhere(driver: BrowserDriver, check: () => Promise<readonly string[]>): Promise<void> {
  const isRight = (place: string) =>
    until(`no issues at ${place}`, async () => {
      const wrong = await check();
      if (wrong.length > 0) throw new Error(wrong.join('; '));
      return exists();
    });
  await driver.asVisitor();
  await driver.open('/login');
  await isRight('/login');
  await driver.asMember();
  for (const place of [...members, ...modals.map((name) => `/user/profile?modal=${name}`)]) {
    await driver.open(place);
    await driver.loaded();
    if (place.includes('?')) await driver.seeAt(`${modal} h2`);
    await isRight(place);
  }
}

/**
 * Types into a field, and checks that the field and its submit button (`action`) stay in view with an open keyboard.
 */
async function typeOver(driver: BrowserDriver, css: string, text: string, action: string): Promise<void> {
  await driver.type(css, text);
  const close = await driver.openKeyboard();
  try {
    await driver.inView(action);
  } finally {
    await close();
  }
}

/** Portrait only: in landscape the on-screen keyboard leaves room for about one line. */
export const keyboardSpecs: readonly Spec[] = [
  {
    name: 'keyboard: the field and its action stay in view',
    async go(driver) {
      await driver.asVisitor();
      await driver.agree();
      await driver.open('/login');
      await typeOver(driver, 'input[type="password"]', 'demo', login.submit);
      await openDeposit(driver, deposit.method.qr);
      await typeOver(driver, amount, '100', deposit.qr.create);
      for (const [name, action] of [
        ['withdraw', withdraw.submit],
        ['transfer', transfer.submit],
      ] as const) {
        await driver.open(`/user/home?modal=${name}`);
        await typeOver(driver, amount, '10', action);
      }
      await driver.open('/user/profile?modal=password');
      await typeOver(driver, `${modal} input[type="password"]`, 'demo', password.submit);
      await driver.open('/user/profile');
      await driver.tap(chat.title);
      await typeOver(driver, 'textarea', 'hello', chat.send);
    },
  },
];

export const largeTextSpecs: readonly Spec[] = [
  {
    name: 'text at 130 %: all text grows, and no page scrolls horizontally',
    go: (driver) =>
      everywhere(driver, async () => {
        await driver.fits();
        const size = await driver.run(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
        return size === 21 ? [] : [`the text is ${size} px instead of 21 px`];
      }),
  },
];

export const contrastSpecs: readonly Spec[] = [
  {
    name: 'more contrast: every text has a contrast of at least 7:1',
    go: (driver) => everywhere(driver, () => driver.run(weakTexts, 7)),
  },
];

export const forcedColoursSpecs: readonly Spec[] = [
  {
    name: "forced colours: only the device's colours, and every text is readable",
    go: (driver) =>
      everywhere(driver, async () => [...(await driver.run(foreignColours)), ...(await driver.run(weakTexts, 2))]),
  },
  {
    name: 'forced colours: selection, main action and dialog edges stay visible',
    async go(driver) {
      await driver.asMember('/user/statement');
      const style = (css: string, property: string) =>
        driver.until(
          css,
          (what, name) => {
            const item = document.querySelector(what);
            return item ? getComputedStyle(item).getPropertyValue(name) : '';
          },
          css,
          property,
        );
      expect(await style('nav [aria-current="page"] > *', 'outline-style'), 'the mark of the current page').toEqual(
        'solid',
      );
      await openDeposit(driver, deposit.method.qr);
      const chip = (state: string) => style(`${modal} label:has(${state})`, 'border-top-width');
      expect(
        [await chip(':checked'), await chip('input:not(:checked)')].map((item) => Number.parseFloat(item) > 2),
        'the borders of [the chosen method, another method] are thick',
      ).toEqual([true, false]);
      expect((await style(modal, 'box-shadow')) === 'none', 'the dialog has no box shadow').toEqual(false);
      await driver.type(amount, '100');
      await driver.tap(deposit.qr.create);
      const qr = `${modal} img[src^="data:image/svg"]`;
      await hasLoaded(driver, qr);
      const paper = `div:has(> div > img[src^="data:image/svg"])`;
      expect(await style(paper, 'background-color'), 'the paper of the QR').toEqual('rgb(255, 255, 255)');
      await driver.open('/user/home');
      const tile = await style('main nav button', 'background-color');
      expect(
        tile === (await style('main nav button:last-of-type', 'background-color')),
        'the main tile has the same background as the others',
      ).toEqual(false);
    },
  },
];

export const notchSpecs: readonly Spec[] = [
  {
    name: 'notch: no text or control lies under it',
    go: (driver) => everywhere(driver, () => driver.run(underNotch)),
  },
];
