import { gameOf, walletOf } from '@mocks/ledger/ledger';
import { move } from '@mocks/rules/statement';
import { ledgerDiscrepancies } from '@mocks/testing/books';
import { plainText } from '@stories/matchFullText';
import { storyMember } from '@stories/storyMember';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { storyBackend } from '#.storybook/backend';
import type { Call } from '@/api/calls/call';
import { walletCode } from '@/api/calls/wallet';
import { currentToasts } from '@/components/Toast/toasts';
import { formatAmount } from '@/i18n/format';
import { i18n } from '@/i18n/i18n';
import { toBaht } from '@/lib/money';

/** What the money modals' stories and flows share. Amounts in baht. */

/** What the mock's books say the story's member has in the main wallet or in a game. */
export function balanceOf(code: string = walletCode): number {
  const { mockState } = storyBackend();
  const id = storyMember()._id;
  return toBaht(mockState.ledger.balance(code === walletCode ? walletOf(id) : gameOf(id, code)));
}

/** Not a satang is lost or doubled, whatever was tapped. */
export const expectBooksRight = () => expect(ledgerDiscrepancies(storyBackend().mockState)).toEqual([]);

export const amountField = () =>
  waitFor(() => {
    const input = document.querySelector<HTMLInputElement>('dialog input[inputmode="decimal"]');
    if (!input) throw new Error('There is no amount field yet');
    return input;
  });

/** As pasting does it: the whole text at once. */
export async function enter(text: string): Promise<HTMLInputElement> {
  const input = await amountField();
  fireEvent.change(input, { target: { value: text } });
  return input;
}

export const button = (name: string) => screen.findByRole('button', { name });

/** Taps a button, without the waiting of a pointer that moves: some tests tap five times in one turn. */
export async function tap(name: string): Promise<void> {
  (await button(name)).click();
}

/**
 * A failure that is silently ignored: a quiet line in the place of what is missing, with another try; no
 * alert, no dialog over it, no toast.
 */
export async function expectQuiet(words: string | RegExp): Promise<void> {
  const line = await screen.findByText(words);
  await expect(line.closest('[role="status"]')?.querySelector('button')).toHaveTextContent(i18n.t('common:retry'));
  await expect(document.querySelector('[role="alert"]:not(:empty), [role="alertdialog"]')).toBeNull();
  await expect(currentToasts()).toEqual([]);
}

/** Asks again for what did not load, once everything else has answered: until then the button is busy. */
export async function tryAgain(): Promise<void> {
  const again = await button(i18n.t('common:retry'));
  await waitFor(() => expect(again).not.toHaveAttribute('aria-busy', 'true'));
  again.click();
}

/** The news of what came of a command. */
export const news = () => screen.findByRole('alertdialog');

/** Closes the news. */
export async function acknowledge(): Promise<void> {
  // What is being found out may have a button of its own on the page below.
  const buttons = await screen.findAllByRole('button', { name: i18n.t('common:ok') });
  buttons.find((one) => one.closest('[role="alertdialog"]'))?.click();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

export const codeText = (code: string): string => {
  const words: unknown = i18n.getResource(i18n.language, 'errors', `code.${code}`);
  if (typeof words !== 'string') throw new Error(`${code} has no words in ${i18n.language}`);
  return plainText(words);
};

/** 1,000 baht come in, which no page has been told: what the main wallet holds now, in words. */
export function growUnheard(): string {
  move(storyBackend().mockState, 'deposit', 'world:bank', walletOf(storyMember()._id), 1000_00);
  return formatAmount(balanceOf());
}

/**
 * A code that a command can answer (`message`; its first one unless told) is told in words, by the dialog that says it failed; then it can be sent again. That
 * each code has its words is the unit test's of `errorText`.
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

/** The result of a command whose response was lost, once the evidence tells it. */
export type Found = 'done' | 'requested' | 'notFound';

/** The dialog with that result: it went through, or it was not found, with a way to the statement. */
export async function expectFound(found: Found): Promise<HTMLElement> {
  const name = i18n.t(found === 'notFound' ? 'money:found.notFound' : 'common:successTitle');
  const dialog = await screen.findByRole('alertdialog', { name });
  await expect(dialog).toHaveTextContent(i18n.t(`money:found.${found}`));
  await expect(within(dialog).getByRole('link', { name: i18n.t('money:openStatement') })).toHaveAttribute(
    'href',
    '/user/statement',
  );
  return dialog;
}

/** Without banners the modal itself comes at once. */
export function removeBanners(place: 'invite' | 'refund'): void {
  const { banner } = storyBackend().mockState.db;
  for (const { _id } of banner.by('place', place)) banner.remove(_id);
}

/** Does something and waits until it is told what came of it, so that nothing is under way when a story ends. */
export const andWait = (act: () => Promise<unknown>) => async (): Promise<void> => {
  await act();
  await news();
};
