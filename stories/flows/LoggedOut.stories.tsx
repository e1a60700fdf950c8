import { arrive, loginTitle } from '@stories/app/app';
import { place, Site } from '@stories/app/Site';
import { play } from '@stories/modals/playTab';
import { requests } from '@stories/requests';
import { expect, screen, waitFor } from 'storybook/test';
import { storyBackend } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { getToken } from '@/app/session';
import { currentToasts } from '@/components/Toast/toasts';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { sessionStore, storageKeys } from '@/lib/storage';
import { addressOf, type CommandName, commands, hold, pause, prepareCommands, sent } from './commands';

const meta = preview.meta({
  component: Site,
  title: 'flows/Logged out meanwhile',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    session: true,
    docs: {
      description: {
        component:
          'Logged out while a command is under way: its late answer says nothing, opens nothing and asks nothing. ' +
          'Specification, section 4: Session.',
      },
    },
  },
  beforeEach: prepareCommands,
});

/** Sends it, leaves by `leave`, lets the answer come, and looks at what became of it. */
const leftBehind =
  (name: CommandName, kind: 'done' | 'refused' = 'done') =>
  async (): Promise<void> => {
    const { call, ready } = commands[name];
    if (kind === 'refused') {
      const path = call.path.replace(/\{\w+\}/g, '*');
      storyBackend().fail({ method: call.method, path, message: 'INTERNAL_SERVER_ERROR' });
    }
    const release = hold(name);
    (await ready()).button.click();
    await waitFor(() => expect(sent(name)).toBe(1));
    screen.getByRole('button', { name: i18n.t('nav:logout'), hidden: true }).click();
    await arrive(paths.login, loginTitle());
    const asked = requests.length;
    release();
    await pause(250);
    await expect(place.path).toBe(paths.login);
    await expect(currentToasts()).toEqual([]);
    await expect(document.querySelector('dialog[open]')).toBeNull();
    // Login's own question is none of the command's.
    await expect(requests.slice(asked).filter((one) => one !== 'GET /api/lookup/active')).toEqual([]);
    await expect(play.address()).toBeUndefined();
    await expect(getToken()).toBeNull();
    await expect(sessionStore.get(storageKeys.liveQrs)).toBeNull();
  };

/** Another tab logs somebody else in while this one waits. */
const takenOver = (name: CommandName) => async (): Promise<void> => {
  const { world, tokenFor } = storyBackend();
  const [first, second] = world.db.member.all();
  const release = hold(name);
  (await commands[name].ready()).button.click();
  await waitFor(() => expect(sent(name)).toBe(1));
  localStorage.setItem('kapao.token', tokenFor(second?.username as string));
  window.dispatchEvent(new StorageEvent('storage', { key: 'kapao.sessionChange', newValue: '1' }));
  await screen.findByRole('heading', { level: 1, name: new RegExp(second?.name as string), hidden: true });
  release();
  await pause(250);
  await expect(currentToasts()).toEqual([]);
  await expect(screen.queryByRole('alertdialog')).toBeNull();
  await expect(document.body).not.toHaveTextContent(first?.name as string);
  await expect(document.querySelector('dialog[open] [role="timer"]')).toBeNull();
  await expect(sessionStore.get(storageKeys.liveQrs) ?? '[]').toBe('[]');
};
export const Withdraw = meta.story({
  name: 'Withdraw, logged out meanwhile',
  parameters: { route: addressOf('withdraw') },
});
Withdraw.test('its answer', leftBehind('withdraw'));
Withdraw.test('its refusal', leftBehind('withdraw', 'refused'));

export const Transfer = meta.story({
  name: 'Transfer, logged out meanwhile',
  parameters: { route: addressOf('transfer') },
});
Transfer.test('its answer', leftBehind('transfer'));
Transfer.test('its refusal', leftBehind('transfer', 'refused'));

export const MoveAndPlay = meta.story({
  name: 'Transfer to a game and play, logged out meanwhile',
  parameters: { route: addressOf('moveAndPlay') },
});
MoveAndPlay.test('its answer', leftBehind('moveAndPlay'));
MoveAndPlay.test('its refusal', leftBehind('moveAndPlay', 'refused'));

export const MoveOnly = meta.story({
  name: 'Transfer to a game, logged out meanwhile',
  parameters: { route: addressOf('moveOnly') },
});
MoveOnly.test('its answer', leftBehind('moveOnly'));
MoveOnly.test('its refusal', leftBehind('moveOnly', 'refused'));

