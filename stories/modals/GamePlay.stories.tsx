import { announcements, recordAnnouncements } from '@stories/announcements';
import { shownLocation } from '@stories/app/location';
import { isInView } from '@stories/inView';
import { matchFullText } from '@stories/matchFullText';
import { holdResponse, mockResponse, requests } from '@stories/requests';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyBackend } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { autoLoginCalls } from '@/api/calls/autoLogin';
import type { Call } from '@/api/calls/call';
import { overrideSettings } from '@/lib/settings';
import { gameView } from '@/modals/Game/view';
import { confirm, getAccount, getName, idle, playNow, prepareGame, ready, route, t } from './gameSteps';
import { ModalHarness, withModal } from './ModalHarness';
import { button, clickButton } from './money';
import { play } from './playTab';

const meta = preview.meta({
  component: ModalHarness,
  title: 'Game/Launch',
  parameters: {
    ...withModal('game:PG'),
    modals: { game: gameView },
    docs: {
      description: {
        component:
          'Leaving the wallet for the game. The tab opens in the tap itself, so that browsers allow it; if one ' +
          'refuses, a link takes its place.',
      },
    },
  },
  beforeEach: prepareGame,
});

export const Play = meta.story({ tags: ['main-state'], name: 'Ready to play', play: async () => void (await ready()) });
export const Sport = meta.story({ name: 'Ready to play: sport', parameters: { route: route('UFABET') } });
export const Blocked = meta.story({
  name: 'Browser refused the tab: a link instead',
  beforeEach: () => {
    play.blocked = true;
  },
  play: playNow,
});

Blocked.test(
  'shows a visible, safe link when the browser refuses a tab, also for an http address',
  async ({ step }) => {
    await step('shows a visible, safe link when the browser refuses a tab', async () => {
      const link = await screen.findByRole('link', { name: new RegExp(t('openGame')) });
      await expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/pg\.games\.example\//));
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
      await expect(screen.getByText(t('elsewhere'))).toBeVisible();
    });
    await step('offers an http link when the browser refuses the tab', async () => {
      const link = 'http://pg.games.example/login';
      mockResponse(`GET /api/autoLogin/pg/${getAccount('PG')?.username}`, { link });
      await playNow();
      await waitFor(() =>
        expect(screen.getByRole('link', { name: new RegExp(t('openGame')) })).toHaveAttribute('href', link),
      );
    });
  },
);

export const Scrolled = meta.story({
  name: 'Small phone (320): scrolled to the end',
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await ready();
    (await button(t('reset'))).scrollIntoView();
  },
});

Scrolled.test(
  'scrolls the link of a refused tab into view and announces it, and the message about a missing link',
  async () => {
    // Scrolls the link of a refused tab into view and announces it.
    play.blocked = true;
    recordAnnouncements();
    await playNow();
    await isInView(await screen.findByRole('link', { name: new RegExp(t('openGame')) }));
    await waitFor(() => expect(announcements).toContain(`polite in a dialog: ${t('blocked')}`));

    play.blocked = false;

    (await button(t('reset'))).scrollIntoView();

    // Scrolls the message about a missing link into view.
    const region = within(screen.getByRole('dialog')).getByRole('alert');
    mockResponse(`GET /api/autoLogin/pg/${getAccount('PG')?.username}`, { link: 'javascript:alert(1)' });
    await playNow();
    await isInView(await within(region).findByText(matchFullText(t('noLink'))));
  },
);
export const BlockedLarge = meta.story({
  name: 'Small phone (320), text at 200 %: a link instead',
  globals: { viewport: { value: 'small' }, textSize: 'double' },
  beforeEach: () => {
    play.blocked = true;
  },
  play: playNow,
});

BlockedLarge.test('scrolls the link, and the message about a missing link, into view with large text', async () => {
  // Scrolls the link into view with large text.
  await isInView(await screen.findByRole('link', { name: new RegExp(t('openGame')) }));

  // Scrolls the message about a missing link into view with large text.
  mockResponse(`GET /api/autoLogin/pg/${getAccount('PG')?.username}`, { link: 'javascript:alert(1)' });
  await playNow();
  await isInView(await screen.findByText(matchFullText(t('noLink'))));
});

/** Holds the response with the game's link until the test releases it. */
const holdLogin = () => holdResponse(`GET /api/autoLogin/pg/${getAccount('PG')?.username}`);

Play.test(
  'opens only http(s) links once the response arrives, and shows a link when the member has closed the tab',
  async ({ step }) => {
    /** The response is slow, and the member may close the waiting tab. */
    await step('opens the game when the response arrives', async () => {
      const release = holdLogin();
      await playNow();
      await expect(play.address()).toBeUndefined();
      release();
      await waitFor(() => expect(play.address()).toMatch(/^https:/));
      await idle();
    });
    await step('shows a link when the member has closed the tab meanwhile', async () => {
      const release = holdLogin();
      await playNow();
      Object.assign(play.tabs.at(-1) ?? {}, { closed: true });
      release();
      await screen.findByRole('link', { name: new RegExp(t('openGame')) });
    });
    await step('never opens an auto-login link that is not http(s)', async () => {
      let count = play.tabs.length;
      for (const link of schemes) {
        mockResponse(`GET /api/autoLogin/pg/${getAccount('PG')?.username}`, { link });
        await playNow();
        count += 1;
        await waitFor(() => expect(play.tabs).toHaveLength(count));
        await idle();
        await expect(play.tabs.at(-1)?.location.replace).not.toHaveBeenCalled();
        await expect(play.tabs.at(-1)?.close).toHaveBeenCalled();
        await screen.findByText(matchFullText(t('noLink')));
      }
      await expect(document.querySelector('a[href^="java" i], a[href^="data" i]')).toBeNull();
    });
    await step('opens an http link in the tab', async () => {
      const link = 'http://pg.games.example/login';
      mockResponse(`GET /api/autoLogin/pg/${getAccount('PG')?.username}`, { link });
      await playNow();
      await waitFor(() => expect(play.address()).toBe(link));
    });
  },
);

