import { shownLocation } from '@stories/app/location';
import { heardAsBefore, inEnglish } from '@stories/heard';
import { getCount, holdResponse, lastBody, mockResponse } from '@stories/requests';
import { retryByKeyboard } from '@stories/retryByKeyboard';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { storyBackend, waitForStable } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { getWallet, transfer } from '@/api/calls/wallet';
import { formatAmount } from '@/i18n/format';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { transferView } from '@/modals/Transfer/view';
import { ModalHarness, prepareModals, withModal } from './ModalHarness';
import {
  acknowledge,
  acknowledgeSuccess,
  amountField,
  chooseAll,
  clickButton,
  codeText,
  createWaitingStep,
  enter,
  expectAcceptedLater,
  expectAmountsRefused,
  expectInFlight,
  expectLedgerBalanced,
  expectQuietFailure,
  findAnnouncement,
  getBalance,
  tryAgain,
} from './money';

const sent = 'POST /api/wallet/transfer';
const meta = preview.meta({
  component: ModalHarness,
  parameters: {
    ...withModal('transfer'),
    modals: { transfer: transferView },
    docs: {
      description: {
        component:
          'Moves money between the main wallet and the games. Both sides show their balance before the tap, and ' +
          'swapping is one button.',
      },
    },
  },
  beforeEach: prepareModals,
});

const t = (key: string, values?: Record<string, unknown>) => i18n.t(`transfer:${key}` as 'transfer:title', values);
const send = () => clickButton(t('submit'));
const from = () => screen.findByLabelText<HTMLSelectElement>(t('from'));
const to = () => screen.findByLabelText<HTMLSelectElement>(t('to'));
const getCard = (select: HTMLSelectElement) => select.parentElement?.querySelector('[aria-hidden]') as HTMLElement;
const choose = async (select: Promise<HTMLSelectElement>, value: string) =>
  void fireEvent.change(await select, { target: { value } });

/** Fills in a transfer from the main wallet and sends it. */
async function move(amount: string, target = 'PG'): Promise<void> {
  await choose(to(), target);
  await enter(amount);
  await send();
}

export const Default = meta.story({ play: async () => void (await amountField()) });
export const FromGame = meta.story({
  name: 'Opened from a game account',
  parameters: { route: '/user/home?modal=transfer%3AUFABET' },
});
export const Loading = meta.story({ parameters: { fail: { call: getWallet, kind: 'never' } } });
export const Failed = meta.story({ parameters: { fail: { call: getWallet, status: 500, times: 1 } } });
Failed.test('keeps the focus after a retry by keyboard', retryByKeyboard);
export const Empty = meta.story({ name: 'Empty: no game account yet', parameters: { scenario: 'no-games' } });
export const NothingChosen = meta.story({
  name: 'No target chosen',
  play: async () => {
    await enter('100');
    await send();
  },
});
export const SameAccount = meta.story({ name: 'Same account on both sides', play: () => move('100', 'WALLET') });
export const TooLittle = meta.story({ name: 'Amount below the minimum', play: () => move('0.5') });
export const Under = meta.story({
  name: 'Sending the transfer',
  parameters: { fail: { call: transfer, kind: 'never' } },
  play: () => move('100'),
});
export const Success = meta.story({
  name: 'Success: the money is in the game',
  play: createWaitingStep(() => move('100.25')),
});
export const Refused = meta.story({
  name: 'Transfer refused: the money is back in the main wallet',
  play: createWaitingStep(() => move('100.44')),
});
export const BelowMinimum = meta.story({
  name: 'Transfer refused: below the minimum',
  tags: ['no-screenshot'],
  parameters: { fail: { call: transfer, message: 'TRANSFER_MINIMUM', times: 1 } },
  play: createWaitingStep(() => move('100')),
});
export const NotEnough = meta.story({
  name: 'Transfer refused: not enough money',
  tags: ['no-screenshot'],
  parameters: { fail: { call: transfer, message: 'MONEY_NOT_ENOUGH', times: 1 } },
  play: createWaitingStep(() => move('100')),
});
export const LostResponse = meta.story({
  name: 'Result unknown: done, but the response is lost',
  parameters: { fail: { call: transfer, kind: 'cut', times: 1 } },
  play: createWaitingStep(() => move('100')),
});
export const HundredGames = meta.story({
  name: 'A hundred games to choose from',
  parameters: { scenario: 'hundred-games' },
});
export const Long = meta.story({ name: 'Longest names and amounts', parameters: { scenario: 'long' } });

