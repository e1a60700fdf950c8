import { getGameAccount, getWalletAccount } from '@mocks/ledger/ledger';
import { move } from '@mocks/rules/statement';
import { ledgerDiscrepancies } from '@mocks/testing/books';
import { plainText } from '@stories/matchFullText';
import { storyMember } from '@stories/storyMember';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { storyBackend, waitForStable } from '#.storybook/backend';
import type { Call } from '@/api/calls/call';
import { refreshSlots, walletCode } from '@/api/calls/wallet';
import { sendCommand } from '@/api/commands/command';
import { currentToasts } from '@/components/Toast/toasts';
import { formatAmount } from '@/i18n/format';
import { i18n } from '@/i18n/i18n';
import { toBaht } from '@/lib/money';

/** Helpers of the money modals' stories and flows. Amounts are in baht. */

/** Returns the balance of the story's member in the main wallet or a game, from the mock's ledger. */
export function getBalance(code: string = walletCode): number {
  const { mockState } = storyBackend();
  const id = storyMember()._id;
  return toBaht(mockState.ledger.balance(code === walletCode ? getWalletAccount(id) : getGameAccount(id, code)));
}

/** Expects that no satang is lost or doubled in the ledger. */
export const expectLedgerBalanced = () => expect(ledgerDiscrepancies(storyBackend().mockState)).toEqual([]);

export const amountField = () =>
  waitFor(() => {
    const input = document.querySelector<HTMLInputElement>('dialog input[inputmode="decimal"]');
    if (!input) throw new Error('There is no amount field yet');
    return input;
  });

/** Enters the whole text in one change, as pasting does. */
export async function enter(text: string): Promise<HTMLInputElement> {
  const input = await amountField();
  fireEvent.change(input, { target: { value: text } });
  return input;
}

/**
 * Returns a pattern for the names of retry buttons. They all begin with the same words and continue with the content
 * that failed.
 */
export const retryName = () => new RegExp(`^${i18n.t('common:retry')}`);

/** Waits for a button that works. A skeleton may have a button of the same name that does nothing yet. */
export const button = (name: string | RegExp) =>
  waitFor(() => {
    const found = screen.getByRole('button', { name });
    expect(found.closest('[inert], [data-early]')).toBeNull();
    return found;
  });

/** Taps a button without simulated pointer moves, because some tests tap five times in one task. */
export async function clickButton(name: string | RegExp): Promise<void> {
  (await button(name)).click();
}

/** Chooses the quick amount "All". `amount` is the largest possible amount in baht. */
export async function chooseAll(amount: number): Promise<void> {
  const name = `${i18n.t('common:allOfIt')} ${formatAmount(amount)} ${i18n.t('common:baht')}`;
  (await screen.findByRole('radio', { name })).click();
}

/** Expects a muted error line with a retry in place of the missing content, and no alert, dialog or toast. */
export async function expectQuietFailure(text: string | RegExp): Promise<void> {
  const line = await screen.findByText(text);
  await expect(line.closest('[data-failed="quiet"]')?.querySelector('button')).toHaveTextContent(
    i18n.t('common:retry'),
  );
  await expect(document.querySelector('[data-failed="loud"], [role="alertdialog"]')).toBeNull();
  await expect(currentToasts()).toEqual([]);
}

/** Waits until the retry button is no longer busy, and taps it. */
export async function tryAgain(): Promise<void> {
  const again = await button(retryName());
  await waitFor(() => expect(again).not.toHaveAttribute('aria-busy', 'true'));
  again.click();
}

/** Waits for the dialog with the result of a command. */
export const findAnnouncement = () => screen.findByRole('alertdialog');

/** Closes the result dialog. If there is no result, taps "Remove from home page", which removes the command. */
export async function acknowledge(): Promise<void> {
  const names = [i18n.t('common:ok'), i18n.t('money:seen'), i18n.t('spin:keep')];
  // Clicks at once: the prize's button is replaced when the coupon that it has won is known.
  await waitFor(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('[role="alertdialog"] button')];
    const found = buttons.find(({ textContent }) => names.includes(textContent ?? ''));
    if (!found) throw new Error('There is no result yet');
    found.click();
  });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

/** Closes the result of a success, which closes its modal too. */
export async function acknowledgeSuccess(): Promise<void> {
  await acknowledge();
  await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
}

