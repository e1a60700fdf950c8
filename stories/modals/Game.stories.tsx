import { shownLocation } from '@stories/app/location';
import { heardAsBefore, inEnglish } from '@stories/heard';
import { matchFullText } from '@stories/matchFullText';
import { getCount, holdResponse, lastBody, mockResponse, requests } from '@stories/requests';
import { retryByKeyboard } from '@stories/retryByKeyboard';
import { account, walletWith } from '@stories/screens/homeSteps';
import { expect, fireEvent, screen, spyOn, waitFor, within } from 'storybook/test';
import { storyBackend } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { autoLoginCalls } from '@/api/calls/autoLogin';
import { getSlotAccount, getWallet, resetSlotPassword, transfer, transferAll } from '@/api/calls/wallet';
import { currentToasts } from '@/components/Toast/toasts';
import { formatAmount } from '@/i18n/format';
import { i18n } from '@/i18n/i18n';
import { gameView } from '@/modals/Game/view';
import {
  confirm,
  getAccount,
  getName,
  idle,
  moveAndPlay,
  moved,
  moveOnly,
  playNow,
  prepareGame,
  ready,
  route,
  t,
} from './gameSteps';
import { ModalHarness, withModal } from './ModalHarness';
import {
  acknowledge,
  amountField,
  button,
  clickButton,
  codeText,
  createWaitingStep,
  enter,
  expectInFlight,
  expectLedgerBalanced,
  expectQuietFailure,
  expectRefusal,
  expectUnknown,
  findAnnouncement,
  getBalance,
  retryName,
  tryAgain,
} from './money';
import { play } from './playTab';

/** The address of a game that opens without username and password. */
const address = 'https://naga.example/play';

const meta = preview.meta({
  component: ModalHarness,
  parameters: {
    ...withModal('game:PG'),
    modals: { game: gameView },
    docs: {
      description: {
        component:
          'A game account: play, move money in and play, see the login, reset the password. Playing is the one ' +
          'large button; the password stays hidden until it is asked for.',
      },
    },
  },
  beforeEach: prepareGame,
});

export const Default = meta.story({ play: async () => void (await ready()) });
export const Loading = meta.story({ parameters: { fail: { call: getWallet, kind: 'never' } } });
export const AccountLoading = meta.story({
  name: 'Loading: username and password',
  parameters: { fail: { call: getSlotAccount, kind: 'never' } },
});
export const Failed = meta.story({ parameters: { fail: { call: getWallet, status: 500, times: 1 } } });
Failed.test('keeps the focus after a retry by keyboard', retryByKeyboard);
export const AccountFailed = meta.story({
  name: 'Game account refused: none for this game',
  parameters: { fail: { call: getSlotAccount, message: 'SLOT_NO_ACCOUNT', times: 1 } },
});
export const AddressOnly = meta.story({
  name: 'Failed: username and password, which this game does not need',
  parameters: { route: route('NAGA'), fail: { call: getSlotAccount, status: 500 } },
  beforeEach: () => mockResponse('GET /api/wallet', walletWith(1000, [account('NAGA', { web: address })])),
});
export const Empty = meta.story({ name: 'Empty: no such game', parameters: { route: route('NOSUCHGAME') } });
export const Revealed = meta.story({
  name: 'Password shown',
  play: async () => {
    await clickButton(t('showPassword'));
    (await button(t('showPassword'))).scrollIntoView({ block: 'center' });
  },
});
export const TooMuch = meta.story({ name: 'More than the main wallet holds', play: () => moveOnly('9999') });
export const Success = meta.story({
  name: 'Success: the money is in the game',
  play: createWaitingStep(() => moveOnly('100')),
});
export const AskAll = meta.story({
  name: 'Confirm: transfer everything to this game?',
  play: async () => {
    await clickButton(t('moveAll'));
    await findAnnouncement();
  },
});
export const AskReset = meta.story({
  name: 'Confirm: reset the game password?',
  play: async () => {
    await clickButton(t('reset'));
    await findAnnouncement();
  },
});
export const Opening = meta.story({
  name: 'Opening the game',
  parameters: { fail: { call: autoLoginCalls.PG, kind: 'never' } },
  play: playNow,
});
export const NetworkLost = meta.story({
  name: 'Result unknown: the connection is lost',
  parameters: { fail: { call: transfer, kind: 'network', times: 1 } },
  play: createWaitingStep(() => moveAndPlay('100')),
});
export const Long = meta.story({ name: 'Longest names and amounts', parameters: { scenario: 'long' } });
export const Small = meta.story({
  name: 'Small phone (320)',
  globals: { viewport: { value: 'small' } },
  parameters: { scenario: 'long' },
  play: async () => void (await ready()),
});
export const Desktop = meta.story({
  name: 'Desktop: amount and buttons beside the credentials',
  globals: { viewport: { value: 'desktop' } },
  play: async () => void (await ready()),
});
Desktop.test('has the buttons below the amount, beside the credentials', async () => {
  const place = (element: HTMLElement) => element.getBoundingClientRect();
  const start = place(await button(t('play')));
  await expect(start.top).toBeGreaterThan(place(await amountField()).bottom);
  await expect(start.left).toBeGreaterThan(place(await button(t('showPassword'))).right);
});