Default.test(
  'offers and swaps all accounts, and keeps a refused value with its reason until it changes',
  async ({ step }) => {
    await step('offers the wallet and every active game with its balance', async () => {
      const options = [...(await from()).options].map(({ value, text }) => [value, text]);
      await expect(options).toHaveLength(5);
      for (const [code, text] of options) {
        await expect(text).toContain(formatAmount(getBalance(code)));
      }
      await expect(await from()).toHaveValue('WALLET');
      await expect(await to()).toHaveValue('');
    });
    await step(
      'draws the chosen account below its select, which a tap reaches everywhere but on the swap button',
      async () => {
        const [source, target] = [await from(), await to()];
        await expect(getCard(source)).toHaveTextContent(`${t('main')}${formatAmount(getBalance())}`);
        await expect(getCard(target)).toHaveTextContent(`${t('to')}${t('chooseTarget')}`);
        const { left, right, top, bottom } = getCard(source).getBoundingClientRect();
        for (const [x, y] of [
          [left + 20, (top + bottom) / 2],
          [(left + right) / 2, bottom - 4],
          [right - 20, top + 10],
        ] as const)
          await expect(document.elementFromPoint(x, y)).toBe(source);
      },
    );
    await step('shows a refused value at its field, focuses the field and sends nothing', async () => {
      const target = await to();
      await send();
      await waitFor(() => expect(target).toHaveAccessibleDescription(t('problem.choose')));
      await expect(target).toHaveFocus();
      await choose(to(), 'WALLET');
      await send();
      await waitFor(() => expect(target).toHaveAccessibleDescription(t('problem.same')));
      await expect(target).toHaveFocus();
      await choose(to(), 'PG');
      await expectAmountsRefused(send, [
        ['', i18n.t('common:amount.empty')],
        ['-5', i18n.t('common:amount.notNumber')],
        ['0.99', t('problem.minimum', { amount: formatAmount(1) })],
        ['2580.51', t('problem.notEnough')],
      ]);
      await expect(getCount(sent)).toBe(0);
    });
    await step('keeps the error when blur only reformats the same amount', async () => {
      await move('3000');
      const amount = await amountField();
      const why = expect.stringContaining(t('problem.notEnough'));
      await waitFor(() => expect(amount).toHaveAccessibleDescription(why));
      await expect(amount).toHaveFocus();
      amount.blur();
      await waitFor(() => expect(amount).toHaveValue('3,000'));
      await expect(amount).toHaveAccessibleDescription(why);
      await enter('300');
      await waitFor(() => expect(amount).toBeValid());
    });
    await step('swaps source and target, even without a target', async () => {
      await choose(to(), 'PG');
      await clickButton(t('swap'));
      await expect(await from()).toHaveValue('PG');
      await expect(await to()).toHaveValue('WALLET');
      await expect(getCard(await from())).toHaveTextContent(formatAmount(getBalance('PG')));
      await expect(getCard(await to())).toHaveTextContent(t('main'));
      await chooseAll(340);
      await expect(await amountField()).toHaveValue('340');
      await clickButton(t('swap'));
      await expect(await from()).toHaveValue('WALLET');
      await expect(await to()).toHaveValue('PG');
    });
  },
);

FromGame.test('starts with the game that opened it and the wallet as the target', async () => {
  await expect(await from()).toHaveValue('UFABET');
  await expect(await to()).toHaveValue('WALLET');
  await chooseAll(1250.75);
  await send();
  await expect(await findAnnouncement()).toHaveTextContent(t('doneToWallet'));
  await expect(lastBody(sent)).toEqual({ from: 'UFABET', to: 'WALLET', amount: 1250.75 });
  await expect(getBalance('UFABET')).toBe(0);
  await expect(getBalance()).toBe(3831.25);
});

Default.test('clears the error of a value that is accepted after all', () => expectAcceptedLater(move, send));

