import chat from '../../src/i18n/locales/th/chat.json' with { type: 'json' };
import deposit from '../../src/i18n/locales/th/deposit.json' with { type: 'json' };
import login from '../../src/i18n/locales/th/login.json' with { type: 'json' };
import password from '../../src/i18n/locales/th/password.json' with { type: 'json' };
import transfer from '../../src/i18n/locales/th/transfer.json' with { type: 'json' };
import withdraw from '../../src/i18n/locales/th/withdraw.json' with { type: 'json' };
import type { Hand } from './hand.ts';
import { foreignColours, underNotch, weakTexts } from './looks.ts';
import { isThere, until } from './patience.ts';
import { amount, expect, hasLoaded, type Journey, modal, openDeposit } from './steps.ts';

const members = ['/user/home', '/user/bonus', '/user/spin', '/user/statement', '/user/profile'];
const modals = ['deposit', 'withdraw', 'transfer', 'play', 'password', 'invite', 'refund'];

/** Shows login, all pages of members and what opens over them, until at each place a look finds nothing that is wrong. */
async function everywhere(hand: Hand, look: () => Promise<readonly string[]>): Promise<void> {
  const isRight = (place: string) =>
    until(`nothing wrong at ${place}`, async () => {
      const wrong = await look();
      if (wrong.length > 0) throw new Error(wrong.join('; '));
      return isThere();
    });
  await hand.asVisitor();
  await hand.open('/login');
  await isRight('/login');
  await hand.asMember();
  for (const place of [...members, ...modals.map((name) => `/user/profile?modal=${name}`)]) {
    await hand.open(place);
    await hand.loaded();
    if (place.includes('?')) await hand.seeAt(`${modal} h2`);
    await isRight(place);
  }
}

/** A field that is typed in, and its action, while a keyboard is open. */
async function typeOver(hand: Hand, css: string, text: string, action: string): Promise<void> {
  await hand.type(css, text);
  const close = await hand.openKeyboard();
  try {
    await hand.inView(action);
  } finally {
    await close();
  }
}

/** On a phone that stands: over one that lies its own keyboard leaves hardly a line. */
export const keyboardJourneys: readonly Journey[] = [
  {
    name: 'keyboard: the field and its action stay in view',
    async go(hand) {
      await hand.asVisitor();
      await hand.agree();
      await hand.open('/login');
      await typeOver(hand, 'input[type="password"]', 'demo', login.submit);
      await openDeposit(hand, deposit.method.qr);
      await typeOver(hand, amount, '100', deposit.qr.create);
      for (const [name, action] of [
        ['withdraw', withdraw.submit],
        ['transfer', transfer.submit],
      ] as const) {
        await hand.open(`/user/home?modal=${name}`);
        await typeOver(hand, amount, '10', action);
      }
      await hand.open('/user/profile?modal=password');
      await typeOver(hand, `${modal} input[type="password"]`, 'demo', password.submit);
      await hand.open('/user/profile');
      await hand.tap(chat.title);
      await typeOver(hand, 'textarea', 'hello', chat.send);
    },
  },
];

export const largeJourneys: readonly Journey[] = [
  {
    name: 'text at 130 %: all of it grows, nothing scrolls sideways',
    go: (hand) =>
      everywhere(hand, async () => {
        await hand.fits();
        const size = await hand.run(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
        return size === 21 ? [] : [`text of ${size} px instead of 21`];
      }),
  },
];

export const contrastJourneys: readonly Journey[] = [
  { name: 'more contrast: every text 7 to 1', go: (hand) => everywhere(hand, () => hand.run(weakTexts, 7)) },
];

export const forcedJourneys: readonly Journey[] = [
  {
    name: "forced colours: none but the device's, and no text on its own",
    go: (hand) =>
      everywhere(hand, async () => [...(await hand.run(foreignColours)), ...(await hand.run(weakTexts, 2))]),
  },
  {
    name: 'forced colours: what is chosen, what is main, and where a dialog ends',
    async go(hand) {
      await hand.asMember('/user/statement');
      const style = (css: string, property: string) =>
        hand.until(
          css,
          (what, name) => {
            const one = document.querySelector(what);
            return one ? getComputedStyle(one).getPropertyValue(name) : '';
          },
          css,
          property,
        );
      expect('this page’s mark', await style('nav [aria-current="page"] > *', 'outline-style'), 'solid');
      await openDeposit(hand, deposit.method.qr);
      const chip = (state: string) => style(`${modal} label:has(${state})`, 'border-top-width');
      expect(
        'the chosen way, and another',
        [await chip(':checked'), await chip('input:not(:checked)')].map((one) => Number.parseFloat(one) > 2),
        [true, false],
      );
      expect('the dialog has an edge', (await style(modal, 'box-shadow')) === 'none', false);
      await hand.type(amount, '100');
      await hand.tap(deposit.qr.create);
      const qr = `${modal} img[src^="data:image/svg"]`;
      await hasLoaded(hand, qr);
      expect('the ground of the QR', await style(qr, 'background-color'), 'rgb(255, 255, 255)');
      await hand.open('/user/home');
      const tile = await style('main nav button', 'background-color');
      expect(
        'the main tile stands out',
        tile === (await style('main nav button:last-of-type', 'background-color')),
        false,
      );
    },
  },
];

export const notchJourneys: readonly Journey[] = [
  {
    name: 'notch: nothing to read or tap lies under it',
    go: (hand) => everywhere(hand, () => hand.run(underNotch)),
  },
];