export const MoveAll = meta.story({
  name: 'Transfer everything to a game, logged out meanwhile',
  parameters: { route: addressOf('moveAll') },
});
MoveAll.test('its answer', leftBehind('moveAll'));
MoveAll.test('its refusal', leftBehind('moveAll', 'refused'));
MoveAll.test('by another member', takenOver('moveAll'));

export const CreateQr = meta.story({
  name: 'Create a QR, logged out meanwhile',
  parameters: { route: addressOf('createQr') },
});
CreateQr.test('its answer', leftBehind('createQr'));
CreateQr.test('its refusal', leftBehind('createQr', 'refused'));

export const CancelQr = meta.story({
  name: 'Cancel a QR, logged out meanwhile',
  parameters: { route: addressOf('cancelQr') },
});
CancelQr.test('its answer', leftBehind('cancelQr'));
CancelQr.test('its refusal', leftBehind('cancelQr', 'refused'));

export const Gift = meta.story({
  name: 'Send a gift link, logged out meanwhile',
  parameters: { route: addressOf('gift') },
});
Gift.test('its answer', leftBehind('gift'));
Gift.test('its refusal', leftBehind('gift', 'refused'));

export const Slip = meta.story({ name: 'Send a slip, logged out meanwhile', parameters: { route: addressOf('slip') } });
Slip.test('its answer', leftBehind('slip'));
Slip.test('its refusal', leftBehind('slip', 'refused'));

export const OpenGame = meta.story({
  name: 'Open a game account, logged out meanwhile',
  parameters: { route: addressOf('openGame') },
});
OpenGame.test('its answer', leftBehind('openGame'));
OpenGame.test('its refusal', leftBehind('openGame', 'refused'));

export const ResetPassword = meta.story({
  name: 'Set a new game password, logged out meanwhile',
  parameters: { route: addressOf('resetPassword') },
});
ResetPassword.test('its answer', leftBehind('resetPassword'));
ResetPassword.test('its refusal', leftBehind('resetPassword', 'refused'));
ResetPassword.test('by another member', takenOver('resetPassword'));

export const ReceiveRefund = meta.story({
  name: 'Receive a refund, logged out meanwhile',
  parameters: { route: addressOf('receiveRefund'), scenario: 'refund' },
});
ReceiveRefund.test('its answer', leftBehind('receiveRefund'));
ReceiveRefund.test('its refusal', leftBehind('receiveRefund', 'refused'));

export const AddRefund = meta.story({
  name: 'Transfer a refund to the main wallet, logged out meanwhile',
  parameters: { route: addressOf('addRefund'), scenario: 'refund-waiting' },
});
AddRefund.test('its answer', leftBehind('addRefund'));
AddRefund.test('its refusal', leftBehind('addRefund', 'refused'));

export const EditBankName = meta.story({
  name: 'Save the bank account name, logged out meanwhile',
  parameters: { route: addressOf('editBankName') },
});
EditBankName.test('its answer', leftBehind('editBankName'));
EditBankName.test('its refusal', leftBehind('editBankName', 'refused'));

Withdraw.test('by another member', takenOver('withdraw'));
CreateQr.test('by another member', takenOver('createQr'));

/** The phone is handed on: a QR that waits for one member is none of the next one's. */
CreateQr.test('the live QR is not shown to the next member', async () => {
  (await commands.createQr.ready()).button.click();
  await waitFor(() => expect(sessionStore.get(storageKeys.liveQrs)).toContain('WW'));
  const { world, tokenFor } = storyBackend();
  const second = world.db.member.all()[1];
  localStorage.setItem('kapao.token', tokenFor(second?.username as string));
  window.dispatchEvent(new StorageEvent('storage', { key: 'kapao.sessionChange', newValue: '1' }));
  await screen.findByRole('heading', { level: 1, name: new RegExp(second?.name as string), hidden: true });
  await screen.findByRole('textbox', { name: i18n.t('deposit:qr.amount') });
  await expect(sessionStore.get(storageKeys.liveQrs) ?? '[]').toBe('[]');
  await expect(document.querySelector('dialog[open] [role="timer"]')).toBeNull();
  await expect(screen.queryByText(i18n.t('deposit:qr.checking'))).toBeNull();
});
