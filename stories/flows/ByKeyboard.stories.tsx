import { memberByPhone } from '@mocks/rules/member';
import { AppRoot } from '@stories/app/AppRoot';
import { arrive, loginTitle, prepareApp } from '@stories/app/app';
import { matchFullText } from '@stories/matchFullText';
import { comeBack, depositText, payQr, qrShown, watching } from '@stories/modals/depositSteps';
import { getName as gameName, t as gameWords } from '@stories/modals/gameSteps';
import { amountField, expectUnknown, getBalance } from '@stories/modals/money';
import { play, stubPlay } from '@stories/modals/playTab';
import { imageFile, pick, input as slipInput } from '@stories/modals/slipSteps';
import { getCount, holdResponse, respondBy } from '@stories/requests';
import { getBonusTitle as bonusName, t as bonusWords } from '@stories/screens/bonusSteps';
import { newPhone } from '@stories/screens/registerSteps';
import { landing, t as spinWords, stillMotion, winOnly } from '@stories/screens/spinSteps';
import { expect, screen, waitFor } from 'storybook/test';
import { storyBackend, waitForStable } from '#.storybook/backend';
import { realKeyboard } from '#.storybook/keyboard';
import { heardFaults, startListening } from '#.storybook/listening';
import preview from '#.storybook/preview';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { giftAddress } from '@/modals/Deposit/gift/giftLink';
import { activate, choose, press, reach, select, write } from './keys';

const meta = preview.meta({
  component: AppRoot,
  title: 'By keyboard',
  // The screens have screenshots, and only a program can press the keys.
  tags: ['no-screenshot', 'long'],
  parameters: {
    layout: 'fullscreen',
    session: true,
    route: paths.home,
    docs: {
      description: {
        component:
          'The main flows by keys alone: Tab, arrows, Enter, Space and typed text, and what a screen reader says meanwhile.',
      },
    },
  },
  beforeEach: prepareApp,
});

/**
 * Plays a flow if a program can press real keys, and checks what is heard meanwhile. For a person the story shows the
 * first page.
 */
const byKeys = (flow: (heard: readonly string[]) => Promise<void>) => async (): Promise<void> => {
  if (!realKeyboard()) return;
  const { heard, stop } = startListening();
  try {
    await flow(heard);
  } finally {
    stop();
  }
  await expect(heardFaults(heard)).toEqual([]);
};

