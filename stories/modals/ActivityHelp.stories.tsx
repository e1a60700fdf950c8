import { mockResponse } from '@stories/requests';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyBackend } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { getContact } from '@/api/calls/lookup';
import { provideChat } from '@/components/SupportLink/contactSupport';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { activityHelpView } from '@/modals/ActivityHelp/view';
import { ModalHarness, prepareModals, withModal } from './ModalHarness';

const meta = preview.meta({
  component: ModalHarness,
  title: 'Activity help',
  parameters: {
    ...withModal('playHelp'),
    modals: { playHelp: activityHelpView },
    docs: {
      description: {
        component:
          'Explains money and bonuses in plain words, and how to close the account. The request to close is ' +
          'written for the member and only sent by the member, in the chat.',
      },
    },
  },
  beforeEach: async () => {
    await prepareModals();
    provideChat(() => {});
    return () => provideChat(undefined);
  },
});

const t = (key: 'title' | 'close.chat' | 'close.copy' | 'close.text' | 'contacts.title' | 'contacts.page') =>
  i18n.t(`activityHelp:${key}`);
const modal = async () => within(await screen.findByRole('dialog', { name: t('title') }));
const contacts = async () => within((await modal()).getByRole('region', { name: t('contacts.title') }));
/** Waits until the dialog has faded in. */
const seesText = async () => {
  const text = (await modal()).getByText(t('close.text'));
  await waitFor(() => expect(text).toBeVisible());
};
const responses = (contact: object) =>
  mockResponse(`GET ${getContact.path}`, { contactText: '', lineLink: '', lineName: '', lineQR: '', ...contact });

export const Default = meta.story({});
export const NoChat = meta.story({
  name: 'Without a chat',
  tags: ['no-screenshot'],
  beforeEach: () => provideChat(undefined),
});
export const Loading = meta.story({
  tags: ['no-screenshot'],
  parameters: { fail: { call: getContact, kind: 'never' } },
});
export const Failed = meta.story({
  name: 'Failed: the contacts',
  tags: ['no-screenshot'],
  parameters: { fail: { call: getContact, status: 500 } },
});
export const Empty = meta.story({
  name: 'Empty: no contact yet',
  tags: ['no-screenshot'],
  beforeEach: () => responses({}),
});
export const LaoMarket = meta.story({
  name: 'Lao market',
  parameters: { scenario: 'lao' },
  globals: { market: 'la', language: 'la' },
});

Default.test("shows the site's contacts and its page", async () => {
  const shown = await contacts();
  await shown.findByText('@kapao');
  const [outside, page] = shown.getAllByRole('link');
  await expect(outside).toHaveAttribute('href', expect.stringMatching(/^https:/));
  await expect(page).toHaveAttribute('href', paths.memberContact);
});
NoChat.test('shows the text for copying and offers no chat', async () => {
  const shown = await modal();
  await shown.findByRole('button', { name: t('close.copy') });
  await seesText();
  await expect(shown.queryByRole('button', { name: t('close.chat') })).toBeNull();
});
Failed.test('shows a muted line with a retry and everything else when contacts fail', async ({ userEvent }) => {
  const again = await (await contacts()).findByRole('button', { name: new RegExp(`^${i18n.t('common:retry')}`) });
  await seesText();
  storyBackend().mockState.faults.length = 0;
  await userEvent.click(again);
  await (await contacts()).findByText('@kapao');
});
Empty.test('shows that there are no contacts and has no link', async () => {
  const shown = await contacts();
  await shown.findByText(i18n.t('contact:emptyTitle'));
  await expect(shown.queryByRole('link')).toBeNull();
});
Default.test(
  "shows the text as text and links only to the site's own page",
  { beforeEach: () => responses({ contactText: '<b>bold</b>', lineName: '@kapao', lineLink: ' jAvascript:alert(1)' }) },
  async () => {
    const shown = await contacts();
    await shown.findByText('<b>bold</b>');
    await expect(shown.getByRole('link')).toHaveTextContent(t('contacts.page'));
  },
);