/** Closes the dialog of a command without a result, and keeps the command. */
export async function keep(): Promise<void> {
  within(await findAnnouncement())
    .getByRole('button', { name: i18n.t('money:keep') })
    .click();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

export const codeText = (code: string): string => {
  const text: unknown = i18n.getResource(i18n.language, 'errors', `code.${code}`);
  if (typeof text !== 'string') throw new Error(`${code} has no text in ${i18n.language}`);
  return plainText(text);
};

/**
 * Adds 1,000 baht to the main wallet in the mock's ledger and returns the new formatted balance. The page shows the old
 * balance until it reloads the wallet.
 */
export function growBalanceSilently(): string {
  move(storyBackend().mockState, 'deposit', 'world:bank', getWalletAccount(storyMember()._id), 1000_00);
  return formatAmount(getBalance());
}

/** Expects that an amount above the balance is refused, and accepted once the money has arrived. */
export async function expectAcceptedLater(ask: (amount: string) => Promise<void>, send: () => Promise<void>) {
  const total = growBalanceSilently();
  await ask('3,000');
  const amount = await amountField();
  await waitFor(() => expect(amount).toBeInvalid());
  // Wait until the app has reloaded the wallet.
  await waitFor(() => expect(document.querySelector('dialog[open]')).toHaveTextContent(total));
  await send();
  await expect(await findAnnouncement()).toHaveAccessibleName(i18n.t('common:successTitle'));
  await expect(amount).toBeValid();
}

/**
 * Expects that the amount field refuses what is not an amount, and the form's own `cases`: it says why and gets the
 * focus.
 */
export async function expectAmountsRefused(
  send: () => Promise<void>,
  cases: readonly (readonly [typed: string, reason: string])[],
) {
  const input = await amountField();
  for (const [typed, reason] of [
    ['1e3', i18n.t('common:amount.notNumber')],
    ['--5', i18n.t('common:amount.notNumber')],
    ['1,00,0', i18n.t('common:amount.notNumber')],
    ['100.001', i18n.t('common:amount.tooManyDecimals')],
    ['9'.repeat(1_000_000), i18n.t('common:amount.tooLarge')],
    ...cases,
  ] as const) {
    await enter(typed);
    await send();
    await waitFor(() => expect(input).toHaveAccessibleDescription(expect.stringContaining(reason)));
    await expect(input).toHaveFocus();
    await expect(input).toBeInvalid();
  }
}

/** Expects that the dialog's request is in flight, and that Escape does not close the dialog. */
export async function expectInFlight({ userEvent }: { userEvent: { keyboard: (keys: string) => Promise<void> } }) {
  await waitFor(() => expect(document.querySelector('dialog[open] [aria-busy="true"]')).not.toBeNull());
  await userEvent.keyboard('{Escape}');
  await expect(document.querySelector('dialog[open]')).not.toBeNull();
}

/**
 * Makes the call fail once with a refusal code. Expects the code's text in the failure dialog, and closes the dialog.
 * Default for `message`: the call's first code. The unit test of `errorText` covers the text of every code.
 */
export async function expectRefusal(
  call: Call,
  send: () => Promise<unknown>,
  name: string = i18n.t('common:errorTitle'),
  message: string = call.codes[0] ?? 'INTERNAL_SERVER_ERROR',
): Promise<void> {
  storyBackend().fail({ method: call.method, path: call.path.replace(/\{\w+\}/g, '*'), message });
  await send();
  const dialog = await screen.findByRole('alertdialog', { name });
  await waitFor(() => expect(dialog).toHaveTextContent(codeText(message)));
  await acknowledge();
}

/** Sends a command whose response echoes its key, as home does. Commands can then be sent again. */
export const echoKey = () => sendCommand(refreshSlots, {});

/** Waits for the dialog of a command without a result, and for its evidence. */
export async function expectUnknown(): Promise<HTMLElement> {
  const dialog = await screen.findByRole('alertdialog', { name: i18n.t('money:unknown') });
  await within(dialog).findByText(i18n.t('money:evidence.asOf'));
  return dialog;
}

/** Removes the banners, so the modal itself opens immediately. */
export function removeBanners(place: 'invite' | 'refund'): void {
  const { banner } = storyBackend().mockState.db;
  for (const { _id } of banner.by('place', place)) banner.remove(_id);
}

/**
 * Returns a play function that runs an action of a form and waits for its result dialog. The action's request therefore
 * does not outlive the story. It acts once the form has read the newest rows (`useKnownRows`), which an unknown result
 * tells from those that came later.
 */
export const createWaitingStep = (act: () => Promise<unknown>) => async (): Promise<void> => {
  await waitFor(() =>
    expect(document.querySelector('dialog[open] :is(input, button:not([aria-label]))')).not.toBeNull(),
  );
  await waitForStable();
  await act();
  await findAnnouncement();
};