Default.test(
  'hides the password, copies the credentials, names its button by the amount, and opens the transfer',
  async ({ step }) => {
    await step('hides the password until the member reveals it', async ({ userEvent }) => {
      const { username = '', password = '' } = getAccount('PG') ?? {};
      await expect(screen.getByRole('dialog')).toHaveTextContent(username);
      await expect(screen.getByRole('dialog')).not.toHaveTextContent(password);
      const reveal = await button(t('showPassword'));
      await userEvent.click(reveal);
      await expect(reveal).toHaveAttribute('aria-pressed', 'true');
      await expect(screen.getByRole('dialog')).toHaveTextContent(password);
      await userEvent.click(reveal);
      await expect(screen.getByRole('dialog')).not.toHaveTextContent(password);
    });
    await step('copies user name and password, and does not show the password in the toast', async () => {
      const { username = '', password = '' } = getAccount('PG') ?? {};
      const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
      try {
        await clickButton(i18n.t('common:copyOf', { what: t('username') }));
        await clickButton(i18n.t('common:copyOf', { what: t('password') }));
        await waitFor(() => expect(written.mock.calls).toEqual([[username], [password]]));
        // The second copy changes the toast of the first.
        await waitFor(() =>
          expect(currentToasts().map(({ text }) => text)).toEqual([i18n.t('common:copied', { text: t('password') })]),
        );
      } finally {
        written.mockRestore();
      }
    });
    await step('changes the text of the button with the amount', async () => {
      const input = await amountField();
      fireEvent.change(input, { target: { value: '50' } });
      await button(t('moveAndPlay'));
      fireEvent.change(input, { target: { value: '0' } });
      await button(t('play'));
    });
    await step('moves focus to the amount when "move only" has nothing to move', async () => {
      for (const typed of ['', '0', '-1']) {
        await enter(typed);
        await clickButton(t('move'));
        await waitFor(async () => expect(await amountField()).toHaveFocus());
        (await amountField()).blur();
      }
      await expect(getCount(moved)).toBe(0);
    });
    await step('opens the transfer with this game chosen', async () => {
      await clickButton(t('moveBack'));
      await waitFor(() => expect(shownLocation.search).toContain('modal=transfer%3APG'));
    });
  },
);

