import { heardAsBefore, inEnglish } from '@stories/heard';
import { getCount, holdResponse, lastBody, mockResponse } from '@stories/requests';
import { retryByKeyboard } from '@stories/retryByKeyboard';
import { walletWith } from '@stories/screens/homeSteps';
import { storyMember } from '@stories/storyMember';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { getInviteBanners, getInvites } from '@/api/calls/invite';
import { getWallet } from '@/api/calls/wallet';
import { i18n } from '@/i18n/i18n';
import { inviteView } from '@/modals/Invite/view';
import { ModalHarness, prepareModals, withModal } from './ModalHarness';
import { button, clickButton, expectQuietFailure, removeBanners, tryAgain } from './money';

const listed = 'POST /api/invite';
const meta = preview.meta({
  component: ModalHarness,
  parameters: {
    ...withModal('invite'),
    modals: { invite: inviteView },
    scenario: 'invites',
    docs: {
      description: {
        component:
          "The member's invite link, and what each friend has brought. Sharing is one tap, and the amounts say " +
          'what is still to come.',
      },
    },
  },
  beforeEach: async ({ parameters }) => {
    await prepareModals();
    if (!parameters.banners) removeBanners('invite');
  },
});

const t = (key: string) => i18n.t(`invite:${key}` as 'invite:title');
const link = () => `https://kapao.example/register?code=PR${storyMember()._id}`;
const rows = () => screen.getByRole('dialog').querySelectorAll('section ul > li');
const shows = (count: number) => waitFor(() => expect(rows()).toHaveLength(count));

export const Default = meta.story({ play: () => shows(10) });
export const Banners = meta.story({ name: 'Banners first', parameters: { banners: true } });
export const Loading = meta.story({ parameters: { fail: { call: getInvites, kind: 'never' } } });
export const Failed = meta.story({
  name: 'Failed: the list of friends',
  parameters: { fail: { call: getInvites, status: 500, times: 1 } },
});
Failed.test('keeps the focus after a retry by keyboard', retryByKeyboard);
export const LinkFailed = meta.story({
  name: 'Failed: the link',
  parameters: { fail: { call: getWallet, status: 500, times: 1 } },
});
export const Empty = meta.story({ name: 'Empty: nobody invited yet', parameters: { scenario: 'no-invites' } });
export const BannersFailed = meta.story({
  name: 'Failed: banners, so none are shown',
  tags: ['no-screenshot'],
  parameters: { fail: { call: getInviteBanners, status: 500 } },
});
const wordless = [
  { image: '/none.png', html: ' ' },
  { image: 'data:image/png;base64,AA', html: '<p> </p>' },
  { image: '', html: '' },
];
export const BannersWithoutPicture = meta.story({
  name: 'Banners whose pictures do not come are skipped',
  tags: ['no-screenshot'],
  parameters: { banners: true },
  beforeEach: () => mockResponse('GET /api/invite/banners', wordless),
});
export const Nonsense = meta.story({
  name: 'Names and amounts unreadable: dashes instead',
  tags: ['no-screenshot'],
  beforeEach: () =>
    mockResponse(listed, { invites: [{ from: { name: '<b>x</b>' }, amount: 'x', createdAt: 'y' }, null] }),
});
/** The wallet response has no profile, so the app does not know the member's id. */
export const NoId = meta.story({
  name: 'Failed: no link without a member id',
  tags: ['no-screenshot'],
  beforeEach: () => mockResponse('GET /api/wallet', { ...walletWith(10, []), profile: null }),
});

Default.test('builds and copies the link of this host and member, and shows ten friends per page', async () => {
  // Builds the link from this host, PR and the member id, and copies it.
  await screen.findByText(link());
  const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  try {
    await clickButton(t('copy'));
    await waitFor(() => expect(written).toHaveBeenCalledWith(link()));
    await screen.findByText(i18n.t('common:copied', { text: link() }));
  } finally {
    written.mockRestore();
  }

  // Shows ten friends per page, first page first.
  await expect(lastBody(listed)).toEqual({ page: 1, limit: 10 });
  for (const [page, count] of [
    [2, 10],
    [3, 10],
    [4, 4],
  ] as const) {
    // While a page loads, the button does nothing.
    const next = await button(i18n.t('common:nextPage'));
    await waitFor(() => expect(next).not.toHaveAttribute('aria-disabled', 'true'));
    next.click();
    await waitFor(() => expect(lastBody(listed)).toEqual({ page, limit: 10 }));
    await shows(count);
    await waitFor(() => expect(document.querySelector('dialog [aria-current="page"]')).toHaveTextContent(String(page)));
  }
  await expect(await button(i18n.t('common:nextPage'))).toHaveAttribute('aria-disabled', 'true');
  await expect(getCount(listed)).toBe(4);
});

