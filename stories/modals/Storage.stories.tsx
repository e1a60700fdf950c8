import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { followOtherTabs, getToken } from '@/app/session';
import { rememberAccepted } from '@/device/agreement';
import { getStoredNames, localStore, sessionStore, storageKeys, storageNames, storedValues } from '@/device/storage';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { storageView } from '@/modals/Storage/view';
import { saveInviteCode } from '@/screens/Register/inviteCode';
import { ModalHarness, prepareModals, withModal } from './ModalHarness';
import { profileBelow } from './ProfileBelow';

const meta = preview.meta({
  component: ModalHarness,
  args: { pages: profileBelow },
  parameters: {
    ...withModal('storage', paths.profile),
    modals: { storage: storageView },
    docs: {
      description: {
        component:
          "What this site keeps in the member's browser, and for how long. The list is the one that logout " +
          'clears, so that it cannot leave anything out.',
      },
    },
  },
  beforeEach: async () => {
    await prepareModals();
    const stop = followOtherTabs();
    return () => {
      stop();
      forget();
    };
  },
});

const forget = () => {
  for (const name of storageNames) {
    localStore.remove(storageKeys[name]);
    sessionStore.remove(storageKeys[name]);
  }
};
const modal = () => screen.findByRole('dialog', { name: i18n.t('storage:title') });
const shown = async () =>
  within(within(await modal()).getByRole('list'))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

/** Fills every storage entry that the app can write, except the language. */
const fill = () => {
  for (const name of storageNames) {
    const store = storedValues[name].until === 'tab' ? sessionStore : localStore;
    if (store.get(storageKeys[name]) === null && name !== 'language') store.set(storageKeys[name], '1');
  }
  rememberAccepted('m1');
  saveInviteCode('PR1001');
};

export const Default = meta.story({ beforeEach: () => rememberAccepted('m1') });
export const All = meta.story({ name: 'Every kind of data', beforeEach: fill });
export const Files = meta.story({
  name: 'Files of the site and a chosen language',
  tags: ['no-screenshot'],
  beforeEach: async () => {
    fill();
    localStore.set(storageKeys.language, 'th');
    await caches.open('kapao-story');
    return () => void caches.delete('kapao-story');
  },
  play: async () => void (await screen.findByText(i18n.t('storage:what.files'))),
});
export const Empty = meta.story({
  name: 'Empty: nothing stored',
  parameters: { session: false, route: `${paths.contact}?modal=storage` },
  beforeEach: forget,
});
export const Deleting = meta.story({
  name: 'Asks before it deletes',
  beforeEach: fill,
  play: async ({ userEvent }) => {
    await userEvent.click(within(await modal()).getByRole('button', { name: i18n.t('storage:delete') }));
    await screen.findByRole('alertdialog');
  },
});
export const Deleted = meta.story({
  name: 'After everything was deleted',
  tags: ['no-screenshot'],
  beforeEach: fill,
  play: async ({ userEvent }) => {
    await userEvent.click(within(await modal()).getByRole('button', { name: i18n.t('storage:delete') }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: i18n.t('storage:delete') }));
    await screen.findByText(i18n.t('storage:deleted'));
  },
});

Default.test('lists the stored entries and how long each is kept', async () => {
  const lines = await shown();
  await expect(getStoredNames()).toContain('token');
  for (const name of getStoredNames()) {
    await expect(lines).toContain(i18n.t(`storage:what.${name}`) + i18n.t(`storage:until.${storedValues[name].until}`));
  }
});

Empty.test('shows that nothing is stored', async () => {
  const text = within(await modal()).getByText(i18n.t('storage:empty'));
  await waitFor(() => expect(text).toBeVisible());
});

Deleting.test('deletes nothing on "cancel"', async ({ userEvent }) => {
  const before = getStoredNames();
  await userEvent.click(screen.getByRole('button', { name: i18n.t('common:cancel') }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await expect(getStoredNames()).toEqual(before);
  await expect(getToken()).not.toBeNull();
});

Deleted.test('ends the session and leaves no personal data', async () => {
  await expect(getToken()).toBeNull();
  const left = getStoredNames().filter((name) => storedValues[name].whose !== 'device');
  await expect(left).toEqual([]);
  // This entry tells other tabs to end their session too.
  await expect(getStoredNames()).toContain('sessionChange');
});
