import { getWalletAccount } from '@mocks/ledger/ledger';
import { getCount } from '@stories/requests';
import { storyMember } from '@stories/storyMember';
import { expect, screen, waitFor } from 'storybook/test';
import { storyBackend } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { formatAmount } from '@/i18n/format';
import { i18n } from '@/i18n/i18n';
import { gameView } from '@/modals/Game/view';
import { confirm, idle, moved, moveOnly, playNow, prepareGame, ready, t } from './gameSteps';
import { ModalHarness, withModal } from './ModalHarness';
import {
  acknowledge,
  amountField,
  clickButton,
  enter,
  expectAmountsRefused,
  findAnnouncement,
  growBalanceSilently,
} from './money';
import { play } from './playTab';

const meta = preview.meta({
  component: ModalHarness,
  title: 'Game/Amount',
  tags: ['no-screenshot'],
  parameters: {
    ...withModal('game:PG'),
    modals: { game: gameView },
    docs: {
      description: {
        component: 'The amount that goes into a game. An amount of 0 moves nothing and simply plays.',
      },
    },
  },
  beforeEach: prepareGame,
});

export const Default = meta.story({ play: async () => void (await ready()) });
/** The server returns an empty name for the game. */
export const Nameless = meta.story({
  name: 'A game without a name',
  beforeEach: () => {
    storyBackend().mockState.db.game.patch('PG', { name: '' });
  },
});

Default.test('refuses an unreadable amount, and accepts one below 0, without moving money', async ({ step }) => {
  await step('refuses an unreadable amount and neither moves money nor opens the game', async () => {
    for (const act of ['moveAndPlay', 'move']) {
      await expectAmountsRefused(
        () => clickButton(t(act)),
        [
          ['0.5', t('problem.minimum', { amount: formatAmount(1) })],
          ['2,580.51', t('problem.notEnough')],
        ],
      );
    }
    await expect(play.tabs).toHaveLength(0);
    await expect(getCount(moved)).toBe(0);
  });
  await enter('');
  await step('accepts an amount below 0 on blur', async ({ userEvent }) => {
    const input = await amountField();
    await userEvent.type(input, '-1000');
    await userEvent.tab();
    await expect(input).toHaveValue('−1,000');
    await expect(input).toBeValid();
    await playNow();
    await waitFor(() => expect(play.address()).toBeTruthy());
    await idle();
    await expect(input).toBeValid();
    await expect(getCount(moved)).toBe(0);
    await userEvent.clear(input);
    await userEvent.type(input, '--5');
    await userEvent.tab();
    await expect(input).toBeInvalid();
  });
});

Default.test(
  'reloads the wallet for an amount above the balance, and clears its error when enough money has arrived',
  async () => {
    // Clears the error of an amount when enough money has arrived.
    await moveOnly('3,000');
    const input = await amountField();
    await waitFor(() => expect(input).toBeInvalid());
    const { ledger, clock } = storyBackend().mockState;
    const postings = [
      { account: getWalletAccount(storyMember()._id), satang: 100_000 },
      { account: 'world:bank', satang: -100_000 },
    ] as const;
    ledger.post({ txId: 'late', at: clock.iso(), kind: 'deposit', postings });
    // A failed command reloads the wallet.
    storyBackend().fail({ method: 'GET', path: '/api/wallet/resetpassword/PG', message: 'SLOT_RESET_PASSWORD_FAIL' });
    await confirm(t('reset'));
    await screen.findByRole('alertdialog', { name: i18n.t('common:errorTitle') });
    await acknowledge();
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(formatAmount(3580.5)));
    await expect(input).toBeInvalid();
    await clickButton(t('move'));
    await expect(await findAnnouncement()).toHaveAccessibleName(i18n.t('common:successTitle'));
    await acknowledge();
    await expect(input).toHaveValue('');
    await expect(input).toBeValid();

    // Reloads the wallet for an amount above the balance.
    const total = growBalanceSilently();
    await enter('3,000');
    await clickButton(t('move'));
    await waitFor(() => expect(document.querySelector('dialog[open]')).toHaveTextContent(total));
  },
);

Nameless.test('names the dialog of a game without a name', async () => {
  await ready();
  await expect(screen.getByRole('dialog')).toHaveAccessibleName(t('title'));
  await moveOnly('100');
  await expect(await findAnnouncement()).toHaveTextContent(t('moved', { name: t('title') }));
});
