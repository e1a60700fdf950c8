import { AppRoot } from '@stories/app/AppRoot';
import { arrive, logIn, loginTitle, prepareApp } from '@stories/app/app';
import { shownLocation } from '@stories/app/location';
import { matchFullText } from '@stories/matchFullText';
import { getCount } from '@stories/requests';
import { expect, screen, waitFor } from 'storybook/test';
import { storyBackend } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { getToken } from '@/app/session';
import { localStore, sessionStore, storageKeys } from '@/device/storage';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';

const meta = preview.meta({
  component: AppRoot,
  title: 'Log in',
  tags: ['long'],
  parameters: {
    layout: 'fullscreen',
    route: '/',
    docs: {
      description: {
        component: 'A member logs in from the first page. Specification: Login and guards.',
      },
    },
  },
  beforeEach: prepareApp,
});

const member = '0812345678';
const secret = 'demo1234';
/**
 * Home greets a member. Compare text, because the name has its own element and a computed name loses the space before
 * it.
 */
const greets = (name: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(i18n.t('home:hello', { name })));
const hello = () => greets(storyBackend().mockState.db.member.by('username', member)[0]?.name as string);

export const LoginToHome = meta.story({
  name: 'From login to home',
  play: async ({ userEvent }) => {
    await arrive(paths.login, loginTitle());
    await logIn(userEvent, member, secret);
    await hello();
  },
});
LoginToHome.test('shows the wallet, requested with the token of a single login', async () => {
  await expect(shownLocation.path).toBe(paths.home);
  await expect(getCount('POST /api/login')).toBe(1);
  await waitFor(() => expect(getCount('GET /api/wallet/refresh/slot')).toBe(1));
  await expect(localStore.get(storageKeys.token)).toBeNull();
  await expect(sessionStore.get(storageKeys.token)).toBe(getToken());
  await waitFor(() => expect(document.querySelector('main h1')).toHaveFocus());
  // Login is not in the history before home: back leaves the app instead of logging out.
  await expect(shownLocation.seen.filter((path) => path === paths.home)).toHaveLength(1);
});

export const WrongThenRight = meta.story({
  name: 'Wrong password first, then the right one',
  play: async ({ userEvent }) => {
    await arrive(paths.login, loginTitle());
    await logIn(userEvent, member, 'wrong');
    await screen.findByText(matchFullText(i18n.t('errors:code.WRONG_PASSWORD')));
  },
});
WrongThenRight.test('logs in with the right password after a wrong one', async ({ userEvent }) => {
  await expect(getToken()).toBeNull();
  await logIn(userEvent, member, secret);
  await hello();
  await expect(getCount('POST /api/login')).toBe(2);
});

/** With "remember", the session outlives the browser. */
export const Remembered = meta.story({
  name: 'Remembered after the tab is closed',
  tags: ['no-screenshot'],
  play: async ({ userEvent }) => {
    await arrive(paths.login, loginTitle());
    await userEvent.click(screen.getByRole('checkbox'));
    await logIn(userEvent, member, secret);
    await hello();
  },
});
Remembered.test('stores the token for every tab', async () => {
  await expect(localStore.get(storageKeys.token)).toBe(getToken());
  await expect(sessionStore.get(storageKeys.token)).toBeNull();
});

/** The session ends on a page: login explains it and returns to the requested page. */
export const SessionLost = meta.story({
  name: 'Session ends: login, and back to the page',
  parameters: { route: '/user/bonus?modal=conditions', session: true },
  play: async () => {
    await arrive(paths.bonus);
    await screen.findByRole('dialog');
    storyBackend().fail({ method: 'GET', path: '/api/wallet', message: 'invalid-token', status: 401, times: 2 });
    shownLocation.go(paths.home);
    await arrive(paths.login, loginTitle());
  },
});
SessionLost.test('returns to the requested page after login', async ({ userEvent }) => {
  await expect(screen.getByText(i18n.t('login:expired'))).toBeVisible();
  storyBackend().mockState.faults.length = 0;
  await logIn(userEvent, member, secret);
  await hello();
  await expect(shownLocation.path).toBe(paths.home);
});

/** A page that is requested by its address, with its query and modal. */
export const PageWanted = meta.story({
  name: 'Page opened by URL, through login',
  parameters: { route: '/user/bonus?modal=conditions' },
  play: async ({ userEvent }) => {
    await arrive(paths.login, loginTitle());
    await logIn(userEvent, member, secret);
    await arrive(paths.bonus);
  },
});
PageWanted.test('opens the requested page with its query and modal after login', async () => {
  await screen.findByRole('dialog', { name: i18n.t('conditions:title') });
  await expect(shownLocation).toMatchObject({ path: paths.bonus, search: '?modal=conditions' });
});

/** Each demo member logs in, sees their own home and logs out. The deactivated member sees why the login fails. */
export const EveryDemoMember = meta.story({ name: 'Every demo member logs in and out' });
EveryDemoMember.test('logs each member in and out, or explains the refusal', async ({ userEvent }) => {
  await arrive(paths.login, loginTitle());
  for (const { username, isActive, name } of storyBackend().mockState.db.member.all()) {
    await logIn(userEvent, username, secret);
    if (!isActive) {
      await screen.findByText(matchFullText(i18n.t('errors:code.INACTIVE_USER')));
      continue;
    }
    await greets(name);
    screen.getByRole('button', { name: i18n.t('nav:logout') }).click();
    await arrive(paths.login, loginTitle());
  }
});
