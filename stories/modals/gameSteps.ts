import { expect, waitFor, within } from 'storybook/test';
import { storyBackend } from '#.storybook/backend';
import { i18n } from '@/i18n/i18n';
import { prepareModals } from './ModalHarness';
import { button, clickButton, enter, findAnnouncement } from './money';
import { stubPlay } from './playTab';

/** Stubs new tabs and form posts, as `beforeEach` of game stories, so no game opens. Returns the cleanup. */
export async function prepareGame(): Promise<() => void> {
  await prepareModals();
  return stubPlay();
}

/** Returns the route of a game's modal. */
export const route = (code: string) => `/user/home?modal=game%3A${code}`;

export const t = (key: string, values?: Record<string, unknown>) => i18n.t(`game:${key}` as 'game:title', values);
export const moved = 'POST /api/wallet/transfer';
export const getAccount = (code: string) =>
  storyBackend()
    .mockState.db.gameAccount.all()
    .find((account) => account.code === code);
export const getName = (code: string) => storyBackend().mockState.db.game.get(code)?.name ?? '';
export const ready = () => button(t('move'));
export const playNow = () => clickButton(t('play'));
export const moveAndPlay = async (amount: string) => {
  await ready();
  await enter(amount);
  await clickButton(t('moveAndPlay'));
};
export const moveOnly = async (amount: string) => {
  await ready();
  await enter(amount);
  await clickButton(t('move'));
};
/** Opens a confirmation and confirms it. */
export const confirm = async (name: string) => {
  await clickButton(name);
  const dialog = await findAnnouncement();
  within(dialog).getByRole('button', { name }).click();
};
export const idle = () => waitFor(() => expect(document.querySelector('dialog [aria-busy="true"]')).toBeNull());
