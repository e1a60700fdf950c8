import type { FaultRule } from '@mocks/faults';
import { shownLocation } from '@stories/app/location';
import { getCount, holdResponse } from '@stories/requests';
import { expect, screen, waitFor } from 'storybook/test';
import { storyBackend, waitForStable } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { resetSlotPassword } from '@/api/calls/wallet';
import { gameView } from '@/modals/Game/view';
import { confirm, getAccount, prepareGame, ready, route, t } from './gameSteps';
import { ModalHarness, withModal } from './ModalHarness';
import { acknowledge, clickButton, createWaitingStep, tryAgain } from './money';

const meta = preview.meta({
  component: ModalHarness,
  title: 'Game/Reset password',
  parameters: {
    ...withModal('game:PG'),
    modals: { game: gameView },
    docs: {
      description: {
        component: 'A new password for a game account. The old one is never shown or copied again.',
      },
    },
  },
  beforeEach: prepareGame,
});

const reset = 'GET /api/wallet/resetpassword/PG';
const account = 'GET /api/wallet/account/PG';
const failReset = (fault: Pick<FaultRule, 'kind' | 'status'>) =>
  storyBackend().fail({ method: 'GET', path: '/api/wallet/resetpassword/PG', ...fault });
const failAccount = (times: number) =>
  storyBackend().fail({ method: 'GET', path: '/api/wallet/account/PG', status: 500, times });
const leave = async () => {
  shownLocation.go('/user/home');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};
/**
 * Reopens the modal while the account fails to load, and expects no old credentials. After a retry, expects the new
 * credentials.
 */
const expectNewAlone = async (old: string) => {
  failAccount(1);
  const asked = getCount(account);
  shownLocation.go(route('PG'));
  await waitFor(() => expect(getCount(account)).toBeGreaterThan(asked));
  await screen.findByText(t('accountFailed'));
  await expect(screen.queryByRole('button', { name: t('play') })).toBeNull();
  await tryAgain();
  await ready();
  await expectNew(old);
};
const expectNew = async (old: string) => {
  await clickButton(t('showPassword'));
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(getAccount('PG')?.password ?? '?'));
  await expect(getAccount('PG')?.password).not.toBe(old);
};

export const Default = meta.story({
  name: 'Before the reset',
  tags: ['no-screenshot'],
  play: async () => void (await ready()),
});
export const Refused = meta.story({
  name: 'Game password refused: it was not reset',
  parameters: { fail: { call: resetSlotPassword, message: 'SLOT_RESET_PASSWORD_FAIL' } },
  play: createWaitingStep(() => confirm(t('reset'))),
});

Default.test(
  'never shows the old password again, whether the response, the account or the member is gone',
  async ({ step }) => {
    await step('does not show the old password after reopening when the new one cannot be loaded', async () => {
      const old = getAccount('PG')?.password ?? '';
      failAccount(1);
      await confirm(t('reset'));
      await screen.findByText(t('accountFailed'));
      await leave();
      await expectNewAlone(old);
    });
    await leave();
    shownLocation.go(route('PG'));
    await ready();
    await step('loads the account again after a server error without a message: the password may be new', async () => {
      const old = getAccount('PG')?.password ?? '';
      failReset({ kind: 'firewall', status: 502 });
      await confirm(t('reset'));
      await acknowledge();
      await ready();
      await expectNew(old);
      await expect(getCount(account)).toBeGreaterThan(1);
    });
    await step('does not show the old password when the member leaves and the response is lost', async () => {
      const old = getAccount('PG')?.password ?? '';
      failReset({ kind: 'lost' });
      const release = holdResponse(reset);
      await confirm(t('reset'));
      await waitFor(() => expect(getAccount('PG')?.password).not.toBe(old));
      await leave();
      release();
      await waitForStable();
      await expectNewAlone(old);
    });
  },
);
Refused.test('keeps the credentials', async () => {
  await acknowledge();
  await ready();
  await expect(getCount(account)).toBe(1);
});
