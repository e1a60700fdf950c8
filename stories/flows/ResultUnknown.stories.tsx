import { Site } from '@stories/app/Site';
import { qrImage } from '@stories/modals/depositSteps';
import { balanceOf, expectBooksRight, expectUnknown, shorten, takeNote } from '@stories/modals/money';
import { countOf } from '@stories/requests';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyBackend } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { currentToasts } from '@/components/Toast/toasts';
import { formatAmount } from '@/i18n/format';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { addressOf, type CommandName, commands, hold, pause, prepareCommands, sent } from './commands';

const meta = preview.meta({
  component: Site,
  title: 'flows/Result unknown',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    session: true,
    docs: {
      description: {
        component:
          'A command whose answer is lost or late: never a plain failure, never sent again by itself. Each is sent, ' +
          'its answer is lost, and the member is told where to look.',
      },
    },
  },
  beforeEach: prepareCommands,
});

const lose = (name: CommandName, kind: 'cut' | 'network') => {
  const { method, path } = commands[name].call;
  storyBackend().fail({ method, path: path.replace(/\{\w+\}/g, '*'), kind });
};
/** What home says the main wallet holds is what the books say. */
const walletIsBooks = () =>
  waitFor(() => {
    const label = [...document.querySelectorAll('main dt')].find((dt) => dt.textContent === i18n.t('home:wallet'));
    expect(label?.nextElementSibling).toHaveTextContent(formatAmount(balanceOf()));
  });

/** By default: the dialog with a way to the statement. */
type Tells = () => Promise<unknown>;

/** Done, but the answer breaks off: the balance is asked anew, and nothing is sent again. */
const lost =
  (name: CommandName, tells: Tells = expectUnknown) =>
  async (): Promise<void> => {
    const { ready, worth, change } = commands[name];
    const expected = worth() + change();
    const { button } = await ready();
    const asked = countOf('GET /api/wallet');
    lose(name, 'cut');
    button.click();
    await tells();
    await waitFor(() => expect(worth()).toBeCloseTo(expected, 5));
    await waitFor(() => expect(countOf('GET /api/wallet')).toBeGreaterThan(asked));
    await pause(300);
    await expect(sent(name)).toBe(1);
    await walletIsBooks();
    await expectBooksRight();
  };

/** No answer in time, and then one all the same. */
const late =
  (name: CommandName, tells: Tells = expectUnknown) =>
  async (): Promise<void> => {
    const { call, ready, worth, change } = commands[name];
    const expected = worth() + change();
    const { button } = await ready();
    const restore = shorten(call, 150);
    const release = hold(name);
    try {
      button.click();
      await tells();
      release();
      await pause(250);
      await tells();
      await expect(sent(name)).toBe(1);
      await expect(worth()).toBeCloseTo(expected, 5);
      await expectBooksRight();
    } finally {
      restore();
      release();
    }
  };

/** Home's own dialog of the same kind. */
const inviteUnknown = async () => {
  const dialog = await screen.findByRole('alertdialog', { name: i18n.t('home:invite.unknown') });
  await waitFor(() => expect(dialog).toHaveTextContent(i18n.t('errors:general.unknownResult')));
  await expect(within(dialog).getByRole('link')).toHaveAttribute('href', paths.statement);
};

/** The picture stays, with the same words and a way to the statement beside it. */
const slipUnknown = async () => {
  await screen.findByRole('button', { name: i18n.t('deposit:slip.again') });
  await screen.findByText(i18n.t('money:unknownText'));
  await expect(screen.getByRole('link', { name: i18n.t('deposit:slip.toStatement') })).toHaveAttribute(
    'href',
    paths.statement,
  );
  await screen.findByRole('img', { name: i18n.t('deposit:slip.preview') });
};

export const Withdraw = meta.story({ name: 'Withdraw: result unknown', parameters: { route: addressOf('withdraw') } });
Withdraw.test('lost', lost('withdraw'));
Withdraw.test('late', late('withdraw'));

export const Transfer = meta.story({ name: 'Transfer: result unknown', parameters: { route: addressOf('transfer') } });
Transfer.test('lost', lost('transfer'));
Transfer.test('late', late('transfer'));

export const MoveAndPlay = meta.story({
  name: 'Transfer to a game and play: result unknown',
  parameters: { route: addressOf('moveAndPlay') },
});
MoveAndPlay.test('lost', lost('moveAndPlay'));
MoveAndPlay.test('late', late('moveAndPlay'));

export const MoveOnly = meta.story({
  name: 'Transfer to a game: result unknown',
  parameters: { route: addressOf('moveOnly') },
});
MoveOnly.test('lost', lost('moveOnly'));
MoveOnly.test('late', late('moveOnly'));

