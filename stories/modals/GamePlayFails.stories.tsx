import { shownLocation } from '@stories/app/location';
import { matchFullText, plainText } from '@stories/matchFullText';
import { getCount, holdResponse, mockResponse } from '@stories/requests';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyBackend } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { getSlotAccount, transfer, walletCode } from '@/api/calls/wallet';
import { runCommand } from '@/api/commands/command';
import { clearToasts, currentToasts } from '@/components/Toast/toasts';
import { formatAmount } from '@/i18n/format';
import { i18n } from '@/i18n/i18n';
import { overrideSettings } from '@/lib/settings';
import { gameView } from '@/modals/Game/view';
import {
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
import { acknowledge, amountField, codeText, expectLedgerBalanced, findAnnouncement, getBalance } from './money';
import { play } from './playTab';

const meta = preview.meta({
  component: ModalHarness,
  title: 'Game/Launch failures',
  tags: ['no-screenshot'],
  parameters: {
    ...withModal('game:PG'),
    modals: { game: gameView },
    docs: {
      description: {
        component:
          'The money has moved, but the game does not open. The money comes first in the words, and the next ' +
          'attempt moves nothing again.',
      },
    },
  },
  beforeEach: prepareGame,
});

const login = () => `GET /api/autoLogin/pg/${getAccount('PG')?.username}`;
const movedText = () => t('movedText', { amount: formatAmount(100), name: getName('PG') });
const moveNews = () => screen.findByRole('alertdialog', { name: t('movedOnly') });
/** Expects first that the money has moved, then why the game did not open, each in its own lines. */
const saysMovedBut = async (why: string) => {
  const news = await moveNews();
  const first = within(news).getByText(movedText()).getBoundingClientRect();
  const second = within(news).getByText(matchFullText(why)).getBoundingClientRect();
  await expect(second.top).toBeGreaterThanOrEqual(first.bottom);
  return news;
};
const toasts = () => currentToasts().map(({ text }) => text);
const expectToast = (...texts: string[]) => waitFor(() => expect(toasts().map(plainText)).toEqual(texts));
/** Closes the modal by navigation, as the back button does. This also closes a locked modal. */
const leave = async () => {
  shownLocation.go('/user/home');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};
const comeBack = async (code = 'PG') => {
  clearToasts();
  shownLocation.go(route(code));
  await ready();
};
/** Holds the response of this call until the story releases it. Default for `response`: the mock's own response. */
const hold = (name: string, response?: unknown) => {
  if (response !== undefined) mockResponse(name, response);
  return holdResponse(name, { unheard: true });
};

export const MovedOnly = meta.story({
  name: 'Transferred, but the game did not open',
  beforeEach: () => storyBackend().fail({ method: 'GET', path: '/api/autoLogin/*', message: 'LOGIN_FAIL' }),
  play: async () => {
    await moveAndPlay('100');
    await moveNews();
  },
});
MovedOnly.test('shows first that the money has moved, then why the game did not open', async () => {
  await saysMovedBut(codeText('LOGIN_FAIL'));
  await acknowledge();
  await expect(await amountField()).toHaveValue('');
  // The game opens at the next tap, without another transfer.
  await playNow();
  await waitFor(() => expect(play.address()).toMatch(/^https:/));
  await idle();
  await expect(getCount(moved)).toBe(1);
  await expect(getBalance('PG')).toBe(440);
  await expectLedgerBalanced();
});

export const Default = meta.story({ name: 'Ready to play', play: async () => void (await ready()) });

Default.test('says that the money has moved when a login response is lost or has no link, and only then', async () => {
  // Says only that the game did not open when no money was asked for.
  for (const kind of ['network', 'html', 'empty'] as const) {
    storyBackend().fail({ method: 'GET', path: '/api/autoLogin/*', kind });
    await playNow();
    await within(await screen.findByRole('alertdialog')).findByText(t('openFailed'));
    await acknowledge();
    await expect(play.tabs.at(-1)?.close).toHaveBeenCalled();
  }
  await expect(getCount(moved)).toBe(0);

  // Shows that the money has moved when only the login response is lost.
  for (const [kind, textKey] of [
    ['network', 'errors:general.network'],
    ['html', 'errors:general.system'],
  ] as const) {
    storyBackend().fail({ method: 'GET', path: '/api/autoLogin/*', kind });
    await moveAndPlay('100');
    const dialog = await saysMovedBut(i18n.t(textKey));
    await expect(within(dialog).queryByRole('link')).toBeNull();
    await acknowledge();
    await expect(play.tabs.at(-1)?.close).toHaveBeenCalled();
  }
  await expect(getCount(moved)).toBe(2);

  // Shows a missing link together with the transfer, in one message.
  mockResponse(login(), { link: 'javascript:alert(1)' });
  await moveAndPlay('100');
  await saysMovedBut(t('noLink'));
  await acknowledge();
  await expect(screen.queryByText(matchFullText(t('noLink')))).toBeNull();
  await expect(play.tabs.at(-1)?.close).toHaveBeenCalled();
});

Default.test(
  'shows what happened to the game and the money in one toast when the member leaves the page',
  async ({ step }) => {
    await step('shows that a game is still opening when the member reopens the modal and plays', async () => {
      const release = hold(login());
      await playNow();
      await leave();
      await comeBack();
      await playNow();
      await expectToast(t('underWay'));
      await expect(play.tabs[1]?.close).toHaveBeenCalled();
      await idle();
      release();
      await waitFor(() => expect(play.tabs[0]?.location.replace).toHaveBeenCalledOnce());
    });
    await leave();
    await comeBack();
    await step('continues to the game in its own tab when the member leaves the page', async () => {
      const release = hold(login());
      await playNow();
      await leave();
      release();
      await waitFor(() => expect(play.address()).toMatch(/^https:/));
      await expect(toasts()).toEqual([]);
    });
    await comeBack();
    await step('shows a refused tab as a toast when the member leaves the page', async () => {
      play.blocked = true;
      const release = hold(login());
      await playNow();
      await leave();
      release();
      await expectToast(t('notOpened'));
    });
    play.blocked = false;
    await comeBack();
    await step('shows in a toast that the money has moved and why no game opens when the member leaves', async () => {
      const release = hold(moved);
      await moveAndPlay('100');
      await leave();
      storyBackend().fail({ method: 'GET', path: '/api/autoLogin/*', message: 'LOGIN_FAIL' });
      release();
      await expectToast(`${movedText()}\n${codeText('LOGIN_FAIL')}`);
    });
    await comeBack();
    await step('shows a missing link as a toast when the member leaves the page', async () => {
      const release = hold(login(), { link: 'javascript:alert(1)' });
      await playNow();
      await leave();
      release();
      await expectToast(plainText(t('noLink')));
      await expect(play.tabs.at(-1)?.close).toHaveBeenCalled();
    });
  },
);
Default.test('sends no transfer while another transfer is in flight, and shows it', async () => {
  const release = hold(moved);
  const elsewhere = runCommand(transfer, { body: { from: walletCode, to: 'UFABET', amount: 1 } });
  await moveAndPlay('100');
  await expectToast(t('underWay'));
  await expect(play.tabs).toEqual([]);
  release();
  await elsewhere;
  await expect(getCount(moved)).toBe(1);
});

export const SameTab = meta.story({
  name: 'Game opens in this tab',
  parameters: { route: route('UFABET') },
  beforeEach: () => {
    overrideSettings({ gameWindow: 'same' });
    return () => overrideSettings({ gameWindow: 'new' });
  },
});
SameTab.test('stays on the new page when the member leaves, and shows the moved money in a toast', async () => {
  const release = hold(moved);
  await moveAndPlay('100');
  await leave();
  release();
  await expectToast(`${t('movedText', { amount: formatAmount(100), name: getName('UFABET') })}\n${t('notOpened')}`);
  await expect(play.posted).toEqual([]);
});

export const GameGone = meta.story({
  name: 'Game refused: it no longer exists',
  parameters: { fail: { call: getSlotAccount, message: 'NO_GAME' } },
  play: async () => void (await screen.findByText(matchFullText(codeText('NO_GAME')))),
});
export const CredentialsFailed = meta.story({
  name: 'Failed: username and password, which this game needs',
  parameters: { fail: { call: getSlotAccount, status: 500 } },
});
CredentialsFailed.test('still transfers, because a transfer needs no username', async () => {
  await screen.findByText(matchFullText(codeText('INTERNAL_SERVER_ERROR')));
  await moveOnly('100');
  await findAnnouncement();
  await expect(getCount(moved)).toBe(1);
  await expect(screen.queryByRole('button', { name: t('play') })).toBeNull();
});
