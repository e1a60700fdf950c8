import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import deposit from '../../src/i18n/locales/th/deposit.json' with { type: 'json' };
import home from '../../src/i18n/locales/th/home.json' with { type: 'json' };
import spin from '../../src/i18n/locales/th/spin.json' with { type: 'json' };
import statement from '../../src/i18n/locales/th/statement.json' with { type: 'json' };
import transfer from '../../src/i18n/locales/th/transfer.json' with { type: 'json' };
import withdraw from '../../src/i18n/locales/th/withdraw.json' with { type: 'json' };
import { keepSlipsOpen } from '../e2e/site.ts';
import { type Hand, keys } from './hand.ts';
import { until } from './patience.ts';
import { amount, expect, hasLoaded, type Journey, modal, openDeposit, screenshot } from './steps.ts';

/** A file has come among the downloads, whole, and is a PNG. */
const downloaded = (hand: Hand, name: RegExp) =>
  until(`a download named ${name}`, () => {
    const file = readdirSync(hand.downloads).find((one) => name.test(one));
    return file !== undefined && readFileSync(join(hand.downloads, file)).subarray(1, 4).toString() === 'PNG';
  });

/** The share sheet of the device is nobody's to use here: what a member does whose device shares no pictures is tried. */
const withoutShareSheet = (hand: Hand) =>
  hand.run(() => {
    Object.defineProperty(navigator, 'canShare', { value: () => false, configurable: true });
  });

/** Money in and out, and what is won. */
export const moneyJourneys: readonly Journey[] = [
  {
    name: 'deposit: bank',
    async go(hand) {
      await openDeposit(hand, deposit.method.bank);
      await hand.see(deposit.bank.lead);
      await hand.fits();
      await hand.tap(deposit.done);
      await hand.gone(modal);
      await hand.at('/user/home');
    },
  },
  {
    name: 'deposit: QR, saved as a picture',
    async go(hand) {
      await openDeposit(hand, deposit.method.qr);
      await hand.type(amount, '100');
      await hand.tap(deposit.qr.create);
      await hasLoaded(hand, `${modal} img[src^="data:image/svg"]`);
      await withoutShareSheet(hand);
      await hand.tap(deposit.qr.save);
      await hand.see(deposit.qr.saved);
      await downloaded(hand, /^kapao-qr-100.*\.png$/);
    },
  },
  {
    name: 'deposit: wallet app, gift link',
    async go(hand) {
      await openDeposit(hand, deposit.method.wallet);
      await hand.see(deposit.wallet.lead);
      await hand.tap(deposit.wallet.gift, `${modal} label`);
      await hand.type('input[name="gift-link"]', 'https://gift.truemoney.com/campaign/?v=0123456789abcdef');
      await hand.tap(deposit.gift.send);
      await hand.see(deposit.gift.sent);
    },
  },
  {
    name: 'slip, by file',
    async go(hand) {
      await hand.asMember();
      keepSlipsOpen(hand.site.backend);
      await hand.open('/user/home?modal=deposit');
      await hand.tap(deposit.slip.title, `${modal} button[aria-expanded="false"]`);
      const { slip } = hand.site.backend.mockState.db;
      const before = slip.all().length;
      await hand.pick('input[data-slip="file"]', screenshot);
      await hasLoaded(hand, `${modal} img[src^="blob:"]`);
      await hand.tap(deposit.slip.send);
      await hand.see(deposit.slip.sent);
      expect('slips that the server has more', slip.all().length - before, 1);
    },
  },
  {
    name: 'transfer',
    async go(hand) {
      await hand.asMember();
      await hand.tap(home.transfer, 'main button');
      await hand.seeAt(amount);
      const [, target] = await hand.run(() =>
        [...document.querySelectorAll('dialog select')].map((one) => `#${CSS.escape(one.id)}`),
      );
      await hand.choose(target ?? '', 'PG');
      await hand.type(amount, '10');
      await hand.tap(transfer.submit, `${modal} button[type="submit"]`);
      await hand.see(transfer.doneText.split('{{amount}}')[0] ?? '');
      await hand.see('10.00');
    },
  },
  {
    name: 'withdraw',
    async go(hand) {
      await hand.asMember();
      await hand.tap(home.tiles.withdraw, 'main nav button');
      await hand.type(amount, '500');
      await hand.press(keys.enter);
      await hand.see(withdraw.wait.split('{{amount}}')[0] ?? '');
      await hand.see('500.00');
    },
  },
  {
    name: 'statement, receipt saved',
    async go(hand) {
      await hand.asMember('/user/statement');
      await withoutShareSheet(hand);
      await hand.fits();
      await hand.tap('', 'main section button[aria-haspopup="dialog"]');
      await hand.see(statement.receipt.copy);
      await hand.tap(statement.receipt.save);
      await downloaded(hand, /^receipt-.*\.png$/);
      await hand.see(statement.receipt.saved);
      await hand.back();
      await hand.gone(modal);
      await hand.at('/user/statement');
    },
  },
  {
    name: 'receipt shared, where there is a share sheet',
    async go(hand) {
      await hand.asMember('/user/statement');
      // The sheet itself is the system's; what it is handed is ours.
      await hand.run(() => {
        Object.defineProperty(navigator, 'canShare', { value: () => true, configurable: true });
        Object.defineProperty(navigator, 'share', {
          configurable: true,
          value: ({ files: [file] = [] }: ShareData) => {
            Object.assign(window, { handed: `${file?.type} ${navigator.userActivation?.isActive ?? true}` });
            return Promise.resolve();
          },
        });
      });
      await hand.tap('', 'main section button[aria-haspopup="dialog"]');
      await hand.tap(statement.receipt.share);
      await hand.until(
        'the sheet is handed a picture',
        () => (window as { handed?: string }).handed === 'image/png true',
      );
    },
  },
  {
    name: 'bonus',
    async go(hand) {
      await hand.asMember('/user/bonus');
      await hand.fits();
      await hand.seeAt('main h1');
      await hand.seeAt('main img, main svg');
    },
  },
  {
    name: 'prize wheel',
    async go(hand) {
      await hand.asMember('/user/spin');
      await hand.fits();
      await hand.tap(spin.spin);
      await hand.see(spin.prizeTitle);
      await hand.press(keys.escape);
      await hand.gone(modal);
      await hand.see(spin.coins.replace('{{count}}', '5'));
    },
  },
];
