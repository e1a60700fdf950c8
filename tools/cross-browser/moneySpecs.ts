import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import deposit from '../../src/i18n/locales/th/deposit.json' with { type: 'json' };
import home from '../../src/i18n/locales/th/home.json' with { type: 'json' };
import spin from '../../src/i18n/locales/th/spin.json' with { type: 'json' };
import statement from '../../src/i18n/locales/th/statement.json' with { type: 'json' };
import transfer from '../../src/i18n/locales/th/transfer.json' with { type: 'json' };
import withdraw from '../../src/i18n/locales/th/withdraw.json' with { type: 'json' };
import { keepSlipsOpen } from '../e2e/testServer.ts';
import { type BrowserDriver, keys } from './browserDriver.ts';
import { amount, expect, hasLoaded, modal, openDeposit, type Spec, screenshot } from './steps.ts';
import { until } from './timeout.ts';

/** Waits until a PNG file whose name matches is in the downloads. */
const downloaded = (driver: BrowserDriver, name: RegExp) =>
  until(`a download named ${name}`, () => {
    const file = readdirSync(driver.downloads).find((item) => name.test(item));
    return file !== undefined && readFileSync(join(driver.downloads, file)).subarray(1, 4).toString() === 'PNG';
  });

/** Makes the browser report that it cannot share images, because no driver can operate the system's share sheet. */
const withoutShareSheet = (driver: BrowserDriver) =>
  driver.run(() => {
    Object.defineProperty(navigator, 'canShare', { value: () => false, configurable: true });
  });

/** Specs of deposits, slips, transfers, withdrawals, the statement, bonuses and the prize wheel. */
export const moneySpecs: readonly Spec[] = [
  {
    name: 'deposit: bank',
    async go(driver) {
      await openDeposit(driver, deposit.method.bank);
      await driver.see(deposit.bank.lead);
      await driver.fits();
      await driver.tap(deposit.done);
      await driver.gone(modal);
      await driver.at('/user/home');
    },
  },
  {
    name: 'deposit: QR, saved as an image',
    async go(driver) {
      await openDeposit(driver, deposit.method.qr);
      await driver.type(amount, '100');
      await driver.tap(deposit.qr.create);
      await hasLoaded(driver, `${modal} img[src^="data:image/svg"]`);
      await withoutShareSheet(driver);
      await driver.tap(deposit.qr.save);
      await driver.see(deposit.qr.saved);
      await downloaded(driver, /^kapao-qr-100.*\.png$/);
    },
  },
  {
    name: 'deposit: wallet app, gift link',
    async go(driver) {
      await openDeposit(driver, deposit.method.wallet);
      await driver.see(deposit.wallet.lead);
      await driver.tap(deposit.wallet.gift, `${modal} label`);
      await driver.type('input[name="gift-link"]', 'https://gift.truemoney.com/campaign/?v=0123456789abcdef');
      await driver.tap(deposit.gift.send);
      await driver.see(deposit.gift.sent);
    },
  },
  {
    name: 'slip, by file',
    async go(driver) {
      await driver.asMember();
      keepSlipsOpen(driver.site.backend);
      await driver.open('/user/home?modal=deposit');
      await driver.tap(deposit.slip.title, `${modal} button[aria-expanded="false"]`);
      const { slip } = driver.site.backend.mockState.db;
      const before = slip.all().length;
      await driver.pick('input[data-slip="file"]', screenshot);
      await hasLoaded(driver, `${modal} img[src^="blob:"]`);
      await driver.tap(deposit.slip.send);
      await driver.see(deposit.slip.sent);
      expect('new slips on the server', slip.all().length - before, 1);
    },
  },
  {
    name: 'transfer',
    async go(driver) {
      await driver.asMember();
      await driver.tap(home.transfer, 'main button');
      await driver.seeAt(amount);
      const [, target] = await driver.run(() =>
        [...document.querySelectorAll('dialog select')].map((element) => `#${CSS.escape(element.id)}`),
      );
      await driver.choose(target ?? '', 'PG');
      await driver.type(amount, '10');
      await driver.tap(transfer.submit, `${modal} button[type="submit"]`);
      await driver.see(transfer.doneText.split('{{target}}')[0] ?? '');
      await driver.see('10.00');
    },
  },
  {
    name: 'withdraw',
    async go(driver) {
      await driver.asMember();
      await driver.tap(home.tiles.withdraw, 'main nav button');
      await driver.type(amount, '500');
      await driver.press(keys.enter);
      await driver.see(withdraw.wait.split('{{amount}}')[0] ?? '');
      await driver.see('500.00');
    },
  },
  {
    name: 'statement, receipt saved',
    async go(driver) {
      await driver.asMember('/user/statement');
      await withoutShareSheet(driver);
      await driver.fits();
      await driver.tap('', 'main section button[aria-haspopup="dialog"]');
      await driver.see(statement.receipt.copy);
      await driver.tap(statement.receipt.save);
      await downloaded(driver, /^receipt-.*\.png$/);
      await driver.see(statement.receipt.saved);
      await driver.back();
      await driver.gone(modal);
      await driver.at('/user/statement');
    },
  },
  {
    name: 'receipt shared through the share sheet',
    async go(driver) {
      await driver.asMember('/user/statement');
      // The share sheet belongs to the system. The spec checks only what the app passes to it.
      await driver.run(() => {
        Object.defineProperty(navigator, 'canShare', { value: () => true, configurable: true });
        Object.defineProperty(navigator, 'share', {
          configurable: true,
          value: ({ files: [file] = [] }: ShareData) => {
            Object.assign(window, { handed: `${file?.type} ${navigator.userActivation?.isActive ?? true}` });
            return Promise.resolve();
          },
        });
      });
      await driver.tap('', 'main section button[aria-haspopup="dialog"]');
      await driver.tap(statement.receipt.share);
      await driver.until(
        'the app passes an image to the share sheet',
        () => (window as { handed?: string }).handed === 'image/png true',
      );
    },
  },
  {
    name: 'bonus',
    async go(driver) {
      await driver.asMember('/user/bonus');
      await driver.fits();
      await driver.seeAt('main h1');
      await driver.seeAt('main img, main svg');
    },
  },
  {
    name: 'prize wheel',
    async go(driver) {
      await driver.asMember('/user/spin');
      await driver.fits();
      await driver.tap(spin.spin);
      await driver.see(spin.prizeTitle);
      await driver.press(keys.escape);
      await driver.gone(modal);
      await driver.see(spin.coins.replace('{{count}}', '5'));
    },
  },
];
