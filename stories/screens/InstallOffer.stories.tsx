import { prepareApp } from '@stories/app/app';
import { At, ScreenLayout } from '@stories/app/ScreenLayout';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { waitForStable } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { InstallOffer } from '@/app/InstallOffer';
import { localStore, storageKeys } from '@/device/storage';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { HomeScreen } from '@/screens/Home/HomeScreen';
import { LoginScreen } from '@/screens/Login/LoginScreen';

const seen = { go: (_path: string) => {} };

function InstallRoute() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  seen.go = (path) => void navigate(path);
  return (
    <>
      <p>{pathname}</p>
      {/* Public pages and members' pages have separate layouts. */}
      <InstallOffer key={pathname.startsWith('/user') ? 'members' : 'public'} />
    </>
  );
}

/** The two pages with the offer. */
function Pages() {
  return (
    <ScreenLayout>
      <At path={paths.login}>
        <LoginScreen expired={false} onLogin={() => {}} />
      </At>
      <At path={paths.home}>
        <HomeScreen />
      </At>
    </ScreenLayout>
  );
}

/** Replaces the page by the offer, so that a test can change between a visitor's and a member's paths. */
const alone = { render: () => <InstallRoute />, parameters: { hasPage: false } };
const prompt = fn(async () => {});
const title = () => i18n.t('install:title');

/** Dispatches the browser's install event. */
function offer(ask: () => Promise<void> = prompt): Event {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: ask });
  window.dispatchEvent(event);
  return event;
}

const meta = preview.meta({
  component: Pages,
  title: 'Install offer',
  parameters: {
    layout: 'fullscreen',
    route: '/login',
    docs: {
      description: {
        component:
          'The offer to install the site as an app. It shows on login and home only, and never again once it ' +
          'was dismissed.',
      },
    },
  },
  beforeEach: async () => {
    await prepareApp();
    prompt.mockClear();
    return () => {
      window.dispatchEvent(new Event('appinstalled'));
    };
  },
  play: async ({ parameters }) => {
    // A production build may paint before its listener is registered, so repeat the event until the app handles it.
    await waitFor(() => expect(offer().defaultPrevented).toBe(true));
    if (parameters.hasPage !== false) await screen.findByRole('heading', { level: 1 });
    (await screen.findByRole('heading', { name: title() })).scrollIntoView({ block: 'center' });
  },
});

const button = (key: 'later' | 'action') => screen.getByRole('button', { name: i18n.t(`install:${key}`) });
const goTo = async (path: string) => {
  seen.go(path);
  await screen.findByText(path);
};
const gone = () => waitFor(() => expect(screen.queryByRole('heading')).toBeNull());

export const Default = meta.story({ name: 'Offer at login' });
export const Home = meta.story({
  name: 'Offer at home',
  parameters: { session: true, route: '/user/home' },
});

Default.test('opens the browser prompt once, in the tap', alone, async ({ userEvent }) => {
  await userEvent.click(button('action'));
  await expect(prompt).toHaveBeenCalledOnce();
  await gone();
});
Default.test('uses an install event only once, whatever its result', alone, async ({ userEvent }) => {
  const unhandled = fn();
  window.addEventListener('unhandledrejection', unhandled);
  // Use a plain function, because a rejection of a mock function counts as handled.
  offer(() => Promise.reject(new DOMException('spent', 'InvalidStateError')));
  await userEvent.click(button('action'));
  await gone();
  // Chromium dispatches a new event immediately when the member declines its prompt.
  offer();
  await goTo('/register');
  await goTo('/login');
  await expect(screen.queryByRole('heading')).toBeNull();
  await waitForStable();
  await expect(unhandled).not.toHaveBeenCalled();
  window.removeEventListener('unhandledrejection', unhandled);
  await goTo('/user/home');
  await screen.findByRole('heading');
});
Default.test('does not return after it is dismissed', alone, async ({ userEvent }) => {
  await userEvent.click(button('later'));
  await gone();
  await expect(localStore.get(storageKeys.installDismissed)).toBe('1');
  await expect(offer().defaultPrevented).toBe(true);
  // This page's layout handles the new event. If the layout ignored the dismissal, a card would appear together with
  // the page.
  await goTo('/user/home');
  await expect(screen.queryByRole('heading')).toBeNull();
  await expect(prompt).not.toHaveBeenCalled();
});
Default.test('shows only on login and home', alone, async () => {
  seen.go('/register');
  await gone();
  seen.go('/user/home');
  await screen.findByRole('heading');
});
