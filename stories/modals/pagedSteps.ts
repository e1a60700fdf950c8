import { expect, screen, waitFor } from 'storybook/test';
import { storyBackend } from '#.storybook/backend';
import { i18n } from '@/i18n/i18n';
import { button, clickButton, expectQuietFailure, tryAgain } from './money';

/** Steps for paginated lists: friends, past refunds, slips. */

const current = (page: number) =>
  waitFor(() => expect(document.querySelector('dialog [aria-current="page"]')).toHaveTextContent(String(page)));
const line = () => i18n.t('common:pageFailed', { page: 2, shown: 1 });
const noLine = () => waitFor(() => expect(screen.queryByText(line())).toBeNull());

/** Turns to the second page, which fails to load. */
export async function failPage(path: string): Promise<void> {
  const next = await button(i18n.t('common:nextPage'));
  storyBackend().fail({ method: 'POST', path, status: 500 });
  next.click();
  await screen.findByText(line());
}

/**
 * Expects the previous page with a muted error line after `failPage`. The pagination leads back, and a retry loads the
 * page.
 */
export async function expectPageKept(rows: () => ArrayLike<unknown>, path: string): Promise<void> {
  await expectQuietFailure(line());
  await expect(rows()).toHaveLength(10);
  await clickButton(i18n.t('common:previousPage'));
  await noLine();
  await failPage(path);
  await tryAgain();
  await noLine();
  await current(2);
}

/**
 * Turns beyond the second page, which is the last full page in the scenario `no-totals`. Expects to stay on the second
 * page.
 */
export async function turnBeyondEnd(): Promise<void> {
  await clickButton(i18n.t('common:nextPage'));
  await current(2);
  await waitFor(async () => expect(await button(i18n.t('common:nextPage'))).not.toHaveAttribute('aria-disabled'));
  await clickButton(i18n.t('common:nextPage'));
  await waitFor(async () => expect(await button(i18n.t('common:nextPage'))).toHaveAttribute('aria-disabled', 'true'));
  await current(2);
}
