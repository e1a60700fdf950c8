import { AppRoot } from '@stories/app/AppRoot';
import { arrive, loginTitle, prepareApp } from '@stories/app/app';
import { shownLocation } from '@stories/app/location';
import { getCount } from '@stories/requests';
import { simulateOtherTab } from '@stories/simulateOtherTab';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyBackend, waitForStable } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { getToken, startSession } from '@/app/session';
import { localStore, sessionStore, storageKeys } from '@/device/storage';
import { formatAccountNumber } from '@/i18n/format';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { unwatchQr, watchQr } from '@/modals/Deposit/qr/watchedQr';

const meta = preview.meta({
  tags: ['internal'],
  component: AppRoot,
  parameters: {
    layout: 'fullscreen',
    route: '/user/home',
    session: true,
    docs: {
      description: {
        component: 'How a session ends, and how the site closes. Specification: Session; redirects.',
      },
    },
  },
  beforeEach: prepareApp,
});

const notice = () => screen.findByText(i18n.t('login:expired'));
const logOut = async () => (await screen.findByRole('button', { name: i18n.t('nav:logout') })).click();
const always = 1000;

/** The server no longer accepts the token: several parallel calls return 401. */
export const Expired = meta.story({
  name: 'Session ended: login says so',
  beforeEach: async () => {
    await prepareApp();
    startSession('no-such-token', true);
  },
});
Expired.test('opens login once, with a notice, for several parallel 401 responses', async () => {
  await arrive(paths.login, loginTitle());
  await expect(await notice()).toBeVisible();
  await expect(shownLocation.seen).toEqual([paths.home, paths.login]);
  await expect(shownLocation.state).toEqual({ from: { pathname: paths.home, search: '' } });
  await expect(getToken()).toBeNull();
  const asked = getCount('GET /api/wallet');
  await waitForStable();
  await expect(getCount('GET /api/wallet')).toBe(asked);
});

/** The storage holds invalid values, for example an invalid token. */
export const Nonsense = meta.story({
  name: 'Invalid data on the device: login',
  beforeEach: async () => {
    await prepareApp();
    localStore.set(storageKeys.token, 'null\n\u0000{"a":1}ก');
    localStore.set(storageKeys.lastSync, 'yesterday');
    localStore.set(storageKeys.agreement, ',,{"x":');
    localStore.set(storageKeys.language, 'constructor');
  },
});
Nonsense.test('opens login without an error', async () => {
  await arrive(paths.login, loginTitle());
  await expect(getToken()).toBeNull();
});

export const Unfinished = meta.story({
  name: 'Logging out: a QR waits for its payment',
  play: async () => {
    await arrive(paths.home);
    watchQr({ id: 'q1', bankCode: 'WW', amount: 100, until: Date.now() + 60_000 });
    await logOut();
    await screen.findByText(i18n.t('nav:logoutQuestion.qr'));
  },
});
Unfinished.test('asks before it logs out, and stays if the member cancels', async () => {
  const question = () => screen.getByRole('alertdialog', { name: i18n.t('nav:logoutQuestion.title') });
  within(question())
    .getByRole('button', { name: i18n.t('nav:logoutQuestion.stay') })
    .click();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await expect(getToken()).not.toBeNull();
  // The chat's draft of this tab is a reason, too.
  unwatchQr('q1');
  sessionStore.set(
    storageKeys.chatPanel,
    JSON.stringify({ owner: 'member:m1', isOpen: false, draft: 'hello', position: null, unsent: [] }),
  );
  await logOut();
  await screen.findByText(i18n.t('nav:logoutQuestion.message'));
  within(question())
    .getByRole('button', { name: i18n.t('nav:logout') })
    .click();
  await arrive(paths.login, loginTitle());
  await expect(getToken()).toBeNull();
});