export const MoveAll = meta.story({
  name: 'Transfer everything to a game: result unknown',
  parameters: { route: addressOf('moveAll') },
});
MoveAll.test('lost', lost('moveAll'));
MoveAll.test('late', late('moveAll'));

export const Gift = meta.story({ name: 'Send a gift link: result unknown', parameters: { route: addressOf('gift') } });
Gift.test('lost', lost('gift'));
Gift.test('late', late('gift'));

export const Slip = meta.story({ name: 'Send a slip: result unknown', parameters: { route: addressOf('slip') } });
Slip.test('lost', lost('slip', slipUnknown));
Slip.test('late', late('slip', slipUnknown));

export const ReceiveRefund = meta.story({
  name: 'Receive a refund: result unknown',
  parameters: { route: addressOf('receiveRefund'), scenario: 'refund' },
});
ReceiveRefund.test('lost', lost('receiveRefund'));
ReceiveRefund.test('late', late('receiveRefund'));

export const AddRefund = meta.story({
  name: 'Transfer a refund to the main wallet: result unknown',
  parameters: { route: addressOf('addRefund'), scenario: 'refund-waiting' },
});
AddRefund.test('lost', lost('addRefund'));
AddRefund.test('late', late('addRefund'));

export const ReceiveInvite = meta.story({
  name: 'Receive the invite bonus: result unknown',
  parameters: { route: addressOf('receiveInvite'), scenario: 'invites' },
});
ReceiveInvite.test('lost', lost('receiveInvite', inviteUnknown));
ReceiveInvite.test('late', late('receiveInvite', inviteUnknown));

/** No money moves with these: what is there now is asked for instead. */
export const CreateQr = meta.story({
  name: 'Create a QR: result unknown',
  parameters: { route: addressOf('createQr') },
});
CreateQr.test('lost: the QR that was made after all is shown, and no other is made', async () => {
  const { ready } = commands.createQr;
  const { button } = await ready();
  lose('createQr', 'cut');
  button.click();
  await waitFor(() => expect(qrImage()).not.toBeNull());
  await expect(document.querySelector('dialog[open] [role="alert"]:not(:empty)')).toBeNull();
  await pause(300);
  await expect(sent('createQr')).toBe(1);
});
export const CancelQr = meta.story({
  name: 'Cancel a QR: result unknown',
  parameters: { route: addressOf('cancelQr') },
});
CancelQr.test('lost: it is gone, and said to be', async () => {
  const { ready, worth } = commands.cancelQr;
  const { button } = await ready();
  lose('cancelQr', 'cut');
  button.click();
  await waitFor(() => expect(worth()).toBe(1));
  await waitFor(() => expect(qrImage()).toBeNull());
  await pause(300);
  await expect(sent('cancelQr')).toBe(1);
});
export const OpenGame = meta.story({
  name: 'Open a game account: result unknown',
  parameters: { route: addressOf('openGame') },
});
OpenGame.test('lost: the account that was opened after all is shown', async () => {
  const { button } = await commands.openGame.ready();
  lose('openGame', 'cut');
  button.click();
  await screen.findByRole('button', { name: i18n.t('game:move') });
  await pause(300);
  await expect(sent('openGame')).toBe(1);
  await expect(screen.queryByRole('alertdialog')).toBeNull();
  await expect(currentToasts().map(({ kind }) => kind)).not.toContain('error');
});
export const ResetPassword = meta.story({
  name: 'Set a new game password: result unknown',
  parameters: { route: addressOf('resetPassword') },
});
ResetPassword.test('lost: the new password is fetched, and no other is set', async () => {
  const { button } = await commands.resetPassword.ready();
  lose('resetPassword', 'cut');
  button.click();
  await takeNote();
  await screen.findByRole('button', { name: i18n.t('game:move') });
  await expect(commands.resetPassword.worth()).toBe(1);
  await expect(countOf('GET /api/wallet/account/PG')).toBe(2);
  await expect(sent('resetPassword')).toBe(1);
});
export const EditBankName = meta.story({
  name: 'Save the bank account name: result unknown',
  parameters: { route: addressOf('editBankName') },
});
EditBankName.test('lost: says so, keeps the name, and waits for the member', async () => {
  const { button } = await commands.editBankName.ready();
  lose('editBankName', 'network');
  button.click();
  const field = await screen.findByRole('textbox', { name: i18n.t('editBankName:name') });
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(expect.stringContaining(i18n.t('errors:general.network'))),
  );
  await expect(field).toHaveValue('SOMCHAI TEST');
  await pause(300);
  await expect(sent('editBankName')).toBe(1);
});
