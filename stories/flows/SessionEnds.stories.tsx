import { AppRoot } from '@stories/app/AppRoot';
import { arrive, loginTitle } from '@stories/app/app';
import { shownLocation } from '@stories/app/location';
import { play } from '@stories/modals/playTab';
import { holdResponse, requests } from '@stories/requests';
import { simulateOtherTab } from '@stories/simulateOtherTab';
import { expect, screen, waitFor } from 'storybook/test';
import { storyBackend, waitForStable } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { getToken } from '@/app/session';
import { currentToasts } from '@/components/Toast/toasts';
import { sessionStore, storageKeys } from '@/device/storage';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { type CommandName, commands, getAddress, prepareCommands, sent } from './commands';

const meta = preview.meta({
  component: AppRoot,
  title: 'Session ends mid-request',
  tags: ['long'],
  parameters: {
    layout: 'fullscreen',
    session: true,
    docs: {
      description: {
        component:
          'The member logs out while a command is in flight. Its late response shows, opens and requests nothing. ' +
          'Specification: Session.',
      },
    },
  },
  beforeEach: prepareCommands,
});

/** Sends a command, logs out while it is in flight, releases the response and checks that nothing of it shows. */
const leftBehind =
  (name: CommandName, kind: 'done' | 'refused' = 'done') =>
  async (): Promise<void> => {
    const { call, ready } = commands[name];
    if (kind === 'refused') {
      const path = call.path.replace(/\{\w+\}/g, '*');
      storyBackend().fail({ method: call.method, path, message: 'INTERNAL_SERVER_ERROR' });
    }
    const release = holdResponse(commands[name].request);
    (await ready()).button.click();
    await waitFor(() => expect(sent(name)).toBe(1));
    screen.getByRole('button', { name: i18n.t('nav:logout'), hidden: true }).click();
    await arrive(paths.login, loginTitle());
    const asked = requests.length;
    release();
    await waitForStable();
    await expect(shownLocation.path).toBe(paths.login);
    await expect(currentToasts()).toEqual([]);
    await expect(document.querySelector('dialog[open]')).toBeNull();
    // Login and its chat send these requests themselves; the command does not.
    const login = ['GET /api/lookup/active', 'GET /api/lookup/enableChatWidget'];
    await expect(requests.slice(asked).filter((item) => !login.includes(item))).toEqual([]);
    await expect(play.address()).toBeUndefined();
    await expect(getToken()).toBeNull();
    await expect(sessionStore.get(storageKeys.liveQrs)).toBeNull();
  };

/** Another tab logs in another member while this tab waits for a response. */
const takenOver = (name: CommandName) => async (): Promise<void> => {
  const { mockState, tokenFor } = storyBackend();
  const [first, second] = mockState.db.member.all();
  const release = holdResponse(commands[name].request);
  (await commands[name].ready()).button.click();
  await waitFor(() => expect(sent(name)).toBe(1));
  simulateOtherTab(storageKeys.token, tokenFor(second?.username as string));
  await screen.findByRole('heading', { level: 1, name: new RegExp(second?.name as string), hidden: true });
  release();
  await waitForStable();
  await expect(currentToasts()).toEqual([]);
  await expect(screen.queryByRole('alertdialog')).toBeNull();
  await expect(document.body).not.toHaveTextContent(first?.name as string);
  await expect(document.querySelector('dialog[open] [role="timer"]')).toBeNull();
  await expect(sessionStore.get(storageKeys.liveQrs) ?? '[]').toBe('[]');
};
export const Withdraw = meta.story({
  name: 'Withdraw: logged out before it ends',
  parameters: { route: getAddress('withdraw') },
});
Withdraw.test('shows nothing of a refusal after logout', leftBehind('withdraw', 'refused'));

export const MoveAndPlay = meta.story({
  name: 'Transfer to a game and play: logged out before it ends',
  parameters: { route: getAddress('moveAndPlay') },
});
MoveAndPlay.test('shows nothing of a response after logout', leftBehind('moveAndPlay'));

export const CreateQr = meta.story({
  name: 'Create a QR: logged out before it ends',
  parameters: { route: getAddress('createQr') },
});

CreateQr.test('shows nothing of a response after another member has logged in', takenOver('createQr'));

/** The phone changes hands: a live QR belongs to one member only. */
CreateQr.test('does not show a live QR to the next member', async () => {
  (await commands.createQr.ready()).button.click();
  await waitFor(() => expect(sessionStore.get(storageKeys.liveQrs)).toContain('WW'));
  const { mockState, tokenFor } = storyBackend();
  const second = mockState.db.member.all()[1];
  simulateOtherTab(storageKeys.token, tokenFor(second?.username as string));
  await screen.findByRole('heading', { level: 1, name: new RegExp(second?.name as string), hidden: true });
  await screen.findByRole('textbox', { name: i18n.t('deposit:qr.amount') });
  await expect(sessionStore.get(storageKeys.liveQrs) ?? '[]').toBe('[]');
  await expect(document.querySelector('dialog[open] [role="timer"]')).toBeNull();
  await expect(screen.queryByText(i18n.t('deposit:qr.checking'))).toBeNull();
});