Default.test(
  'opens the game in the tap without moving money, links to its apps, and leaves nothing open after a refusal',
  async () => {
    // Opens the tab in the tap, without an opener, and moves no money.
    (await button(t('play'))).click();
    await expect(play.inTap).toEqual([true]);
    await expect(play.tabs[0]).toMatchObject({ opener: null, document: { title: t('opening') } });
    await waitFor(() => expect(play.address()).toMatch(/^https:\/\/pg\.games\.example\//));
    await expect(getCount(moved)).toBe(0);
    await idle();
    await expect(play.tabs).toHaveLength(1);

    play.tabs.length = 0;

    // Opens the game without a transfer for an amount of 0 or less.
    for (const typed of ['0', '-5', '0.00', '๐']) {
      await enter(typed);
      await playNow();
      await waitFor(() => expect(play.tabs.at(-1)?.location.replace).toHaveBeenCalledOnce());
      await idle();
    }
    await expect(play.tabs).toHaveLength(4);
    await expect(getCount(moved)).toBe(0);

    await enter('');

    play.tabs.length = 0;

    // Links to the game's apps, explains each refusal and leaves nothing open.
    for (const platform of ['android', 'ios'] as const) {
      const link = screen.getByRole('link', { name: new RegExp(t(platform)) });
      await expect(link).toHaveAttribute('href', storyBackend().mockState.db.game.get('PG')?.[platform]);
      await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    }
    await expectRefusal(transferAll, () => confirm(t('moveAll')));
    await expect(getBalance()).toBe(2580.5);
    await expectRefusal(resetSlotPassword, () => confirm(t('reset')));
    await expectRefusal(autoLoginCalls.PG, playNow);
    await expectRefusal(transfer, () => moveAndPlay('100'), undefined, 'TRANSFER_MINIMUM');
    await expect(await amountField()).toHaveValue('100');
    for (const tab of play.tabs) {
      await expect(tab.close).toHaveBeenCalled();
      await expect(tab.location.replace).not.toHaveBeenCalled();
    }
    await expect(getBalance()).toBe(2580.5);
  },
);

Default.test(
  'sends one transfer, then opens the game, and keeps credentials out of addresses, storage and logs',
  async () => {
    // Sends one transfer, then opens the game.
    await moveAndPlay('๑๐๐.๕๐');
    await waitFor(() => expect(play.address()).toBeTruthy());
    await expect(lastBody(moved)).toEqual({ from: 'WALLET', to: 'PG', amount: 100.5 });
    await expect(getCount(moved)).toBe(1);
    await idle();
    await expect(getBalance()).toBe(2480);
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(formatAmount(2480)));
    await expect(await amountField()).toHaveValue('');
    await expectLedgerBalanced();

    // Keeps credentials out of addresses, storage and logs.
    const { username = '', password = '' } = getAccount('PG') ?? {};
    const methods = ['log', 'info', 'debug', 'warn', 'error'] as const;
    const logs = methods.map((method) => spyOn(console, method));
    try {
      await clickButton(t('showPassword'));
      await moveAndPlay('10');
      await idle();
      const said = JSON.stringify(logs.map(({ mock }) => mock.calls));
      const kept = JSON.stringify([
        { ...localStorage },
        { ...sessionStorage },
        shownLocation.search,
        shownLocation.state,
        window.location.href,
      ]);
      for (const secret of [username, password]) {
        await expect(said).not.toContain(secret);
        await expect(kept).not.toContain(secret);
      }
      await expect(play.address()).not.toContain(password);
    } finally {
      for (const log of logs) log.mockRestore();
    }
  },
);

Default.test('sends one transfer and opens one game for five taps', async ({ userEvent }) => {
  await ready();
  const release = holdResponse(moved);
  const input = await enter('100');
  const go = await button(t('moveAndPlay'));
  const only = await button(t('move'));
  for (let count = 0; count < 3; count += 1) {
    go.click();
    only.click();
  }
  await userEvent.type(input, '{Enter}');
  release();
  await waitFor(() => expect(play.address()).toBeTruthy());
  await idle();
  await expect(getCount(moved)).toBe(1);
  await expect(play.tabs).toHaveLength(1);
  await expect(requests.filter((request) => request.startsWith('GET /api/autoLogin/'))).toHaveLength(1);
  await expect(getBalance('PG')).toBe(440);
});

Success.test('names amount and target, and updates both balances', async () => {
  await expect(await findAnnouncement()).toHaveAccessibleName(i18n.t('common:successTitle'));
  await acknowledge();
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(formatAmount(2480.5)));
  await expect(screen.getByRole('dialog')).toHaveTextContent(formatAmount(440));
});

