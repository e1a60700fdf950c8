import { prepareApp } from '@stories/app/app';
import { ScreenLayout } from '@stories/app/ScreenLayout';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { offerUpdate, UpdateOffer } from '@/app/UpdateOffer';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { LoginScreen } from '@/screens/Login/LoginScreen';

const bringIn = fn();

const meta = preview.meta({
  component: UpdateOffer,
  title: 'Update offer',
  decorators: [
    (Story) => (
      <>
        <ScreenLayout>
          <LoginScreen expired={false} onLogin={() => {}} />
        </ScreenLayout>
        <Story />
      </>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    route: paths.login,
    docs: {
      description: {
        component:
          'A new version of the app. It is offered below every page and never forced, because a form may be ' +
          'half filled in.',
      },
    },
  },
  beforeEach: async () => {
    await prepareApp();
    bringIn.mockClear();
    offerUpdate(bringIn);
    return () => offerUpdate(undefined);
  },
});

const button = (key: 'now' | 'later') => screen.getByRole('button', { name: i18n.t(`update:${key}`) });

export const Default = meta.story({});

Default.test('updates on a tap, and not by itself', async ({ userEvent }) => {
  await expect(screen.getByText(i18n.t('update:ready'))).toBeVisible();
  await expect(bringIn).not.toHaveBeenCalled();
  await userEvent.click(button('now'));
  await expect(bringIn).toHaveBeenCalledOnce();
});
Default.test('disappears when dismissed', async ({ userEvent }) => {
  await userEvent.click(button('later'));
  await waitFor(() => expect(screen.queryByText(i18n.t('update:ready'))).toBeNull());
  await expect(bringIn).not.toHaveBeenCalled();
});