/** The back office closes the last account while the form is open. */
Default.test('keeps the error of a transfer until it is acknowledged', async () => {
  const { gameAccount } = storyBackend().mockState.db;
  for (const { _id } of gameAccount.all()) gameAccount.remove(_id);
  const asked = getCount('GET /api/wallet');
  await move('100');
  const dialog = await screen.findByRole('alertdialog', { name: i18n.t('common:errorTitle') });
  await waitFor(() => expect(getCount('GET /api/wallet')).toBeGreaterThan(asked));
  // Wait until the wallet without the account has loaded.
  await waitForStable();
  await expect(dialog).toHaveTextContent(codeText('SLOT_NO_ACCOUNT'));
  await acknowledge();
  await screen.findByText(t('noAccounts.text'));
});

Default.test(
  'sends a number in any script as its value, and shows the new balances only from a read after it',
  async () => {
    // Sends a number in any script as its value.
    for (const [typed, amount] of [
      ['๑๐๐.๒๕', 100.25],
      ['໑໐໑', 101],
      ['１', 1],
      ['1,000.10', 1000.1],
    ] as const) {
      await move(typed);
      await expect(await findAnnouncement()).toHaveTextContent(formatAmount(amount));
      await acknowledgeSuccess();
      shownLocation.go(`${paths.home}?modal=transfer`);
      await expect(lastBody(sent)).toEqual({ from: 'WALLET', to: 'PG', amount });
    }
    await expect(getBalance('PG')).toBe(1542.35);
    await expectLedgerBalanced();

    // Shows the new balances only from a read after the transfer, and opens the game next.
    await choose(to(), 'PG');
    await enter('100');
    const old = [getBalance(), getBalance('PG')];
    const release = holdResponse('GET /api/wallet');
    await send();
    const dialog = await findAnnouncement();
    await expect(dialog).toHaveTextContent(`100.00 ${i18n.t('common:baht')}`);
    for (const amount of old) await expect(dialog).not.toHaveTextContent(formatAmount(amount));
    release();
    await waitFor(() => expect(dialog).toHaveTextContent(formatAmount(getBalance())));
    await expect(dialog).toHaveTextContent(formatAmount(getBalance('PG')));
    within(dialog)
      .getByRole('button', { name: t('play') })
      .click();
    await waitFor(() => expect(shownLocation.search).toContain('modal=game%3APG'));
  },
);

Under.test('shows that the request is in flight, and cannot be closed', expectInFlight);

Success.test('names amount and target, keeps the form below until OK, and leads home', async () => {
  const name = storyBackend().mockState.db.game.get('PG')?.name;
  await expect(await findAnnouncement()).toHaveTextContent(t('doneText', { target: name }));
  await expect(await findAnnouncement()).toHaveTextContent(formatAmount(100.25));
  await expect(within(await findAnnouncement()).getByRole('button', { name: i18n.t('common:ok') })).toHaveFocus();
  await waitFor(async () => expect(await findAnnouncement()).toHaveTextContent(formatAmount(2480.25)));
  await expect(await findAnnouncement()).toHaveTextContent(formatAmount(440.25));
  await expect(await amountField()).toHaveValue('100.25');
  await acknowledgeSuccess();
  await expect(shownLocation.path).toBe(paths.home);
});

Refused.test('shows that the money is back in the wallet and keeps the form', async () => {
  await waitFor(async () => expect(await findAnnouncement()).toHaveTextContent(codeText('TRANSFER_FAIL')));
  await acknowledge();
  await expect(await amountField()).toHaveValue('100.44');
  await expect(getBalance()).toBe(2580.5);
});

Default.test('shows that the money is in the wallet when the second game refuses a transfer', async () => {
  await choose(from(), 'PG');
  await move('100.44', 'HUAYHD');
  await acknowledge();
  await waitFor(async () => expect((await from()).options[0]?.text).toContain(formatAmount(2680.94)));
  await expect(getBalance()).toBe(2680.94);
  await expectLedgerBalanced();
});

Failed.test('loads the wallet on a retry', async () => {
  await expectQuietFailure(t('failed'));
  await tryAgain();
  await amountField();
});
Empty.test('explains how to open a game account', async () => {
  await screen.findByText(t('noAccounts.text'));
});
HundredGames.test('offers every game', async () => {
  await expect((await to()).options.length).toBe(102);
});
Default.test(
  'shows dashes for invalid amounts',
  {
    beforeEach: () =>
      mockResponse('GET /api/wallet', { wallet: { amount: 'x' }, slots: [{ code: 'PG', isActive: true }] }),
  },
  async () => {
    await expect((await from()).options[0]?.text).toContain('–');
  },
);
Default.test('is heard as before', inEnglish, heardAsBefore);
