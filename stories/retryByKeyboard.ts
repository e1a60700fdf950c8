import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { waitForStable } from '#.storybook/backend';
import { i18n } from '@/i18n/i18n';

/** Retries a failed read by keyboard, and expects the focus in what replaces the failure. */
export async function retryByKeyboard(): Promise<void> {
  const [retry] = await screen.findAllByRole('button', { name: new RegExp(i18n.t('common:retry')) });
  if (!retry) throw new Error('no failure is shown');
  retry.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(retry.isConnected).toBe(false));
  await waitForStable();
  await expect(document.activeElement).not.toBe(document.body);
  await expect(document.activeElement).toBeVisible();
}