/** A phone that supports the Web Share API. */
export const CanShare = meta.story({
  name: 'A phone that can share the link',
  beforeEach: () => {
    const share = fn().mockRejectedValue(new DOMException('cancelled', 'AbortError'));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    return () => void Reflect.deleteProperty(navigator, 'share');
  },
});
CanShare.test('shares the link and stays quiet when the member cancels', async () => {
  await clickButton(t('share'));
  await expect(navigator.share).toHaveBeenCalledWith({ title: t('shareText'), url: link() });
  await expect(document.querySelector('[data-failed="loud"]')).toBeNull();
});

Failed.test('shows the link when the list fails; a retry loads the list', async () => {
  await screen.findByText(link());
  await expectQuietFailure(t('failed'));
  await tryAgain();
  await shows(10);
});
LinkFailed.test('loads the link on a retry', async () => {
  await expectQuietFailure(t('linkFailed'));
  await tryAgain();
  await screen.findByText(link());
});
NoId.test('shows no link without a member id, because it would credit no member', async () => {
  await screen.findByText(t('linkFailed'));
  await expect(screen.getByRole('dialog')).not.toHaveTextContent('code=PR');
});
Empty.test('explains how to invite the first friend', async () => {
  await screen.findByText(t('empty.text'));
  await screen.findByText(link());
});
Nonsense.test('shows names as text and dashes for invalid values', async () => {
  await screen.findByText('<b>x</b>');
  await expect(screen.getByRole('dialog')).toHaveTextContent('–');
});

Banners.test(
  'shows banners first; closing them opens the invite modal, which loads its list then',
  async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: t('title') });
    await expect(within(dialog).queryByText(link())).toBeNull();
    await button(i18n.t('common:next'));
    await expect(getCount(listed)).toBe(0);
    await userEvent.keyboard('{Escape}');
    await screen.findByText(link());
    await waitFor(() => expect(getCount(listed)).toBe(1));
    await waitFor(() => expect(document.querySelectorAll('dialog[open]')).toHaveLength(1));
  },
);
/** `come` releases the held response with the banners. */
const banners = { come() {} };
const loadingBanners = {
  beforeEach: () => void Object.assign(banners, { come: holdResponse('GET /api/invite/banners') }),
};
const nothingYet = async () => {
  const dialog = await screen.findByRole('dialog', { name: t('title') });
  await within(dialog).findByText(i18n.t('common:loading'));
  await expect(within(dialog).queryByRole('button', { name: i18n.t('common:next') })).toBeNull();
  await expect(getCount(listed)).toBe(0);
};
Banners.test(
  'shows only its title and a skeleton before it is known that banners come first',
  loadingBanners,
  async () => {
    await nothingYet();
    banners.come();
    await button(i18n.t('common:next'));
    await expect(screen.queryByText(link())).toBeNull();
    await expect(getCount(listed)).toBe(0);
  },
);
Banners.test(
  'shows only its title and a skeleton before it is known that there are no banners',
  { ...loadingBanners, parameters: { banners: false } },
  async () => {
    await nothingYet();
    banners.come();
    await screen.findByText(link());
  },
);
BannersWithoutPicture.test('opens the modal immediately if no banner shows anything', async () => {
  await screen.findByText(link());
  await expect(screen.queryByRole('button', { name: i18n.t('common:next') })).toBeNull();
});
BannersWithoutPicture.test(
  'shows only the banners that show something',
  { beforeEach: () => mockResponse('GET /api/invite/banners', [...wordless, { image: '/none.png', html: 'แจกทุกวัน' }]) },
  async () => {
    await button(i18n.t('common:next'));
    await expect(screen.getByText('แจกทุกวัน')).toBeVisible();
    await expect(screen.queryByRole('button', { name: i18n.t('common:nextSlide') })).toBeNull();
  },
);
BannersFailed.test('opens the modal immediately when banners fail', async () => {
  await screen.findByText(link());
});
Default.test('is heard as before', inEnglish, heardAsBefore);
