import { announcements, recordAnnouncements } from '@stories/announcements';
import { AppRoot } from '@stories/app/AppRoot';
import { arrive, prepareApp } from '@stories/app/app';
import { isInView } from '@stories/inView';
import { growBalanceSilently } from '@stories/modals/money';
import { mockResponse } from '@stories/requests';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { rememberAccepted } from '@/device/agreement';
import { localStore, storageKeys } from '@/device/storage';
import { changeLanguage, i18n } from '@/i18n/i18n';
import { languages } from '@/i18n/language';
import { paths } from '@/lib/paths';
import { rolled } from '@/screens/Home/figures.css';
import { account, walletWith } from './homeSteps';

const meta = preview.meta({
  component: AppRoot,
  title: 'Home/First view',
  tags: ['no-screenshot'],
  parameters: {
    layout: 'fullscreen',
    session: true,
    route: '/user/home',
    docs: {
      description: {
        component:
          'The part of home that shows without scrolling. Balance, invite bonus and all six tiles fit, on every ' +
          'supported phone.',
      },
    },
  },
  beforeEach: prepareApp,
});

export const Phone = meta.story({ name: 'Usual phone' });
export const Compact = meta.story({ name: 'Narrow phone (360)', globals: { viewport: { value: 'compact' } } });
export const Small = meta.story({ name: 'Small phone (320)', globals: { viewport: { value: 'small' } } });
export const Rich = meta.story({ name: 'Seven figures', parameters: { scenario: 'rich' } });
const home = () => document.querySelector('main') as HTMLElement;
const tiles = () =>
  within(home())
    .getByRole('navigation', { name: i18n.t('home:tiles.label') })
    .querySelectorAll<HTMLElement>(':scope > *');
const card = () => screen.getByText(i18n.t('home:total')).closest('section') as HTMLElement;
const invite = () => within(screen.getByRole('region', { name: i18n.t('home:invite.label') }));

/** Opens home and waits until the first refresh has finished and all six tiles are shown. */
async function settled(): Promise<void> {
  await arrive(paths.home);
  await waitFor(() => expect(localStore.get(storageKeys.lastSync)).not.toBeNull());
  await waitFor(() => expect(tiles()).toHaveLength(6));
}

async function inEachLanguage(look: () => Promise<void>): Promise<void> {
  await settled();
  for (const language of languages) {
    await changeLanguage(language);
    await waitFor(() => card());
    await look();
  }
}

/** Expects the whole balance card and all six tiles in view, in each language. */
const allAtOnce = () =>
  inEachLanguage(async () => {
    const pouch = within(card());
    const time = card().querySelector('time') as HTMLElement;
    const parts = [
      pouch.getByRole('heading', { level: 1 }),
      card().querySelector('p') as HTMLElement,
      pouch.getByRole('button', { name: i18n.t('home:check') }),
      time,
      pouch.getByText(/^\d+ \S+$/),
      invite().getByText(i18n.t('home:invite.label')),
      invite().getByRole('button', { name: i18n.t('home:invite.receive') }),
      invite().getByRole('button', { name: i18n.t('home:invite.terms') }),
      ...tiles(),
    ];
    for (const part of parts) await isInView(part);
  });
Compact.test('shows the balance, its time, the bonus and all six tiles in three languages', allAtOnce);
Rich.test('shows the same for a member with millions', allAtOnce);
Small.test('shows the balance, deposit and withdraw in three languages', () =>
  inEachLanguage(async () => {
    for (const part of [card().querySelector('p') as HTMLElement, ...[...tiles()].slice(0, 2)]) await isInView(part);
  }),
);

/** The server does not limit the length of site, member and game names. */
const endless = 'กระเป๋าທອງkapao'.repeat(700).slice(0, 10_000);
export const EndlessNames = meta.story({
  name: 'Small phone (320), endless names',
  globals: { viewport: { value: 'small' } },
  beforeEach: () => {
    rememberAccepted('m1');
    const response = walletWith(1000, [
      account('PG', { name: endless }),
      account('IMI', { name: endless, isActive: false }),
    ]);
    mockResponse('GET /api/wallet', { ...response, profile: { ...response.profile, name: endless } });
    mockResponse('GET /api/lookup/info', { name: endless, website: '' });
  },
});

EndlessNames.test(
  'keeps everything in reach despite names of 10,000 letters, also in a dialog',
  async ({ userEvent }) => {
    // Keeps everything in reach despite names of 10,000 letters.
    await settled();
    await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent(endless));
    await expect(screen.getByRole('banner').getBoundingClientRect().height).toBeLessThan(80);
    await isInView(screen.getByRole('button', { name: i18n.t('nav:logout') }));
    for (const tile of [...tiles()].slice(0, 2)) await isInView(tile);
    await expect(document.documentElement.scrollHeight).toBeLessThan(2000);
    // A tap shows the member's whole name.
    const name = within(card()).getByRole('button', { expanded: false });
    const { height } = card().getBoundingClientRect();
    await userEvent.click(name);
    await expect(card().getBoundingClientRect().height).toBeGreaterThan(10 * height);

    // Keeps the close button and the actions of a dialog in reach too.
    await settled();
    within(home()).getAllByRole('listitem')[0]?.querySelector('button')?.click();
    // While the modal's file loads, another dialog with a loader stands in its place.
    const title = () => within(screen.getByRole('dialog')).getByRole('heading', { level: 2 });
    await waitFor(() => expect(title()).toHaveTextContent(endless));
    const dialog = screen.getByRole('dialog');
    await isInView(within(dialog).getByRole('button', { name: i18n.t('common:close') }));
    await expect(title().getBoundingClientRect().height).toBeLessThan(100);
  },
);

Phone.test('announces the new balance after a tap on "check balance", and no figure while it is hidden', async () => {
  await settled();
  recordAnnouncements();
  const button = (key: 'check' | 'hide') => within(card()).findByRole('button', { name: i18n.t(`home:${key}`) });
  const amount = card().querySelector('[data-figure="total"] [translate="no"] > :first-child')?.textContent;
  (await button('check')).click();
  await waitFor(() => expect(announcements).toEqual([`polite: ${i18n.t('home:refreshedTo', { amount })}`]));
  (await button('hide')).click();
  (await button('check')).click();
  await waitFor(() => expect(announcements[1]).toBe(`polite: ${i18n.t('home:refreshed')}`));
});
Phone.test('rolls in a changed total once no dialog covers it', async () => {
  await settled();
  const total = () => card().querySelector('[data-figure="total"] > span');
  const press = (key: 'check' | 'invite.terms') =>
    within(home())
      .getByRole('button', { name: i18n.t(`home:${key}`), hidden: true })
      .click();
  const before = total()?.textContent;
  await expect(total()).not.toHaveClass(rolled);
  growBalanceSilently();
  press('invite.terms');
  await screen.findByRole('alertdialog');
  press('check');
  await waitFor(() => expect(total()?.textContent).not.toBe(before));
  await expect(total()).not.toHaveClass(rolled);
  screen.getByRole('button', { name: i18n.t('common:ok') }).click();
  await waitFor(() => expect(total()).toHaveClass(rolled));
});
Phone.test('shows the balance, its time, the bonus and all six tiles in three languages', allAtOnce);
