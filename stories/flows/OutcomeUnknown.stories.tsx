import { AppRoot } from '@stories/app/AppRoot';
import { qrImage } from '@stories/modals/depositSteps';
import { acknowledge, balanceOf, expectBooksRight, expectUnknown } from '@stories/modals/money';
import { countOf } from '@stories/requests';
import { expect, screen, waitFor } from 'storybook/test';
import { storyBackend, waitForStable } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { currentToasts } from '@/components/Toast/toasts';
import { formatAmount } from '@/i18n/format';
import { i18n } from '@/i18n/i18n';
import { addressOf, type CommandName, commands, prepareCommands, sent } from './commands';

const meta = preview.meta({
  component: AppRoot,
  title: 'Outcome unknown',
  parameters: {
    layout: 'fullscreen',
    session: true,
    docs: {
      description: {
        component:
          'A command whose response is lost or late is never shown as a plain failure and never resent ' +
          'automatically. Each story loses the response of one command and checks what the member sees.',
      },
    },
  },
  beforeEach: prepareCommands,
});

const lose = (name: CommandName, kind: 'cut' | 'network') => {
  const { method, path } = commands[name].call;
  storyBackend().fail({ method, path: path.replace(/\{\w+\}/g, '*'), kind });
};
/** Expects that home shows the main wallet balance of the ledger. */
const walletIsBooks = () =>
  waitFor(() => {
    const label = [...document.querySelectorAll('main dt')].findLast((dt) => dt.textContent === i18n.t('home:wallet'));
    expect(label?.nextElementSibling).toHaveTextContent(formatAmount(balanceOf()));
  });

/** The command succeeds, but its response breaks off: the app refreshes the balance and does not resend. */
const lost = (name: CommandName) => async (): Promise<void> => {
  const { ready, worth, change } = commands[name];
  const expected = worth() + change();
  const { button } = await ready();
  const asked = countOf('GET /api/wallet');
  lose(name, 'cut');
  button.click();
  await expectUnknown();
  await waitFor(() => expect(worth()).toBeCloseTo(expected, 5));
  await waitFor(() => expect(countOf('GET /api/wallet')).toBeGreaterThan(asked));
  await waitForStable();
  await expect(sent(name)).toBe(1);
  await walletIsBooks();
  await expectBooksRight();
};

export const Withdraw = meta.story({ name: 'Withdraw: result unknown', parameters: { route: addressOf('withdraw') } });
Withdraw.test('refreshes the balance and does not resend after a lost response', lost('withdraw'));

/** The commands from here on move no money. After a lost response, the app loads the current state. */
export const CreateQr = meta.story({
  name: 'Create a QR: result unknown',
  parameters: { route: addressOf('createQr') },
});
CreateQr.test('shows the QR that was made and makes no other after a lost response', async () => {
  const { ready } = commands.createQr;
  const { button } = await ready();
  lose('createQr', 'cut');
  button.click();
  await expectUnknown();
  await acknowledge();
  await waitFor(() => expect(qrImage()).not.toBeNull());
  await expect(document.querySelector('dialog[open] [role="alert"]:not(:empty)')).toBeNull();
  await waitForStable();
  await expect(sent('createQr')).toBe(1);
});
export const CancelQr = meta.story({
  name: 'Cancel a QR: result unknown',
  parameters: { route: addressOf('cancelQr') },
});
CancelQr.test('shows that the QR is cancelled after a lost response', async () => {
  const { ready, worth } = commands.cancelQr;
  const { button } = await ready();
  lose('cancelQr', 'cut');
  button.click();
  await waitFor(() => expect(worth()).toBe(1));
  await waitFor(() => expect(qrImage()).toBeNull());
  await waitForStable();
  await expect(sent('cancelQr')).toBe(1);
});
export const OpenGame = meta.story({
  name: 'Open a game account: result unknown',
  parameters: { route: addressOf('openGame') },
});
OpenGame.test('shows the account that was opened after a lost response', async () => {
  const { button } = await commands.openGame.ready();
  lose('openGame', 'cut');
  button.click();
  await screen.findByRole('button', { name: i18n.t('game:move') });
  await waitForStable();
  await expect(sent('openGame')).toBe(1);
  await expect(screen.queryByRole('alertdialog')).toBeNull();
  await expect(currentToasts().map(({ kind }) => kind)).not.toContain('error');
});
export const ResetPassword = meta.story({
  name: 'Set a new game password: result unknown',
  parameters: { route: addressOf('resetPassword') },
});
ResetPassword.test('loads the new password and sets no other after a lost response', async () => {
  const { button } = await commands.resetPassword.ready();
  lose('resetPassword', 'cut');
  button.click();
  await acknowledge();
  await screen.findByRole('button', { name: i18n.t('game:move') });
  await expect(commands.resetPassword.worth()).toBe(1);
  await expect(countOf('GET /api/wallet/account/PG')).toBeGreaterThan(1);
  await expect(sent('resetPassword')).toBe(1);
});
