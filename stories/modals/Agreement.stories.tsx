import { shownLocation } from '@stories/app/location';
import { hostile } from '@stories/components/hostileHtml';
import { heardAsBefore, inEnglish } from '@stories/heard';
import { holdResponse, mockResponse } from '@stories/requests';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { getAgreements } from '@/api/calls/lookup';
import { getWallet } from '@/api/calls/wallet';
import { hasAcceptedInSession } from '@/device/agreement';
import { localStore, storageKeys } from '@/device/storage';
import { i18n } from '@/i18n/i18n';
import { agreementView } from '@/modals/Agreement/view';
import { ModalHarness, prepareModals, withModal } from './ModalHarness';
import { button, expectQuietFailure, retryName, tryAgain } from './money';

const call = 'GET /api/lookup/agreements';
const meta = preview.meta({
  component: ModalHarness,
  parameters: {
    ...withModal('agreement'),
    modals: { agreement: agreementView },
    docs: {
      description: {
        component:
          'The user agreement, which a member reads and accepts once per device. It cannot be accepted before ' +
          'it has loaded, and closing it is allowed: it returns at the next visit.',
      },
    },
  },
  beforeEach: prepareModals,
});

export const Default = meta.story({});
export const Loading = meta.story({
  name: 'Loading: cannot be accepted unread',
  parameters: { fail: { call: getAgreements, kind: 'never' } },
});
export const Failed = meta.story({
  name: 'Failed: the agreement',
  parameters: { fail: { call: getAgreements, status: 500, times: 1 } },
});
export const Empty = meta.story({ name: 'Empty: the site has no agreement', beforeEach: () => mockResponse(call, []) });
export const Long = meta.story({ name: 'Longest texts', parameters: { scenario: 'long' } });

const modal = () => screen.findByRole('dialog', { name: i18n.t('agreement:title') });
const accept = () => screen.getByRole('button', { name: i18n.t('agreement:accept') });
const remembered = () => localStore.get(storageKeys.agreement) ?? '';

Default.test(
  'stores the acceptance once it has loaded, and nothing when closed without accepting',
  async ({ userEvent }) => {
    // Stores nothing when closed without accepting.
    await modal();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(remembered()).toBe('');

    shownLocation.go('/user/home?modal=agreement');

    // Can be accepted once it has loaded, and the acceptance is stored.
    const dialog = await modal();
    await within(dialog).findAllByRole('listitem');
    await waitFor(() => expect(accept()).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(accept());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(remembered()).toMatch(/^[\da-f]{16}\./);
    await expect(shownLocation.search).not.toContain('modal');
  },
);
Loading.test('cannot be accepted while it loads', async ({ userEvent }) => {
  await modal();
  await expect(accept()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(accept());
  await expect(remembered()).toBe('');
  await expect(screen.queryByRole('dialog')).not.toBeNull();
});
/**
 * Accepts the agreement while the wallet loads or has failed. The app stores the acceptance once home knows the member
 * (`Agreement.tsx`).
 */
const acceptedUnnamed = async () => {
  const dialog = await modal();
  await within(dialog).findAllByRole('listitem');
  await expect(document.querySelector('[data-failed="loud"]')).toBeNull();
  await waitFor(() => expect(accept()).not.toHaveAttribute('aria-disabled'));
  accept().click();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(hasAcceptedInSession()).toBe(true);
};
Default.test(
  'can be accepted while the member is loading',
  { parameters: { fail: { call: getWallet, kind: 'never' } } },
  acceptedUnnamed,
);
Default.test(
  'can be accepted after the member failed to load',
  { parameters: { fail: { call: getWallet, status: 500 } } },
  acceptedUnnamed,
);
Failed.test('shows the failure, that a retry is in flight, and then the agreement', async () => {
  const dialog = within(await modal());
  await expectQuietFailure(i18n.t('agreement:failed'));
  const retry = await button(retryName());
  const release = holdResponse(`GET ${getAgreements.path}`);
  await tryAgain();
  await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'));
  release();
  await dialog.findAllByRole('listitem');
});
Empty.test('shows that the site has no agreement and lets the member continue', async () => {
  const dialog = within(await modal());
  const text = await dialog.findByText(i18n.t('common:nothingHere'));
  await waitFor(() => expect(text).toBeVisible());
  await waitFor(() => expect(accept()).not.toHaveAttribute('aria-disabled'));
});
Default.test(
  'runs nothing from hostile markup',
  {
    beforeEach: () =>
      mockResponse(
        call,
        hostile.map(({ html }) => html),
      ),
  },
  async () => {
    const dialog = await modal();
    await waitFor(() => expect(within(dialog).getAllByRole('listitem').length).toBeGreaterThan(hostile.length - 1));
    await expect((window as { pwned?: unknown }).pwned).toBeUndefined();
    await expect(dialog.querySelector('script, iframe, form')).toBeNull();
  },
);
Long.test('keeps the button in view with a long text', async () => {
  const dialog = await modal();
  await within(dialog).findByRole('group', { name: i18n.t('agreement:title') });
  // Wait until the sheet has finished its animation.
  await waitFor(() => expect(accept().getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
});
Default.test('is heard as before', inEnglish, heardAsBefore);
