import { countOf, holdResponse, lastBody, mockResponse } from '@stories/requests';
import { walletWith } from '@stories/screens/HomeHarness';
import { storyMember } from '@stories/storyMember';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { getInviteBanners, getInvites } from '@/api/calls/invite';
import { getWallet } from '@/api/calls/wallet';
import { i18n } from '@/i18n/i18n';
import { ModalHarness, prepareModals, withModal } from './ModalHarness';
import { button, expectQuiet, removeBanners, tap, tryAgain } from './money';
import { expectPageKept, failPage, turnBeyondEnd } from './pagedSteps';

const listed = 'POST /api/invite';
const meta = preview.meta({
  component: ModalHarness,
  parameters: {
    ...withModal('invite'),
    scenario: 'invites',
    docs: {
      description: {
        component:
          "The member's invite link, to be copied or shared, and what each invited friend has earned them. " +
          "Specification: Invite modal; invites. Members come here from home's tile, past the banners where there " +
          'are any, and go on into an app of theirs to send the link.',
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
export const LinkFailed = meta.story({
  name: 'Failed: the link',
  parameters: { fail: { call: getWallet, status: 500, times: 1 } },
});
export const Empty = meta.story({ name: 'Empty: nobody invited yet', parameters: { scenario: 'no-invites' } });
export const BannersFailed = meta.story({
  name: 'Failed: banners, so none are shown',
  parameters: { fail: { call: getInviteBanners, status: 500 } },
});
export const Nonsense = meta.story({
  name: 'Names and amounts unreadable: dashes instead',
  tags: ['no-screenshot'],
  beforeEach: () =>
    mockResponse(listed, { invites: [{ from: { name: '<b>x</b>' }, amount: 'x', createdAt: 'y' }, null] }),
});
/** A member without an id. */
export const NoId = meta.story({
  name: 'Failed: no link without a member id',
  tags: ['no-screenshot'],
  beforeEach: () => mockResponse('GET /api/wallet', { ...walletWith(10, []), profile: null }),
});
export const Small = meta.story({
  name: 'Small phone (320)',
  globals: { viewport: { value: 'small' } },
  play: () => shows(10),
});
export const LargeText = meta.story({ name: 'Text at 200 %', globals: { textSize: 'double' }, play: () => shows(10) });
export const Light = meta.story({ globals: { theme: 'light' }, play: () => shows(10) });

Default.test('the link is this site, PR and the member id; it can be copied', async () => {
  await screen.findByText(link());
  const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  try {
    await tap(t('copy'));
    await waitFor(() => expect(written).toHaveBeenCalledWith(link()));
    await screen.findByText(i18n.t('common:copied', { text: link() }));
  } finally {
    written.mockRestore();
  }
});

export const PageFailed = meta.story({
  name: 'Failed: a page of the list',
  tags: ['no-screenshot'],
  play: async () => {
    await shows(10);
    await failPage('/api/invite');
  },
});
PageFailed.test('the page before it stays, the pager lives, another try brings it', () =>
  expectPageKept(rows, '/api/invite'),
);
export const NoTotal = meta.story({
  name: 'Two full pages and no total: the second is the last',
  tags: ['no-screenshot'],
  parameters: { scenario: 'no-totals' },
  play: async () => {
    await shows(10);
    await turnBeyondEnd();
  },
});
NoTotal.test('the empty page after it is left, and never shown', async () => {
  await expect(lastBody(listed)).toEqual({ page: 3, limit: 10 });
  await expect(rows()).toHaveLength(10);
  await expect(screen.queryByText(t('empty.title'))).toBeNull();
});

Default.test('ten to a page, first page first', async () => {
  await expect(lastBody(listed)).toEqual({ page: 1, limit: 10 });
  for (const [page, count] of [
    [2, 10],
    [3, 10],
    [4, 4],
  ] as const) {
    await tap(i18n.t('common:nextPage'));
    await waitFor(() => expect(lastBody(listed)).toEqual({ page, limit: 10 }));
    await shows(count);
    await waitFor(() => expect(document.querySelector('dialog [aria-current="page"]')).toHaveTextContent(String(page)));
  }
  await expect(await button(i18n.t('common:nextPage'))).toHaveAttribute('aria-disabled', 'true');
  await expect(countOf(listed)).toBe(4);
});

/** A phone that can share. */
export const CanShare = meta.story({
  name: 'A phone that can share the link',
  beforeEach: () => {
    const share = fn().mockRejectedValue(new DOMException('cancelled', 'AbortError'));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    return () => void Reflect.deleteProperty(navigator, 'share');
  },
});
CanShare.test('shares the link; a cancelled sharing says nothing', async () => {
  await tap(t('share'));
  await expect(navigator.share).toHaveBeenCalledWith({ title: t('shareText'), url: link() });
  await expect(screen.queryByRole('alert')).toBeNull();
});

Failed.test('the link is there all the same; another try brings the list', async () => {
  await screen.findByText(link());
  await expectQuiet(t('failed'));
  await tryAgain();
  await shows(10);
});
LinkFailed.test('another try brings the link', async () => {
  await expectQuiet(t('linkFailed'));
  await tryAgain();
  await screen.findByText(link());
});
NoId.test('there is no link that would credit nobody', async () => {
  await screen.findByText(t('linkFailed'));
  await expect(screen.getByRole('dialog')).not.toHaveTextContent('code=PR');
});
Empty.test('says how to begin', async () => {
  await screen.findByText(t('empty.text'));
  await screen.findByText(link());
});
Nonsense.test('shows names literally and dashes for what is none', async () => {
  await screen.findByText('<b>x</b>');
  await expect(screen.getByRole('dialog')).toHaveTextContent('–');
});

Banners.test(
  'come first; closing them leads to the invite modal, whose list is asked for then',
  async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: t('title') });
    await expect(within(dialog).queryByText(link())).toBeNull();
    await button(i18n.t('common:next'));
    await expect(countOf(listed)).toBe(0);
    await userEvent.keyboard('{Escape}');
    await screen.findByText(link());
    await expect(countOf(listed)).toBe(1);
    await expect(document.querySelectorAll('dialog[open]')).toHaveLength(1);
  },
);
/** The answer about banners is on its way. */
const banners = { come() {} };
const onTheirWay = { beforeEach: () => void Object.assign(banners, { come: holdResponse('GET /api/invite/banners') }) };
export const BannersOnTheirWay = meta.story({
  name: 'Loading: banners will come',
  tags: ['no-screenshot'],
  ...onTheirWay,
  parameters: { banners: true },
});
export const NoBannersOnTheirWay = meta.story({
  name: 'Loading: there are no banners',
  tags: ['no-screenshot'],
  ...onTheirWay,
});
const nothingYet = async () => {
  await screen.findByText(i18n.t('common:loading'));
  await expect(document.querySelector('dialog[open]')).toBeNull();
  await expect(countOf(listed)).toBe(0);
};
BannersOnTheirWay.test('no dialog before it is known what opens', async () => {
  await nothingYet();
  banners.come();
  await button(i18n.t('common:next'));
  await expect(screen.queryByText(link())).toBeNull();
  await expect(countOf(listed)).toBe(0);
});
NoBannersOnTheirWay.test('no dialog before it is known what opens', async () => {
  await nothingYet();
  banners.come();
  await screen.findByText(link());
});
BannersFailed.test('without banners it comes at once', async () => {
  await screen.findByText(link());
});