NetworkLost.test('shows an unknown result, opens no game, does not resend, and keeps the amount', async () => {
  await expectUnknown();
  await expect(play.tabs[0]?.close).toHaveBeenCalled();
  await acknowledge();
  await expect(await amountField()).toHaveValue('100');
  await expect(getCount(moved)).toBe(1);
  await expect(requests.some((request) => request.startsWith('GET /api/autoLogin/'))).toBe(false);
});

AskAll.test('moves all balances to this game once, only after a confirmation', async ({ userEvent }) => {
  // Changes nothing when the member declines.
  await findAnnouncement();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await expect(getCount('POST /api/wallet/transferAll')).toBe(0);

  await clickButton(t('moveAll'));

  // Moves all balances to this game once, after a confirmation.
  const dialog = await findAnnouncement();
  await expect(getCount('POST /api/wallet/transferAll')).toBe(0);
  const yes = within(dialog).getByRole('button', { name: t('moveAll') });
  for (let count = 0; count < 4; count += 1) yes.click();
  await waitFor(async () =>
    expect(await findAnnouncement()).toHaveTextContent(t('allMovedText', { name: getName('PG') })),
  );
  await expect(getCount('POST /api/wallet/transferAll')).toBe(1);
  await expect(getBalance('PG')).toBe(4291.25);
  await expect(getBalance()).toBe(0);
  await expectLedgerBalanced();
});

AskReset.test(
  'sets a new password once and never shows the old one, even when the new one cannot be loaded',
  async () => {
    // Sets a new password once and shows no old one.
    const old = getAccount('PG')?.password ?? '';
    within(await findAnnouncement())
      .getByRole('button', { name: t('reset') })
      .click();
    await waitFor(() => expect(currentToasts().map(({ text }) => text)).toEqual([t('resetDone')]));
    await clickButton(t('showPassword'));
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(getAccount('PG')?.password ?? '?'));
    await expect(getAccount('PG')?.password).not.toBe(old);
    await expect(screen.getByRole('dialog')).not.toHaveTextContent(old);
    await expect(getCount('GET /api/wallet/resetpassword/PG')).toBe(1);

    await clickButton(t('reset'));

    // Does not show the old password when the new one cannot be loaded.
    storyBackend().fail({ method: 'GET', path: '/api/wallet/account/PG', status: 500, times: 1 });
    within(await findAnnouncement())
      .getByRole('button', { name: t('reset') })
      .click();
    await screen.findByText(t('accountFailed'));
    await expect(screen.queryByRole('button', { name: t('play') })).toBeNull();
    await expect(screen.queryByText('••••••••')).toBeNull();
    await tryAgain();
    await ready();
  },
);

Failed.test('loads the game on a retry', async () => {
  await expectQuietFailure(t('failed'));
  await tryAgain();
  await ready();
});
AccountFailed.test('explains any failure, and loads the account on a retry', async () => {
  await screen.findByText(matchFullText(codeText('SLOT_NO_ACCOUNT')));
  for (const message of ['NO_GAME', 'INTERNAL_SERVER_ERROR']) {
    storyBackend().fail({ method: 'GET', path: '/api/wallet/account/*', message });
    await tryAgain();
    await screen.findByText(matchFullText(codeText(message)));
  }
  await tryAgain();
  await ready();
});
AddressOnly.test('offers to play, and to load what is missing', async () => {
  await screen.findByText(matchFullText(codeText('INTERNAL_SERVER_ERROR')));
  await button(retryName());
  await clickButton(t('play'));
  await waitFor(() => expect(play.address()).toBe(address));
});
Empty.test('shows that there is no such game', async () => {
  await screen.findByText(t('unknown.text'));
});
Opening.test('shows that the request is in flight, and cannot be closed', expectInFlight);
Default.test('is heard as before', inEnglish, heardAsBefore);