const schemes = [
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/user/home',
];

/** A provider with only hostile addresses. */
Sport.test(
  'neither opens nor links a hostile address',
  {
    beforeEach: () => {
      const { mockState } = storyBackend();
      mockState.db.game.patch('JOKER', {
        web: 'javascript:alert(1)',
        android: 'data:text/html,x',
        ios: 'javascript:1',
      });
    },
    parameters: { route: route('JOKER') },
  },
  async () => {
    await playNow();
    await screen.findByText(matchFullText(t('noLink')));
    await expect(play.tabs[0]?.location.replace).not.toHaveBeenCalled();
    await expect(screen.queryByText(t('android'))).toBeNull();
    // Only links within the app are allowed, such as the link to support.
    await expect(document.querySelector('dialog a:not([href^="/"])')).toBeNull();
  },
);

/** Every game has an account, because the test opens every game. */
Sport.test(
  'opens all sixteen special game codes and the others correctly',
  { parameters: { scenario: 'all-games', route: '/user/home' } },
  async () => {
    const { mockState } = storyBackend();
    for (const { _id: code, web } of mockState.db.game.all()) {
      const before = play.tabs.length;
      const asked = requests.length;
      shownLocation.go(route(code));
      await screen.findByRole('dialog', { name: getName(code) });
      await playNow();
      await waitFor(() => expect(play.tabs).toHaveLength(before + 1));
      await idle();
      const logins = requests.slice(asked).filter((request) => request.startsWith('GET /api/autoLogin/'));
      if (Object.hasOwn(autoLoginCalls, code)) {
        const { username = '', password = '' } = getAccount(code) ?? {};
        const call: Call = autoLoginCalls[code as keyof typeof autoLoginCalls];
        const path = call.path.replace('{username}', username).replace('{password}', password);
        await expect(logins).toEqual([`GET ${path}`]);
        await expect(play.address()).toMatch(`https://${code.toLowerCase()}.games.example/enter?ticket=`);
      } else {
        await expect(logins).toEqual([]);
        if (code === 'UFABET') await expect(play.posted).toHaveLength(1);
        else await expect(play.address()).toBe(new URL(web ?? '').href);
      }
      shownLocation.go('/user/home');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  },
);

Sport.test('logs in by a form without credentials in an address, or by a button that a reset removes', async () => {
  // Logs in by a form posted into the tab, with no credentials in an address.
  const { username, password } = getAccount('UFABET') ?? {};
  await playNow();
  await waitFor(() => expect(play.posted).toHaveLength(1));
  await expect(play.posted[0]).toMatchObject({
    action: 'https://ufabet.games.example/login',
    target: expect.stringMatching(/^play-/),
    fields: { username, password },
  });
  await expect(document.querySelector('form[action*="ufabet"]')).toBeNull();

  play.posted.length = 0;

  // Offers a button that posts the form when the browser refuses the tab.
  play.blocked = true;
  await playNow();
  await clickButton(t('openGame'));
  await expect(play.posted).toMatchObject([{ target: '_blank' }]);

  play.posted.length = 0;

  // Removes the button with the old password after a reset.
  play.blocked = true;
  await playNow();
  await button(t('openGame'));
  const old = getAccount('UFABET')?.password;
  await confirm(t('reset'));
  await waitFor(() => expect(getAccount('UFABET')?.password).not.toBe(old));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await ready();
  await expect(screen.queryByRole('button', { name: t('openGame') })).toBeNull();
  await playNow();
  await clickButton(t('openGame'));
  await expect(play.posted).toMatchObject([{ fields: { password: getAccount('UFABET')?.password } }]);
});
/** Some providers still have http addresses. */
Sport.test(
  'posts a form to an http address',
  {
    beforeEach: () => {
      const event = { action: 'http://ufabet.games.example/login', fields: {} };
      mockResponse('GET /api/wallet/account/UFABET', { username: 'u', password: 'p', event });
    },
  },
  async () => {
    await playNow();
    await waitFor(() => expect(play.posted).toMatchObject([{ action: 'http://ufabet.games.example/login' }]));
    await expect(screen.queryByText(matchFullText(t('noLink')))).toBeNull();
  },
);

Sport.test(
  'opens the game in the same tab',
  {
    beforeEach: () => {
      overrideSettings({ gameWindow: 'same' });
      return () => overrideSettings({ gameWindow: 'new' });
    },
  },
  async () => {
    await playNow();
    await waitFor(() => expect(play.posted).toMatchObject([{ target: '_self' }]));
    await expect(play.tabs).toHaveLength(0);
  },
);
