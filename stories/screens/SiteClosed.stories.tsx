import { getCount, holdResponse, recordRequests } from '@stories/requests';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, screen, waitFor } from 'storybook/test';
import { storyBackend, waitForStable } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { getActive } from '@/api/calls/lookup';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { SiteClosedScreen } from '@/screens/SiteClosed/SiteClosedScreen';

const seen = { path: '', go: (_path: string, _state?: object) => {} };

function SiteClosedRoute() {
  const navigate = useNavigate();
  seen.path = useLocation().pathname;
  seen.go = (path, state) => void navigate(path, { state });
  return seen.path === paths.terminated ? <SiteClosedScreen /> : <p>{seen.path}</p>;
}

const meta = preview.meta({
  component: SiteClosedRoute,
  title: 'Site closed',
  parameters: {
    layout: 'fullscreen',
    route: paths.terminated,
    scenario: 'closed',
    docs: {
      description: {
        component:
          'The page of a closed site. It checks by itself whether the site is open again, and then leads to ' +
          'login.',
      },
    },
  },
  beforeEach: () => {
    recordRequests();
    return () => document.documentElement.removeAttribute('data-terminated');
  },
});

const retry = () => screen.getByRole('button', { name: i18n.t('common:terminated.retry') });
const styled = () => document.documentElement.hasAttribute('data-terminated');

export const Default = meta.story({});
export const StillClosed = meta.story({ name: 'Still closed', play: () => retry().click() });
export const Checking = meta.story({
  name: 'Checking whether it is open',
  parameters: { fail: { call: getActive, kind: 'never' } },
  play: () => retry().click(),
});
export const NoConnection = meta.story({
  name: 'Offline: cannot check',
  parameters: { fail: { call: getActive, kind: 'network' } },
  play: () => retry().click(),
});

Default.test(
  'has the closed styling until the visitor leaves, and checks once unless the server has just reported it',
  async ({ step }) => {
    await step('has the closed styling; opened by its address it checks immediately and once', async ({ canvas }) => {
      await expect(styled()).toBe(true);
      await waitFor(() => expect(getCount('GET /api/lookup/active')).toBe(1));
      await waitForStable();
      await expect(seen.path).toBe(paths.terminated);
      await expect(canvas.queryByText(i18n.t('common:terminated.still'))).toBeNull();
    });
    await step('does not check immediately when the server has just reported that the site is closed', async () => {
      await waitForStable();
      await expect(styled()).toBe(true);
      const before = getCount('GET /api/lookup/active');
      seen.go(paths.howto);
      await screen.findByText(paths.howto);
      seen.go(paths.terminated, { gone: true });
      await waitFor(() => expect(retry()).toBeVisible());
      await waitForStable();
      await expect(getCount('GET /api/lookup/active')).toBe(before);
    });
    await step('removes the styling when the visitor leaves, and ignores a late response', async ({ canvas }) => {
      await waitForStable();
      const before = getCount('GET /api/lookup/active');
      const arrive = holdResponse('GET /api/lookup/active', { unheard: true });
      storyBackend().mockState.siteConfig.isActive = true;
      retry().click();
      await waitFor(() => expect(retry()).toHaveAttribute('aria-busy', 'true'));
      seen.go(paths.howto);
      await canvas.findByText(paths.howto);
      await expect(styled()).toBe(false);
      arrive();
      await waitFor(() => expect(getCount('GET /api/lookup/active')).toBe(before + 1));
      await waitForStable();
      await expect(seen.path).toBe(paths.howto);
    });
  },
);
Default.test('opens login immediately', { parameters: { scenario: 'usual' } }, async () => {
  await waitFor(() => expect(seen.path).toBe(paths.login));
  await expect(styled()).toBe(false);
});

StillClosed.test('shows that the site is still closed, and opens login when it is open again', async ({ canvas }) => {
  // Shows that the site is still closed.
  await waitFor(() => expect(canvas.getByText(i18n.t('common:terminated.still'))).toBeVisible());
  await expect(seen.path).toBe(paths.terminated);

  // Removes the styling and opens login when the site is open again.
  await waitFor(() => expect(retry()).not.toHaveAttribute('aria-busy'));
  storyBackend().mockState.siteConfig.isActive = true;
  retry().click();
  await waitFor(() => expect(seen.path).toBe(paths.login));
  await expect(styled()).toBe(false);
});
NoConnection.test('does not call a lost connection a closed site', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(i18n.t('common:terminated.unknown'))).toBeVisible());
});
Default.test('checks again when the connection is back', async () => {
  storyBackend().mockState.siteConfig.isActive = true;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(seen.path).toBe(paths.login));
  await expect(getCount('GET /api/lookup/active')).toBe(1);
});