export const LoggedOut = meta.story({ name: 'Logging out' });
LoggedOut.test('deletes the token on logout, opens login without a notice, and back does not return', async () => {
  await arrive(paths.home);
  await waitFor(() => expect(localStore.get(storageKeys.lastSync)).not.toBeNull());
  await logOut();
  await arrive(paths.login, loginTitle());
  await expect(getToken()).toBeNull();
  await expect(localStore.get(storageKeys.lastSync)).toBeNull();
  await expect(screen.queryByText(i18n.t('login:expired'))).toBeNull();
  await expect(shownLocation.state).toBeNull();
  shownLocation.back();
  await waitForStable();
  await arrive(paths.login, loginTitle());
});

LoggedOut.test('logs out offline too', async () => {
  await arrive(paths.home);
  storyBackend().fail({ method: '*', path: '*', kind: 'network', times: always });
  await logOut();
  await arrive(paths.login, loginTitle());
  await expect(localStore.get(storageKeys.token)).toBeNull();
  await expect(sessionStore.get(storageKeys.token)).toBeNull();
});

LoggedOut.test('logs out when another tab logs out', async () => {
  await arrive(paths.home);
  simulateOtherTab(storageKeys.token, null);
  await arrive(paths.login, loginTitle());
  await expect(shownLocation.state).toBeNull();
});

/** A visitor has opened a member's modal by its address when members log in and change in another tab. */
export const MemberModal = meta.story({
  name: 'Login page with a member’s modal',
  parameters: { route: '/login?modal=editBankName', session: false },
});
MemberModal.test('shows only the data of the member that has logged in last in another tab', async () => {
  const dialog = () => document.querySelector('dialog[open]');
  await waitFor(() => expect(dialog()).toHaveTextContent(i18n.t('editBankName:failed')));
  const { mockState, tokenFor } = storyBackend();
  for (const { username, bankAccountNo } of mockState.db.member.all().slice(0, 2)) {
    simulateOtherTab(storageKeys.token, tokenFor(username));
    await waitFor(() => expect(dialog()).toHaveTextContent(formatAccountNumber(bankAccountNo)));
  }
});

export const Gone = meta.story({ name: 'The site closes for a member', parameters: { scenario: 'closed' } });
Gone.test('opens the closed page, and login when the site is open again', async ({ canvas }) => {
  await arrive(paths.terminated, i18n.t('common:terminated.title'));
  await expect(document.documentElement.hasAttribute('data-terminated')).toBe(true);
  await waitFor(() => expect(document.title).toContain(i18n.t('nav:title.siteClosed')));
  await waitFor(() => expect(document.querySelector('main h1')).toHaveFocus());
  const retry = canvas.getByRole('button', { name: i18n.t('common:terminated.retry') });
  retry.click();
  await waitFor(() => expect(getCount('GET /api/lookup/active')).toBe(1));
  await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
  await expect(shownLocation.path).toBe(paths.terminated);
  storyBackend().mockState.siteConfig.isActive = true;
  retry.click();
  await arrive(paths.login, loginTitle());
  await waitFor(() => expect(document.documentElement.hasAttribute('data-terminated')).toBe(false));
});

/** Only the code `gone` means a closed site. */
export const NotGone = meta.story({
  name: 'Other failures at login: login stays usable',
  parameters: { route: '/login', session: false },
});
NotGone.test('stays usable after 410 with another message, 500, HTML and no response', async () => {
  await arrive(paths.login);
  // A visit that begins before the first response has arrived sends no request of its own.
  await waitForStable();
  const faults = [
    { status: 410, message: 'QR_FAIL' },
    { status: 500 },
    { kind: 'html' as const, status: 410 },
    { kind: 'empty' as const, status: 410 },
    { kind: 'network' as const },
  ];
  const { documentElement } = document;
  for (const [index, fault] of faults.entries()) {
    // Simulate the page after the visitor has gone back from the page of the closed site.
    documentElement.setAttribute('data-terminated', '');
    storyBackend().fail({ method: 'GET', path: '/api/lookup/active', ...fault });
    shownLocation.go(`/login?again=${index}`);
    await waitFor(() => expect(getCount('GET /api/lookup/active')).toBe(index + 2));
    await waitFor(() => expect(documentElement.hasAttribute('data-terminated')).toBe(false));
  }
  await waitForStable();
  await expect(new Set(shownLocation.seen)).toEqual(new Set([paths.login]));
});
