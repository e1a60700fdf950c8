import { shownLocation } from '@stories/app/location';
import { getCount, holdResponse, respondBy } from '@stories/requests';
import { storyMember } from '@stories/storyMember';
import { expect, screen, waitFor } from 'storybook/test';
import { storyBackend, waitForStable } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { activateSlot } from '@/api/calls/wallet';
import { currentToasts } from '@/components/Toast/toasts';
import { i18n } from '@/i18n/i18n';
import { gameView } from '@/modals/Game/view';
import { confirm, getAccount, moveOnly, playNow, prepareGame, ready, route, t } from './gameSteps';
import { ModalHarness, withModal } from './ModalHarness';
import { acknowledge, button, clickButton, codeText, createWaitingStep, findAnnouncement } from './money';

const meta = preview.meta({
  component: ModalHarness,
  title: 'Game/Opening',
  parameters: {
    ...withModal('game:PG'),
    modals: { game: gameView },
    docs: {
      description: {
        component:
          'Opening a game account for the first time, or again after the back office has closed it. The card of ' +
          'a game leads to one tap, never to a form.',
      },
    },
  },
  beforeEach: prepareGame,
});

export const NotOpen = meta.story({
  tags: ['main-state'],
  name: 'Account not open yet',
  parameters: { route: route('SLOTXO') },
});

NotOpen.test('opens the account with one request, ignores taps until it has loaded, and shows it', async () => {
  const open = await button(t('open'));
  const release = holdResponse('GET /api/wallet', { unheard: true });
  for (let count = 0; count < 4; count += 1) open.click();
  await waitFor(() => expect(currentToasts().map(({ text }) => text)).toEqual([t('opened')]));
  open.click();
  await expect(open).toHaveAttribute('aria-busy', 'true');
  release();
  await ready();
  await expect(getCount('GET /api/wallet/activate/SLOTXO')).toBe(1);
  await expect(currentToasts().map(({ text }) => text)).toEqual([t('opened')]);
});
NotOpen.test('names the dialog of a game without a name', async () => {
  storyBackend().mockState.db.game.patch('SLOTXO', { name: '' });
  shownLocation.go(route('SLOTXO'));
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveAccessibleName(t('title')));
});

export const AlreadyOpen = meta.story({
  name: 'Account opened in another tab meanwhile',
  tags: ['no-screenshot'],
  parameters: { route: route('SLOTXO') },
  play: async () => {
    await button(t('open'));
    const response = await storyBackend().handle(
      new Request('https://tab.example/api/wallet/activate/SLOTXO', {
        headers: {
          Authorization: `Bearer ${storyBackend().tokenFor(storyMember().username)}`,
          'X-Client-Type': 'wallet-user',
        },
      }),
    );
    await expect(response.status).toBe(200);
    await clickButton(t('open'));
    await ready();
    await expect(currentToasts().map(({ text }) => text)).toEqual([codeText('SLOT_ALREADY_ACTIVE')]);
  },
});

export const ActivateRefused = meta.story({
  name: 'Game account refused: it could not be opened',
  parameters: { route: route('SLOTXO'), fail: { call: activateSlot, message: 'SLOT_ACTIVATE_FAIL' } },
  play: createWaitingStep(() => clickButton(t('open'))),
});
ActivateRefused.test('explains the refusal', async () => {
  await expect(await findAnnouncement()).toHaveTextContent(codeText('SLOT_ACTIVATE_FAIL'));
  await acknowledge();
  await button(t('open'));
});

/** The back office has closed the account since the wallet was loaded. */
export const Closed = meta.story({
  name: 'Account closed: can be opened again',
  beforeEach: () => {
    let isClosed = false;
    respondBy('GET /api/wallet/account/PG', (ask) => {
      const { gameAccount } = storyBackend().mockState.db;
      if (!isClosed) gameAccount.remove(getAccount('PG')?._id ?? '');
      isClosed = true;
      return ask();
    });
  },
});
Closed.test('offers to open the account again, then shows it', async () => {
  await button(t('open'));
  const release = holdResponse('GET /api/wallet/account/PG', { unheard: true });
  await clickButton(t('open'));
  await screen.findByLabelText(t('stake'));
  // The earlier error does not return after the account is open.
  await expect(screen.queryByText(t('accountFailed'))).toBeNull();
  release();
  await ready();
});

/**
 * The back office closes the account while the modal is open. The error of the command stays until the member
 * acknowledges it.
 */
export const ClosedMeanwhile = meta.story({
  name: 'Account closed while it is open here',
  tags: ['no-screenshot'],
  play: async () => void (await ready()),
});
const refusedAfter = (code: string, take: () => void, act: () => Promise<void>) => async () => {
  await button(t('reset'));
  take();
  const asked = getCount('GET /api/wallet');
  await act();
  const dialog = await screen.findByRole('alertdialog', { name: i18n.t('common:errorTitle') });
  await waitFor(() => expect(getCount('GET /api/wallet')).toBeGreaterThan(asked));
  // Wait until the wallet without the account has loaded.
  await waitForStable();
  await expect(dialog).toBeInTheDocument();
  await expect(dialog).toHaveTextContent(codeText(code));
  await acknowledge();
  await expect(currentToasts()).toEqual([]);
};
const closeAccount = () => storyBackend().mockState.db.gameAccount.remove(getAccount('PG')?._id ?? '');
const offersAgain = (act: () => Promise<void>) => async () => {
  await refusedAfter('SLOT_NO_ACCOUNT', closeAccount, act)();
  await button(t('open'));
  await expect(document.querySelectorAll('dialog[open]')).toHaveLength(1);
};
ClosedMeanwhile.test(
  'offers to open the account again after a transfer',
  offersAgain(() => moveOnly('100')),
);
ClosedMeanwhile.test('offers to open the account again after starting the game', offersAgain(playNow));
ClosedMeanwhile.test(
  'offers to open the account again after moving everything',
  offersAgain(() => confirm(t('moveAll'))),
);
ClosedMeanwhile.test(
  'offers to open the account again after a password reset',
  offersAgain(() => confirm(t('reset'))),
);
ClosedMeanwhile.test('shows that the game itself no longer exists', async () => {
  await refusedAfter(
    'NO_GAME',
    () => storyBackend().mockState.db.game.remove('PG'),
    () => moveOnly('100'),
  )();
  await screen.findByText(t('unknown.text'));
});
