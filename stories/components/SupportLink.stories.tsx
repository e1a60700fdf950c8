import { LocationProbe, shownLocation } from '@stories/app/location';
import { everyState } from '@stories/everyState';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { InlineError } from '@/components/InlineError/InlineError';
import { provideChat } from '@/components/SupportLink/contactSupport';
import { SupportLink } from '@/components/SupportLink/SupportLink';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';

/** Renders error texts with a support link. The link opens the chat if it is on, or else leads to the contact page. */
const Shown = () => (
  <>
    <LocationProbe />
    <p>
      <SupportLink>{i18n.t('errors:code.INACTIVE_USER')}</SupportLink>
    </p>
    <InlineError>{i18n.t('errors:code.EXISTING_BANK')}</InlineError>
    <p>
      <SupportLink>{i18n.t('errors:code.NO_USER')}</SupportLink>
    </p>
  </>
);

const meta = preview.meta({
  component: Shown,
  subcomponents: { SupportLink },
  tags: ['three-languages'],
  parameters: {
    docs: {
      description: {
        component:
          'Turns the part of a text in `<team>` into a link that opens the chat, or else the contact page. ' +
          'Components that show errors do so themselves. Use it for all other texts.',
      },
    },
  },
});

let opened = 0;
export const WithoutChat = meta.story({ name: 'Without a chat: to contact' });
export const WithChat = meta.story({
  name: 'With a chat: opens it',
  tags: ['no-screenshot'],
  beforeEach: () => {
    opened = 0;
    provideChat(() => {
      opened += 1;
    });
    return () => provideChat(undefined);
  },
});

WithoutChat.test('leads to the contact page without the chat', async ({ canvas, userEvent }) => {
  const links = canvas.getAllByRole('link');
  await expect(links).toHaveLength(2);
  await userEvent.click(links[0] as HTMLElement);
  await waitFor(() => expect(shownLocation.path).toBe(paths.contact));
});
WithoutChat.test(
  "leads to the member's contact page, which keeps the session",
  { parameters: { route: '/user/home' } },
  async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('href', paths.memberContact);
  },
);
WithChat.test('opens the chat when it is on', async ({ canvas, userEvent }) => {
  for (const link of canvas.getAllByRole('button')) await userEvent.click(link);
  await expect(opened).toBe(2);
});

export const States = meta.story({ name: 'Hovered, focused, pressed', ...everyState });
