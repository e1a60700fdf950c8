import { shownLocation } from '@stories/app/location';
import { inLayout } from '@stories/app/ScreenLayout';
import { removeBanners } from '@stories/modals/money';
import { holdResponse } from '@stories/requests';
import { storyMember } from '@stories/storyMember';
import { expect, screen, waitFor, within } from 'storybook/test';
import { waitForStable } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { getWallet } from '@/api/calls/wallet';
import { lazyView } from '@/components/LazyView/lazyView';
import { getMark } from '@/device/agreement';
import { localStore, storageKeys } from '@/device/storage';
import { i18n } from '@/i18n/i18n';
import { agreementView } from '@/modals/Agreement/view';
import { conditionsView } from '@/modals/Conditions/view';
import { inviteView } from '@/modals/Invite/view';
import { HomeScreen } from '@/screens/Home/HomeScreen';
import { prepareHome } from './homeSteps';

const meta = preview.meta({
  component: HomeScreen,
  decorators: [inLayout],
  title: 'Home/Agreement',
  parameters: {
    session: true,
    route: '/user/home',
    modals: { agreement: agreementView, conditions: conditionsView, invite: inviteView },
    layout: 'fullscreen',
    docs: {
      description: {
        component: 'The user agreement over home. It comes after a moment and waits while anything else is open.',
      },
    },
  },
  beforeEach: prepareHome,
});

const wallet = 'GET /api/wallet';
const figure = () => screen.findByText(i18n.t('home:total')).then((title) => title.closest('section') as HTMLElement);
/** A time: the agreement opens 1.5 s after home, so 1.8 s prove that it does not open. */
const agreementDelay = () => new Promise((resolve) => setTimeout(resolve, 1800));
const button = (name: string) => screen.getByRole('button', { name });

const comes = async () => {
  await waitFor(() => expect(shownLocation.search).toBe('?modal=agreement'));
};

/** The user agreement opens 1.5 s after home. */
export const Agreement = meta.story({
  name: 'Agreement over home',
  tags: ['no-screenshot'],
  beforeEach: () => localStore.remove(storageKeys.agreement),
  play: async () => void (await screen.findByRole('dialog')),
});
Agreement.test('stores the acceptance for this member', async ({ userEvent }) => {
  const accept = await screen.findByRole('button', { name: i18n.t('agreement:accept') });
  await waitFor(() => expect(accept).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(accept);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(localStore.get(storageKeys.agreement)).toContain(getMark(storyMember()._id));
  await expect(shownLocation).toMatchObject({ path: '/user/home', search: '' });
});

const forgotten = () => localStore.remove(storageKeys.agreement);
/** Removes the stored acceptance. The agreement then opens after 1.5 s. */
const countAnew = async () => {
  await figure();
  shownLocation.go('/user/home?modal=conditions');
  await screen.findByRole('dialog', { name: i18n.t('conditions:title') });
  forgotten();
  shownLocation.go('/user/home');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};
export const AgreementWaits = meta.story({
  name: 'Waits while something else is open',
  tags: ['no-screenshot', 'long'],
  beforeEach: () => removeBanners('invite'),
});
AgreementWaits.test('opens after 1.5 s, and waits while another modal is open', async () => {
  await countAnew();
  button(i18n.t('home:tiles.invite')).click();
  await screen.findByRole('dialog');
  await agreementDelay();
  await expect(shownLocation.search).toBe('?modal=invite');
  shownLocation.back();
  await waitFor(() => expect(shownLocation.search).toBe(''));
  await waitFor(() => expect(shownLocation.search).toBe('?modal=agreement'));
});
AgreementWaits.test('waits while a confirmation is open', async () => {
  await countAnew();
  button(i18n.t('home:invite.receive')).click();
  await screen.findByRole('alertdialog');
  await agreementDelay();
  await expect(shownLocation.search).toBe('');
});

/** `comes` releases the wallet's response. */
const held = { comes() {} };
export const AgreementWithoutWallet = meta.story({
  name: 'Shown while the wallet loads',
  tags: ['no-screenshot'],
  beforeEach: () => {
    forgotten();
    held.comes = holdResponse(wallet);
  },
  play: () => comes(),
});
export const AgreementWalletFailed = meta.story({
  name: 'Shown although the wallet failed',
  tags: ['no-screenshot'],
  beforeEach: () => localStore.set(storageKeys.agreement, getMark('another member')),
  parameters: { fail: { call: getWallet, status: 500 } },
  play: () => comes(),
});
export const AgreementAccepted = meta.story({
  name: 'Accepted before on this device',
  tags: ['no-screenshot'],
  parameters: { fail: { call: getWallet, kind: 'never' } },
});
AgreementWithoutWallet.test(
  'opens while the wallet loads, and stores the acceptance once the wallet has loaded',
  async () => {
    await comes();
    const accept = await screen.findByRole('button', { name: i18n.t('agreement:accept') });
    await waitFor(() => expect(accept).not.toHaveAttribute('aria-disabled'));
    accept.click();
    await waitFor(() => expect(shownLocation.search).toBe(''));
    await agreementDelay();
    await expect(shownLocation.search).toBe('');
    held.comes();
    await waitFor(() => expect(localStore.get(storageKeys.agreement)).toContain(getMark(storyMember()._id)));
  },
);
AgreementWalletFailed.test('opens when the wallet fails, whoever else has accepted it on this device', comes);
/** The service is down, and the member has accepted the agreement in this session. */
AgreementWaits.test(
  'does not ask again during an outage if it was accepted in this session',
  { parameters: { fail: { call: getWallet, status: 503 } } },
  async () => {
    await screen.findByText(i18n.t('home:failed.unavailable'));
    await agreementDelay();
    await expect(shownLocation.search).toBe('');
  },
);
AgreementAccepted.test('waits for the identity of the member if it may have been accepted', async () => {
  await agreementDelay();
  await expect(shownLocation.search).toBe('');
});

/** `arrive` releases the code of a modal that loads slowly. */
const line = { arrive() {} };
AgreementWaits.test(
  'opens after a modal whose code was still loading',
  {
    beforeEach: ({ parameters }) => {
      parameters.modals.invite = lazyView(
        () =>
          new Promise<Awaited<ReturnType<typeof inviteView.preload>>>((resolve) => {
            line.arrive = () => resolve(inviteView.preload());
          }),
      );
      return () => {
        parameters.modals.invite = inviteView;
      };
    },
  },
  async () => {
    await countAnew();
    button(i18n.t('home:tiles.invite')).click();
    await agreementDelay();
    const dialog = screen.getByRole('dialog', { name: new RegExp(`^${i18n.t('nav:modal.invite')}`) });
    await expect(dialog).toHaveAccessibleName(expect.stringContaining(i18n.t('common:loading')));
    const list = () => within(screen.getByRole('dialog')).queryByRole('heading', { level: 3 });
    await expect(list()).toBeNull();
    line.arrive();
    await waitFor(() => expect(list()).toBeVisible());
    await waitForStable();
    await expect(shownLocation.search).toBe('?modal=invite');
    shownLocation.back();
    await waitFor(() => expect(shownLocation.search).toBe('?modal=agreement'));
    shownLocation.back();
    await waitFor(() => expect(shownLocation.search).toBe(''));
    await agreementDelay();
    await expect(shownLocation.search).toBe('');
  },
);
