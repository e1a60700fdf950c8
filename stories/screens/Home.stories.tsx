import { shownLocation } from '@stories/app/location';
import { At, inLayout, page } from '@stories/app/ScreenLayout';
import { heardAsBefore, inEnglish } from '@stories/heard';
import { expectQuietFailure } from '@stories/modals/money';
import { getCount, holdResponse, mockResponse, requests } from '@stories/requests';
import { storyMember } from '@stories/storyMember';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { storyBackend, waitForStable } from '#.storybook/backend';
import { decodeImages } from '#.storybook/deterministic';
import preview from '#.storybook/preview';
import { getWallet, refreshSlots } from '@/api/calls/wallet';
import { localStore, storageKeys } from '@/device/storage';
import { setGameOpened } from '@/games/openedGame';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { HomeScreen } from '@/screens/Home/HomeScreen';
import { account, awayAndBack, prepareHome, walletWith } from './homeSteps';

const meta = preview.meta({
  component: HomeScreen,
  decorators: [inLayout],
  parameters: {
    session: true,
    route: '/user/home',
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The wallet at a glance, and the way to everything that moves money. The total is the largest figure ' +
          'on it; a figure that may be old says so.',
      },
    },
  },
  beforeEach: prepareHome,
});
const wallet = 'GET /api/wallet';
const refresh = 'GET /api/wallet/refresh/slot';

const respondWithWallet = (response: unknown) => () => mockResponse(wallet, response);
const figure = () => screen.findByText(i18n.t('home:total')).then((title) => title.closest('section') as HTMLElement);
const total = async () => {
  const place = (await figure()).querySelector('p');
  return (place?.querySelector('[aria-hidden]') ?? place)?.textContent;
};
const settled = () => waitFor(() => expect(getCount(wallet)).toBeGreaterThan(1));
const button = (name: string) => screen.getByRole('button', { name });

