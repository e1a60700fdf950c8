import { inLayout } from '@stories/app/ScreenLayout';
import { getCount } from '@stories/requests';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { getWallet } from '@/api/calls/wallet';
import { i18n } from '@/i18n/i18n';
import { HomeScreen } from '@/screens/Home/HomeScreen';
import { prepareHome } from './homeSteps';

const meta = preview.meta({
  component: HomeScreen,
  decorators: [inLayout],
  title: 'Home/Outage',
  parameters: {
    session: true,
    route: '/user/home',
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Home when the wallet does not load. An outage of the service reads differently from a lost ' +
          'connection, and home tries again by itself.',
      },
    },
  },
  beforeEach: prepareHome,
});

const unavailable = () => screen.findByText(i18n.t('home:failed.unavailable'));

export const Unavailable = meta.story({
  name: 'Failed: the service is not available',
  tags: ['no-screenshot'],
  parameters: { fail: { call: getWallet, status: 503 } },
});
Unavailable.test('says that the service is not available, instead of blaming the connection', async ({ canvas }) => {
  await expect(await unavailable()).toBeVisible();
  await expect(canvas.queryByText(i18n.t('home:failed.text'))).toBeNull();
});

export const Unreachable = meta.story({
  name: 'Failed: no connection to the service',
  tags: ['no-screenshot'],
  parameters: { fail: { call: getWallet, kind: 'network' } },
});
Unreachable.test('names the connection when no response comes', async ({ canvas }) => {
  await expect(await canvas.findByText(i18n.t('home:failed.text'))).toBeVisible();
});

export const Recovered = meta.story({
  name: 'Available again after an outage',
  tags: ['no-screenshot', 'long'],
  parameters: { fail: { call: getWallet, status: 503, times: 2 } },
});
Recovered.test('shows the wallet once the service is back, without a tap, and checks the games again', async () => {
  await unavailable();
  // A time: the first pause is at most 6.25 s.
  await waitFor(() => expect(screen.getByText(i18n.t('home:total'))).toBeVisible());
  await waitFor(() => expect(getCount('GET /api/wallet/refresh/slot')).toBe(2));
  await waitFor(() => expect(screen.queryByText(i18n.t('home:stale'))).toBeNull());
});