const named = (name: string) => () => document.querySelector(`[name="${name}"]`);
const amount = () => document.querySelector(':modal input[inputmode="decimal"]');
const atHome = () => screen.findByRole('heading', { level: 2, name: i18n.t('home:total') });
const tile = (name: 'deposit' | 'withdraw') => ['button', i18n.t(`home:tiles.${name}`)] as const;
const getDialog = (title: string) => screen.findByRole('dialog', { name: title });
const noDialog = () => waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
/** Closes the dialog with the result of a command. Its button has the focus. */
const confirmResult = async (title: string | RegExp = i18n.t('common:successTitle')) => {
  const dialog = await screen.findByRole('alertdialog', { name: title });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await activate(['button', i18n.t('common:ok')]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
};
const closeDialog = async () => {
  await press('Escape');
  await noDialog();
};

export const LogIn = meta.story({
  name: 'Log in: a wrong password first',
  parameters: { route: '/', session: false },
  play: byKeys(async () => {
    await arrive(paths.login, loginTitle());
    await write(named('username'), '0812345678');
    await write(named('password'), 'wrong', 'Enter');
    await screen.findByText(matchFullText(i18n.t('errors:code.WRONG_PASSWORD')));
    await write(named('password'), 'demo1234', 'Enter');
    await arrive(paths.home);
    await atHome();
    await expect(getCount('POST /api/login')).toBe(2);
  }),
});

export const Register = meta.story({
  name: 'Register with an OTP',
  parameters: { route: paths.register, session: false },
  play: byKeys(async () => {
    /** Enter moves focus to the title of the next step. */
    const arriveAt = (step: 'otp' | 'profile' | 'bank' | 'done') =>
      waitFor(() => expect(screen.getByRole('heading', { name: i18n.t(`register:${step}.title`) })).toHaveFocus());
    await arrive(paths.register, i18n.t('register:title'));
    await write(named('username'), newPhone, 'Enter');
    await arriveAt('otp');
    await write(named('otp'), '123456', 'Enter');
    await arriveAt('profile');
    await write(named('name'), 'Somying');
    await write(named('new-password'), 'pass1234');
    await write(named('confirm-password'), 'pass1234', 'Enter');
    await arriveAt('bank');
    await screen.findByRole('radiogroup');
    await reach(() => document.querySelector('[value="KBANK"]'));
    await press('Space');
    await write(named('account-number'), '9812345670');
    await write(named('given-name'), 'Somying');
    await write(named('family-name'), 'Jaingam', 'Enter');
    await arrive(paths.login, loginTitle());
    for (const path of ['/api/otp/send', '/api/otp/verify', '/api/account/validate', '/api/account'])
      await expect(getCount(`POST ${path}`)).toBe(1);
    await expect(memberByPhone(storyBackend().mockState, newPhone)).toMatchObject({
      bankCode: 'KBANK',
      bankAccountName: 'SOMYING JAINGAM',
    });
  }),
});

/** Opens the deposit modal from home. */
async function openDeposit(): Promise<void> {
  await atHome();
  await activate(tile('deposit'));
  await getDialog(depositText('title'));
  await screen.findAllByRole('radio');
}

export const DepositByBank = meta.story({
  name: 'Deposit by bank transfer, with a slip',
  play: byKeys(async () => {
    await openDeposit();
    await activate(['button', i18n.t('common:copyOf', { what: '' }).trim()]);
    await activate(['button', depositText('slip.title')]);
    await waitFor(() => expect(slipInput()).not.toBeNull());
    const file = await imageFile();
    // The browser's file chooser is not part of the page.
    slipInput().addEventListener('click', (event) => {
      event.preventDefault();
      pick(file);
    });
    await activate(['button', depositText('slip.pick')]);
    await screen.findByRole('img', { name: depositText('slip.preview') });
    await activate(['button', depositText('slip.send')]);
    await waitFor(() => expect(getCount('POST /api/wallet/slip')).toBe(1));
    await screen.findByRole('button', { name: depositText('slip.another') });
    await activate(['button', depositText('done')]);
    await noDialog();
  }),
});

export const DepositByQr = meta.story({
  name: 'Deposit by QR',
  play: byKeys(async () => {
    await openDeposit();
    await choose(depositText('method.qr'));
    await screen.findByRole('textbox', { name: depositText('qr.amount') });
    await write(amount, '100', 'Enter');
    await qrShown();
    await watching();
    // The statement responds first, or else some runs would also say that the payment is checked.
    const release = holdResponse('GET /api/qrcode/KBANK');
    await payQr('KBANK');
    comeBack();
    await screen.findByText(depositText('qr.received'));
    release();
    storyBackend().advance(60);
    comeBack();
    await screen.findByText(depositText('qr.credited'));
    await closeDialog();
    await expect(getBalance()).toBe(2680.5);
  }),
});

export const DepositByGift = meta.story({
  name: 'Deposit by gift link',
  play: byKeys(async () => {
    await openDeposit();
    await choose(depositText('method.wallet'));
    await choose(depositText('wallet.gift'));
    await write(['textbox', depositText('gift.link')], `${giftAddress}/campaign/?v=abcdef_100`, 'Enter');
    await waitFor(() => expect(getCount('POST /api/wallet/truelink')).toBe(1));
    await activate(['button', depositText('gift.again')]);
    await waitFor(() => expect(screen.getByRole('textbox', { name: depositText('gift.link') })).toHaveValue(''));
    await closeDialog();
  }),
});

/** Requests a withdrawal of 500 baht from home. */
async function withdraw(): Promise<void> {
  await atHome();
  await activate(tile('withdraw'));
  await amountField();
  await write(amount, '500', 'Enter');
}

export const Withdraw = meta.story({
  name: 'Withdraw',
  play: byKeys(async () => {
    await withdraw();
    await confirmResult();
    await noDialog();
    await expect(getBalance()).toBe(2080.5);
  }),
});

export const TransferAndPlay = meta.story({
  name: 'Transfer, then play',
  beforeEach: stubPlay,
  play: byKeys(async () => {
    await atHome();
    await activate(['button', i18n.t('home:transfer')]);
    await getDialog(i18n.t('transfer:title'));
    await amountField();
    await select(['combobox', i18n.t('transfer:to')], 'PG');
    await write(amount, '160', 'Enter');
    await confirmResult();
    await noDialog();
    await activate(['button', `${i18n.t('home:card.view')} ${gameName('PG')}`]);
    await getDialog(gameName('PG'));
    await amountField();
    await write(amount, '40');
    await activate(['button', gameWords('moveAndPlay')]);
    await waitFor(() => expect(play.address()).toBeTruthy());
    await waitFor(() => expect(document.querySelector('dialog [aria-busy="true"]')).toBeNull());
    await closeDialog();
    await expect(getBalance('PG')).toBe(540);
  }),
});

export const BonusTakenAndCancelled = meta.story({
  name: 'Bonus, received and cancelled',
  play: byKeys(async () => {
    await atHome();
    await activate(['link', i18n.t('home:tiles.bonus')]);
    await arrive(paths.bonus, bonusWords('title'));
    await activate(['button', bonusName('DAILY10')]);
    await activate(['button', bonusWords('modal.receive')]);
    await screen.findByRole('region', { name: bonusWords('active.title') });
    await noDialog();
    await activate(['button', bonusWords('cancel.button')]);
    await activate(['button', bonusWords('cancel.yes')]);
    await confirmResult();
    await waitFor(() => expect(screen.queryByRole('region', { name: bonusWords('active.title') })).toBeNull());
    // Cancelling deducts 30 % of the bonus of 200 baht.
    await expect(getBalance()).toBe(2720.5);
  }),
});

export const WheelToCoupon = meta.story({
  name: 'Prize wheel, and the coupon is claimed',
  parameters: { scenario: 'no-refund' },
  beforeEach: () => {
    winOnly('S1');
    return stillMotion();
  },
  play: byKeys(async () => {
    const open = () =>
      storyBackend()
        .mockState.db.coupon.all()
        .filter(({ status }) => status === 'open').length;
    const before = open();
    await atHome();
    await activate(['link', i18n.t('home:tiles.spin')]);
    await arrive(paths.spin);
    await reach(['button', spinWords('spin')]);
    await waitFor(() => expect(document.activeElement).not.toHaveAttribute('aria-busy'));
    await press('Enter');
    const animation = await landing();
    // The dialog says what was won as soon as the coupons have been read again.
    await waitForStable();
    animation.finish();
    await screen.findByRole('alertdialog', { name: new RegExp(spinWords('prizeTitle')) });
    await expect(open()).toBe(before + 1);
    await activate(['button', spinWords('coupon.claim')]);
    await screen.findByRole('alertdialog', { name: spinWords('coupon.askTitle') });
    await activate(['button', spinWords('coupon.claim')]);
    await confirmResult();
    await expect(open()).toBe(before);
  }),
});

export const ChatMessage = meta.story({
  name: 'Chat message and its reply',
  play: byKeys(async (heard) => {
    await atHome();
    await activate(['button', i18n.t('chat:title')]);
    const rows = () => document.querySelectorAll('[role="log"] [data-delivery]').length;
    await write(['textbox', i18n.t('chat:field')], i18n.t('home:tiles.deposit'), 'Enter');
    await waitFor(() => expect(rows()).toBeGreaterThan(1));
    // The reply begins with its sender.
    await waitFor(() => expect(heard).toContainEqual(expect.stringMatching(/^polite: .+: /)));
    await press('Escape');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: i18n.t('chat:field') })).toBeNull());
  }),
});

export const LostResponse = meta.story({
  name: 'Lost response of a withdrawal',
  beforeEach: () => {
    let isFirst = true;
    respondBy('POST /api/wallet/withdrawAll', async (ask) => {
      if (!isFirst) return ask();
      isFirst = false;
      await ask();
      return Response.error();
    });
  },
  play: byKeys(async () => {
    await withdraw();
    await expectUnknown();
    await activate(['button', i18n.t('money:seen')]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await closeDialog();
    await expect(getBalance()).toBe(2080.5);
  }),
});

export const Language = meta.story({
  name: 'Language changed',
  parameters: { route: paths.profile },
  play: byKeys(async () => {
    const list = () => document.querySelector<HTMLSelectElement>('main select');
    await arrive(paths.profile, i18n.t('profile:title'));
    const { options, selectedIndex = 0 } = list() ?? {};
    const next = (options?.[selectedIndex + 1] ?? options?.[selectedIndex - 1])?.value ?? '';
    await reach(list);
    await press(options?.[selectedIndex + 1] ? 'ArrowDown' : 'ArrowUp');
    await waitFor(() => expect(i18n.language).toBe(next));
    await arrive(paths.profile, i18n.t('profile:title'));
  }),
});