export const Default = meta.story({});
export const Loading = meta.story({ parameters: { fail: { call: getWallet, kind: 'never' } } });
export const Failed = meta.story({ parameters: { fail: { call: getWallet, status: 500 } } });
export const Stale = meta.story({
  name: 'Failed: the refresh, so older figures stay',
  tags: ['no-screenshot'],
  parameters: { fail: { call: refreshSlots, status: 500 } },
});
export const NoGames = meta.story({ name: 'No game account open yet', parameters: { scenario: 'no-games' } });
export const NoProviders = meta.story({
  name: 'Empty: a site without games',
  parameters: { scenario: 'no-providers' },
});
export const NewMember = meta.story({ name: 'New member, owns nothing yet', parameters: { scenario: 'new' } });
export const WithBonus = meta.story({ name: 'Active bonus', parameters: { scenario: 'active-bonus' } });
export const Rich = meta.story({ name: 'Seven figures', parameters: { scenario: 'rich' } });
export const AllGames = meta.story({ name: 'Every game account open', parameters: { scenario: 'all-games' } });
export const HundredGames = meta.story({ name: 'A hundred games', parameters: { scenario: 'hundred-games' } });
export const Long = meta.story({ name: 'Longest names and amounts', parameters: { scenario: 'long' } });
export const SpinOff = meta.story({
  name: 'No prize wheel: refresh all instead',
  parameters: { scenario: 'spin-off' },
});
export const Invites = meta.story({
  name: 'Invite bonus to receive',
  tags: ['no-screenshot'],
  parameters: { scenario: 'invites' },
});
export const LaoMarket = meta.story({
  name: 'Lao market',
  globals: { market: 'la', language: 'la' },
  parameters: { scenario: 'lao' },
});
export const Hidden = meta.story({
  name: 'Balances hidden',
  beforeEach: () => localStore.set(storageKeys.hideBalance, '1'),
});
export const Desktop = meta.story({ tags: ['no-screenshot'], globals: { viewport: { value: 'desktop' } } });
export const LargeText = meta.story({
  name: 'Text at 200 %',
  globals: { textSize: 'double' },
  parameters: { scenario: 'long' },
});
export const Nulls = meta.story({
  name: 'Empty response: dashes instead',
  tags: ['no-screenshot'],
  beforeEach: respondWithWallet({ profile: null, bankAccount: null, wallet: null, invite: null, slots: null }),
  play: async () => void (await screen.findByText(i18n.t('home:noGames.title'))),
});
const odd = JSON.parse(
  `{ "profile": { "_id": 7, "name": { "x": 1 }, "coin": "many", "__proto__": { "pwned": 1 } },
     "wallet": { "amount": "1e9" }, "invite": [], "__proto__": { "pwned": 1 },
     "slots": [null, 3, "x", {}, { "code": "PG" }, { "code": "PG", "name": null, "category": "moon", "isActive": 1 },
               { "code": "A", "name": "<b>A</b>", "category": "sport", "isActive": true, "amount": null }] }`,
);
let errors: ReturnType<typeof spyOn>;
export const Garbage = meta.story({
  name: 'Invalid data: dashes instead',
  tags: ['no-screenshot'],
  beforeEach: () => {
    mockResponse(wallet, odd);
    errors = spyOn(globalThis.console, 'error');
    return () => errors.mockRestore();
  },
  play: async () => void (await screen.findAllByText('<b>A</b>')),
});
Default.test('refreshes the games first, then reloads the wallet', async () => {
  await settled();
  await waitFor(() => expect(requests.lastIndexOf(wallet)).toBeGreaterThan(requests.indexOf(refresh)));
  await expect(getCount(refresh)).toBe(1);
});
Default.test('adds the main wallet and every game, exact to the satang', async () => {
  await settled();
  const { mockState } = storyBackend();
  const own = mockState.ledger.entries.filter(({ account }) => account.startsWith(`member:${storyMember()._id}:`));
  const satang = own.reduce((sum, entry) => sum + entry.satang, 0);
  await expect(satang).toBeGreaterThan(0);
  const shown = (await total())?.replace(/[^\d.]/g, '');
  await expect(shown).toBe((satang / 100).toFixed(2));
});
Default.test(
  'adds amounts that binary fractions get wrong',
  {
    beforeEach: respondWithWallet(
      walletWith(0.1, [
        account('A', { amount: 0.2 }),
        account('B', { amount: 1.1, isActive: false }),
        account('C', { amount: 2.2 }),
      ]),
    ),
  },
  async () => {
    await waitFor(async () => expect(await total()).toContain('3.60'));
  },
);
Default.test(
  'shows the amount of a card, and the amount times its ratio',
  {
    beforeEach: respondWithWallet(
      walletWith(0, [
        account('A', { name: 'Alpha', amount: 12.35, ftWalletSlot: 10 }),
        account('B', { name: 'Beta', amount: 6.5 }),
      ]),
    ),
  },
  async ({ canvas }) => {
    const card = (await canvas.findByRole('button', { name: /Alpha/ })).closest('li');
    await expect(card).toHaveTextContent('12.35');
    await expect(card).toHaveTextContent('123.50');
    await expect(card).toHaveTextContent(i18n.t('home:card.view'));
    // With a ratio of 1 the card has one figure. The second is read by screen readers only.
    const beta = canvas.getByRole('button', { name: /Beta/ }).closest('li');
    await expect(beta?.textContent?.match(/6\.50/g)).toHaveLength(2);
  },
);
Default.test('invites the member to open a closed account and shows no amount', async ({ canvas }) => {
  const [open] = await canvas.findAllByRole('button', { name: new RegExp(i18n.t('home:card.open')) });
  await expect(open?.closest('li')).not.toHaveTextContent('0.00');
});
Default.test('shows only sections with accounts, in order', async ({ canvas }) => {
  const titles = () =>
    canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent?.replace(/\d.*$/, ''));
  await figure();
  await waitFor(() =>
    expect(titles()).toEqual([
      i18n.t('home:total'),
      i18n.t('home:sections.slot'),
      i18n.t('home:sections.sport'),
      i18n.t('home:sections.lotto'),
    ]),
  );
});
Default.test('refreshes once for five taps on "check balance" and stores the time', async () => {
  await settled();
  const check = await screen.findByRole('button', { name: i18n.t('home:check') });
  for (let tap = 0; tap < 5; tap += 1) check.click();
  await waitFor(() => expect(getCount(refresh)).toBe(2));
  await waitFor(() => expect(check).not.toHaveAttribute('aria-busy'));
  await expect(getCount(refresh)).toBe(2);
  await expect(localStore.get(storageKeys.lastSync)).toBe(new Date().toISOString());
});
export const Playing = meta.story({
  name: 'Coming back from a game',
  tags: ['no-screenshot'],
  beforeEach: () => () => void Reflect.deleteProperty(document, 'visibilityState'),
});
Playing.test('refreshes nothing on return if no game was opened from here', async () => {
  await settled();
  shownLocation.go('/user/home?modal=game%3APG');
  await screen.findByRole('dialog');
  awayAndBack();
  await waitForStable();
  await expect(getCount(refresh)).toBe(1);
});
Playing.test('refreshes the games on return from one, at most once a minute', async () => {
  await settled();
  const check = await screen.findByRole('button', { name: i18n.t('home:check') });
  const idle = () => waitFor(() => expect(check).not.toHaveAttribute('aria-busy'));
  await idle();
  setGameOpened();
  awayAndBack();
  await waitFor(() => expect(getCount(refresh)).toBe(2));
  await idle();
  awayAndBack();
  await waitForStable();
  await expect(getCount(refresh)).toBe(2);
  // The app limits refreshes by the monotonic clock, so advance that clock by one minute.
  const { now } = performance;
  const clock = spyOn(performance, 'now').mockImplementation(() => now.call(performance) + 60_000);
  awayAndBack();
  await waitFor(() => expect(getCount(refresh)).toBe(3));
  clock.mockRestore();
});
Default.test(
  'shows the refresh in flight as its own: busy, then "checked just now"',
  {
    render: () => (
      <At path={paths.home}>
        <HomeScreen />
      </At>
    ),
  },
  async () => {
    const idle = () => screen.findByRole('button', { name: i18n.t('home:check') });
    await waitFor(() => expect(localStore.get(storageKeys.lastSync)).not.toBeNull());
    localStore.remove(storageKeys.lastSync);
    const response = holdResponse(refresh);
    (await idle()).click();
    await waitFor(() => expect(getCount(refresh)).toBe(2));
    shownLocation.go('/user/profile');
    await waitFor(() => expect(screen.queryByText(i18n.t('home:total'))).toBeNull());
    shownLocation.go('/user/home');
    await expect(await screen.findByRole('button', { name: i18n.t('home:checking') })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    response();
    const check = await idle();
    await expect(getCount(refresh)).toBe(2);
    await expect(localStore.get(storageKeys.lastSync)).not.toBeNull();
    check.click();
    await waitFor(() => expect(getCount(refresh)).toBe(3));
  },
);
Default.test('shows the coins on the wheel tile, which opens the wheel', async ({ canvas, userEvent }) => {
  const tile = await canvas.findByRole('link', { name: new RegExp(i18n.t('home:tiles.spin')) });
  const coins = storyBackend().mockState.db.member.get(storyMember()._id)?.coin as number;
  await expect(tile).toHaveTextContent(i18n.t('home:tiles.coinCount', { count: coins }));
  await userEvent.click(tile);
  await waitFor(() => expect(shownLocation.path).toBe('/user/spin'));
});
NewMember.test('shows the way to the first game, and no badge of 0', async ({ canvas }) => {
  await canvas.findByRole('heading', { name: i18n.t('home:start.title') });
  await expect(canvas.getByText(i18n.t('home:start.play'))).toBeVisible();
  const wheel = await canvas.findByRole('link', { name: new RegExp(i18n.t('home:tiles.spin')) });
  await expect(wheel.querySelector('[translate="no"]')).toBeNull();
  button(i18n.t('home:start.button')).click();
  await waitFor(() => expect(shownLocation.search).toBe('?modal=deposit'));
});
WithBonus.test('leads from the active bonus and its progress to the bonus page', async ({ canvas }) => {
  const line = await canvas.findByRole('link', { name: new RegExp(i18n.t('bonus:active.title')) });
  await expect(line.querySelector('progress')).not.toBeNull();
  line.click();
  await waitFor(() => expect(shownLocation.path).toBe('/user/bonus'));
});
SpinOff.test('shows refresh-all in place of the wheel tile', async ({ canvas }) => {
  const tile = await canvas.findByRole('button', { name: i18n.t('home:tiles.refreshAll') });
  await settled();
  await expect(canvas.queryByRole('link', { name: new RegExp(i18n.t('home:tiles.spin')) })).toBeNull();
  await waitFor(() => expect(tile).not.toHaveAttribute('aria-busy'));
  tile.click();
  await waitFor(() => expect(getCount(refresh)).toBe(2));
});
Default.test('opens a game by address, once for two taps, and returns on back', async ({ canvas }) => {
  const [card] = await canvas.findAllByRole('button', { name: new RegExp(i18n.t('home:card.open')) });
  card?.focus();
  card?.click();
  card?.click();
  await screen.findByRole('dialog');
  await expect(shownLocation.search).toMatch(/^\?modal=game%3A[A-Z0-9]+$/);
  shownLocation.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(shownLocation).toMatchObject({ path: '/user/home', search: '' });
  await waitFor(() => expect(card).toHaveFocus());
});
Default.test('leaves room for the focus ring of a card inside clipping edges', async ({ canvas, userEvent }) => {
  const card = (await canvas.findAllByRole('button', { name: new RegExp(`^${i18n.t('home:card.view')} `) }))[1];
  if (!card) throw new Error('no card');
  card.focus();
  await userEvent.keyboard('{Shift}');
  // The button's `::after` covers the whole card and draws the ring around it.
  const { outlineWidth, outlineOffset } = getComputedStyle(card, '::after');
  const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  await expect(ring).toBeGreaterThan(0);
  const item = card.closest('li') as HTMLElement;
  const [inner, outer] = [item.firstElementChild as Element, item].map((candidate) =>
    candidate.getBoundingClientRect(),
  );
  if (!inner || !outer) throw new Error('no card');
  await expect(inner.top - outer.top).toBeGreaterThanOrEqual(ring);
  await expect(outer.right - inner.right).toBeGreaterThanOrEqual(ring);
  // A tap anywhere on the card is a tap on the button.
  await expect(document.elementFromPoint(inner.left + 4, inner.top + inner.height / 3)).toBe(card);
});
Failed.test('shows the failure quietly with a retry, above the tiles that need no wallet', async ({ canvas }) => {
  await expectQuietFailure(new RegExp(i18n.t('home:failed.title')));
  const tiles = await canvas.findByRole('navigation', { name: i18n.t('home:tiles.label') });
  await waitFor(() => expect(tiles.querySelectorAll(':scope > :is(a, button)')).toHaveLength(6));
});
LargeText.test('shows the total as the largest figure of its card, on its own line', async () => {
  const card = await figure();
  await settled();
  const px = (element: Element | null | undefined) =>
    Number.parseFloat(element ? getComputedStyle(element).fontSize : '');
  const root = px(document.documentElement);
  const place = card.querySelector('[data-figure="total"]') as HTMLElement;
  await waitFor(() => expect(px(place.firstElementChild)).toBeGreaterThanOrEqual(1.2 * root));
  await expect(px([...place.querySelectorAll('[aria-hidden] > span')].at(-1))).toBeGreaterThanOrEqual(0.75 * root);
  for (const part of card.querySelectorAll('dd > *')) await expect(px(part)).toBeLessThan(px(place.firstElementChild));
  // The whole figure is inside the card, and nothing stands beside it.
  await expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
  const { left, right } = place.getBoundingClientRect();
  const content = card.querySelector('dl')?.parentElement?.getBoundingClientRect();
  await expect([left, right]).toEqual([content?.left, content?.right]);
});
Default.test(
  'shows the wallet on a retry',
  { parameters: { fail: { call: getWallet, kind: 'html', times: 2 } } },
  async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: new RegExp(`^${i18n.t('common:retry')}`) });
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
    retry.click();
    await figure();
  },
);
Stale.test('keeps old amounts and marks them as outdated', async ({ canvas }) => {
  await expect(await canvas.findByText(i18n.t('home:stale'))).toBeVisible();
  await expect(await total()).toMatch(/\d/);
  await expect(localStore.get(storageKeys.lastSync)).toBeNull();
});
Loading.test('announces that it is loading', async ({ canvas }) => {
  await expect(canvas.getByText(i18n.t('common:loading'))).toBeInTheDocument();
});
NoProviders.test('shows that there are no games', async ({ canvas }) => {
  await expect(await canvas.findByText(i18n.t('home:noGames.title'))).toBeVisible();
  await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1);
});
Hidden.test('hides every balance until the member shows them again', async ({ canvas, userEvent }) => {
  const head = await figure();
  await expect(head.textContent).not.toMatch(/\d,\d{3}|\d\.\d\d/);
  const [view] = await canvas.findAllByRole('button', { name: new RegExp(`^${i18n.t('home:card.view')} `) });
  await expect(view?.closest('li')?.textContent).not.toMatch(/\d\.\d\d/);
  await userEvent.click(button(i18n.t('home:hide')));
  await expect(await total()).toMatch(/\d\.\d\d/);
  await expect(localStore.get(storageKeys.hideBalance)).toBe('0');
});
const dashes = async () => {
  await expect(await total()).toContain('–');
  await expect(document.body.textContent).not.toMatch(/NaN|undefined|\[object/);
  await expect(({} as { pwned?: unknown }).pwned).toBeUndefined();
};
Nulls.test('shows dashes and an empty state', dashes);
Nulls.test('greets a member without a name', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
    new RegExp(`^${i18n.t('home:helloNameless')}$`),
  );
});
Garbage.test('shows dashes for invalid amounts and names as text', async ({ canvas }) => {
  await dashes();
  await expect(await canvas.findByRole('button', { name: /<b>A<\/b>/ })).toBeVisible();
  await expect(page().getAllByRole('listitem')).toHaveLength(4);
  await expect(errors).not.toHaveBeenCalled();
});
HundredGames.test('renders and paints every card for a full-page screenshot', async () => {
  await waitFor(() => expect(page().getAllByRole('listitem')).toHaveLength(100));
  await decodeImages();
  const cards = page().getAllByRole('listitem');
  const insides = cards.map((card) => [...card.querySelectorAll('img, span')]);
  await expect(insides.filter((parts) => parts.length < 2)).toEqual([]);
  // With this option `checkVisibility` is false for content that `content-visibility` skips.
  const isPainted = (part: Element) =>
    part.checkVisibility({ contentVisibilityAuto: true }) &&
    !(part instanceof HTMLImageElement && part.naturalWidth === 0);
  await expect(insides.flat().filter((part) => !isPainted(part))).toEqual([]);
});
Default.test('is heard as before', inEnglish, heardAsBefore);
Failed.test('is heard as before', inEnglish, heardAsBefore);
