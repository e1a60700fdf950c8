import { AppRoot } from '@stories/app/AppRoot';
import { arrive, prepareApp } from '@stories/app/app';
import { hour, now, storeRecord, t } from '@stories/modals/activitySteps';
import { expect, screen, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { startSession } from '@/app/session';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';

const meta = preview.meta({
  component: AppRoot,
  title: 'States of a page',
  globals: { viewport: { value: 'phone' } },
  parameters: {
    layout: 'fullscreen',
    session: true,
    route: paths.home,
    docs: {
      description: {
        component:
          'What can stand in the place of a page: an ended session, a closed site, a break. Each says why, and ' +
          'what a member can do.',
      },
    },
  },
  beforeEach: prepareApp,
});

export const SessionLost = meta.story({
  name: 'The session has ended',
  tags: ['no-screenshot'],
  beforeEach: async () => {
    await prepareApp();
    startSession('no-such-token', true);
  },
  play: async () => void (await screen.findByText(i18n.t('login:expired'))),
});
export const SiteClosed = meta.story({
  name: 'The site is closed',
  tags: ['no-screenshot'],
  parameters: { scenario: 'closed', session: false, route: paths.login },
  play: async () => void (await screen.findByRole('heading', { level: 1, name: i18n.t('common:terminated.title') })),
});
export const BreakPage = meta.story({
  name: 'A page that a break closes',
  parameters: { route: paths.bonus },
  beforeEach: async () => {
    await prepareApp();
    storeRecord({ breakUntil: now() + 24 * hour });
  },
  play: async () => void (await screen.findByRole('heading', { level: 1, name: t('break.closedTitle') })),
});
export const VisitorLayout = meta.story({
  name: 'Layout of the pages for visitors',
  tags: ['no-screenshot'],
  parameters: { session: false, route: paths.howto },
});
export const MemberLayout = meta.story({
  name: 'Layout of the pages for members',
  tags: ['no-screenshot'],
  parameters: { route: paths.profile },
});
VisitorLayout.test('has one bar above, one menu below and no logout button', async () => {
  await arrive(paths.howto);
  await expect(await screen.findByRole('navigation', { name: i18n.t('nav:public') })).toBeVisible();
  await expect(screen.queryByRole('button', { name: i18n.t('nav:logout') })).toBeNull();
});
MemberLayout.test("has the member's menu, the languages and the logout button", async () => {
  await arrive(paths.profile);
  await expect(await screen.findByRole('navigation', { name: i18n.t('nav:member') })).toBeVisible();
  await expect(screen.getByRole('button', { name: i18n.t('nav:logout') })).toBeVisible();
  // The settings have a language menu too, so look only in the bar.
  await expect(within(screen.getByRole('banner')).getByRole('combobox')).toBeVisible();
});
