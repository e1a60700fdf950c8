import { plainText } from '@stories/matchFullText';
import { storyMember } from '@stories/storyMember';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { storyBackend } from '#.storybook/backend';
import { sessionStore, storageKeys } from '@/device/storage';
import { i18n } from '@/i18n/i18n';

/** Steps that the stories of the deposit modal share. */

/** Returns a text of the deposit modal as members read it. */
export const depositText = (key: string, values: Record<string, unknown> = {}): string =>
  plainText(i18n.t(`deposit:${key}` as 'deposit:title', values));

/** Waits until an element is visible: dialogs fade in, so new content exists before it can be seen. */
export const visible = (element: Element) => waitFor(() => expect(element).toBeVisible());

export const dialog = (): HTMLDialogElement => document.querySelector('dialog[open]') as HTMLDialogElement;
export const submit = (): HTMLButtonElement =>
  [...document.querySelectorAll<HTMLButtonElement>('dialog[open] button[type="submit"]')].at(-1) as HTMLButtonElement;

/** Returns the text of all alerts that the dialog shows now. */
export const alertText = () =>
  [...dialog().querySelectorAll('[role="alert"]')].map((item) => item.textContent).join('');

export const button = (key: string, values?: Record<string, unknown>) =>
  screen.findByRole('button', { name: depositText(key, values) });

export async function choose(method: 'bank' | 'qr' | 'wallet'): Promise<void> {
  (await screen.findByRole('radio', { name: depositText(`method.${method}`) })).click();
}

export async function chooseProvider(code: string): Promise<void> {
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: depositText('qr.provider') });
  fireEvent.change(select, { target: { value: code } });
}

/** Fills in the amount of the QR form on screen. */
export async function fillAmount(text: string): Promise<HTMLInputElement> {
  const input = await screen.findByRole<HTMLInputElement>('textbox', { name: depositText('qr.amount') });
  fireEvent.change(input, { target: { value: text } });
  return input;
}

export const qrImage = (): HTMLImageElement | null => document.querySelector('dialog[open] img[src^="data:image/svg"]');
export const qrShown = () => waitFor(() => expect(qrImage()).not.toBeNull());

/** Makes a QR for this amount and waits for it. */
export async function makeQr(amount: string): Promise<void> {
  await fillAmount(amount);
  submit().click();
  await qrShown();
}

/** Simulates a return to the tab. The app then polls immediately. */
export const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

/** Waits until the app knows the earlier deposits. Only then does it recognise a new payment. */
export const watching = () =>
  waitFor(() => {
    comeBack();
    expect(sessionStore.get(storageKeys.liveQrs)).toContain('before');
  });

export const liveQr = (bankCode: string) =>
  storyBackend()
    .mockState.db.qr.by('member', storyMember()._id)
    .find((qr) => qr.bankCode === bankCode && qr.status === 'live');

/** Pays this provider's live QR, as a banking app does. */
export async function payQr(bankCode: string): Promise<void> {
  const response = await storyBackend().handle(
    new Request('http://mock.example/__mock/pay', {
      method: 'POST',
      body: JSON.stringify({ qrcodeId: liveQr(bankCode)?._id }),
    }),
  );
  await expect(response.status).toBe(200);
}

/** Returns the member's main wallet balance from the mock's ledger, in satang. */
export async function walletInBooks(): Promise<number> {
  const response = await storyBackend().handle(new Request('http://mock.example/__mock/ledger'));
  const { balances } = (await response.json()) as { balances: Record<string, number> };
  const account = Object.keys(balances).find((name) => name.includes(storyMember()._id) && /wallet/i.test(name));
  return balances[account as string] as number;
}
