import { shownLocation } from '@stories/app/location';
import { inLayout } from '@stories/app/ScreenLayout';
import { t as game } from '@stories/modals/gameSteps';
import { clickButton } from '@stories/modals/money';
import { play, stubPlay } from '@stories/modals/playTab';
import { holdResponse, mockResponse } from '@stories/requests';
import { storyMember } from '@stories/storyMember';
import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { rememberAccepted } from '@/device/agreement';
import { localStore, storageKeys } from '@/device/storage';
import { recordPlayed } from '@/games/lastPlayed';
import { i18n } from '@/i18n/i18n';
import { gameView } from '@/modals/Game/view';
import { HomeScreen } from '@/screens/Home/HomeScreen';
import { account, prepareHome, walletWith } from './homeSteps';

const meta = preview.meta({
  component: HomeScreen,
  decorators: [inLayout],
  title: 'Home/Find a game',
  parameters: {
    session: true,
    route: '/user/home',
    modals: { game: gameView },
    layout: 'fullscreen',
    scenario: 'many-games',
    docs: {
      description: {
        component:
          'Home of a site with many games. The search appears from eight games on, and the three played last ' +
          'stand first.',
      },
    },
  },
  beforeEach: () => {
    prepareHome();
    localStore.remove(storageKeys.lastPlayed);
  },
});

const t = (key: string, values?: Record<string, unknown>) => i18n.t(`home:find.${key}` as 'home:find.label', values);
const field = () => screen.findByRole('searchbox', { name: t('label') });
const search =
  (text: string) =>
  async ({ userEvent }: { userEvent: UserEventObject }) =>
    void (await userEvent.type(await field(), text));
/** Returns the names of the shown games, in order, without those played last. */
const shown = () =>
  screen
    .queryAllByRole('button', { name: new RegExp(`^(${i18n.t('home:card.view')}|${i18n.t('home:card.open')})`) })
    .filter((card) => card.closest('section')?.id)
    .map((card) => card.closest('li')?.querySelector('[title]')?.getAttribute('title'));
const announced = (text: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text));
const lastPlayed = () => screen.findByRole('region', { name: t('lastPlayed') });
const playedNames = async () =>
  within(await lastPlayed())
    .getAllByRole('button')
    .map((card) => card.closest('li')?.querySelector('[title]')?.getAttribute('title'));
const played = () => {
  for (const code of ['PG', 'JOKER', 'UFABET', 'HUAYHD']) recordPlayed(storyMember()._id, code);
};

export const Default = meta.story({ name: 'Search field over many games' });
export const FewGames = meta.story({
  name: 'Seven games: no search field',
  tags: ['no-screenshot'],
  beforeEach: () => {
    const wallet = walletWith(
      100,
      ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((code) => account(code)),
    );
    mockResponse('GET /api/wallet', wallet);
    rememberAccepted(wallet.profile._id);
    recordPlayed(wallet.profile._id, 'C');
  },
});
export const Results = meta.story({ name: 'Results of two categories', play: search('lot') });
export const NoResult = meta.story({ name: 'Empty: no game with this name', play: search('Lotus Tiger') });
export const LastPlayed = meta.story({ name: 'Three games played last', beforeEach: played });

Default.test('shows all games, and nothing that is played last', async () => {
  await field();
  await expect(shown()).toHaveLength(27);
  await expect(screen.queryByRole('region', { name: t('lastPlayed') })).toBeNull();
});
Default.test('jumps to a category, which gets the focus, and leaves the address as it is', async () => {
  await field();
  const jumps = within(screen.getByRole('navigation', { name: i18n.t('home:jumps.label') })).getAllByRole('link');
  await expect(jumps).toHaveLength(4);
  const { search } = shownLocation;
  jumps.at(-1)?.click();
  const lotto = screen.getByRole('region', { name: new RegExp(`^${i18n.t('home:sections.lotto')}`) });
  await expect(lotto).toHaveFocus();
  await waitFor(() => expect(lotto.getBoundingClientRect().top).toBeLessThan(window.innerHeight / 2));
  await expect([shownLocation.search, window.location.hash]).toEqual([search, '']);
});
let release: () => void;
Default.test(
  'reserves the space of the search field while the wallet loads, if there were many games at the last visit',
  {
    beforeEach: () => {
      localStore.set(storageKeys.manyGames, '1');
      release = holdResponse('GET /api/wallet');
    },
  },
  async () => {
    const measure = () => document.querySelector('main ul')?.getBoundingClientRect().top;
    await expect(screen.queryByRole('searchbox')).toBeNull();
    const before = measure();
    release();
    await field();
    await expect(measure()).toBeCloseTo(before ?? 0, 0);
  },
);
FewGames.test('offers the game played last, and no search field', async () => {
  await waitFor(() => expect(shown()).toHaveLength(7));
  await expect(screen.queryByRole('searchbox')).toBeNull();
  await expect(within(await lastPlayed()).getAllByRole('button', { name: /C$/ })).toHaveLength(1);
  await expect(localStore.get(storageKeys.manyGames)).toBeNull();
});

Results.test('filters every category, and announces the number of games', async () => {
  await expect(shown()).toEqual(['Lotus Pocket', 'Slot Orbit', 'Mekong Lotto', 'Chao Phraya Lotto']);
  await expect(screen.queryByRole('heading', { name: new RegExp(i18n.t('home:sections.sport')) })).toBeNull();
  await announced(t('found', { count: 4 }));
  await expect(await field()).toHaveFocus();
});
Results.test('brings the field to the top of the viewport, above its results', async () => {
  const { top } = (await field()).getBoundingClientRect();
  await expect(top).toBeGreaterThanOrEqual(0);
  await expect(top).toBeLessThan(window.innerHeight / 4);
});
Results.test(
  'goes on by keyboard to the button that clears the field, and to the first result',
  async ({ userEvent }) => {
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: t('clear') })).toHaveFocus();
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName(/Lotus Pocket/);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(await field()).toHaveFocus();
    await expect(shown()).toHaveLength(27);
    await announced('');
  },
);
Results.test('keeps the text and the results under the account of a game', async () => {
  const card = screen.getByRole('button', { name: /Slot Orbit/ });
  card.focus();
  card.click();
  await screen.findByRole('dialog');
  shownLocation.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(await field()).toHaveValue('lot');
  await waitFor(() => expect(card).toHaveFocus());
});
Default.test('finds Thai and Lao names without tone marks', async (context) => {
  await search('นำเตา')(context);
  await waitFor(() => expect(shown()).toEqual(['น้ำเต้าปูปลา']));
  await context.userEvent.clear(await field());
  await search('ນອຍ')(context);
  await waitFor(() => expect(shown()).toEqual(['ເສືອນ້ອຍ']));
});

NoResult.test('says that no game has this name, and shows all after a tap', async () => {
  await expect(screen.getByText(t('noneText'))).toBeVisible();
  await expect(shown()).toEqual([]);
  await announced(t('none'));
  const [clear] = screen.getAllByRole('button', { name: t('clear') }).reverse();
  clear?.click();
  await expect(await field()).toHaveFocus();
  await expect(await field()).toHaveValue('');
  await waitFor(() => expect(shown()).toHaveLength(27));
});

LastPlayed.test('shows the newest first, and opens its account', async () => {
  await expect(await playedNames()).toEqual(['Huay Siam', 'Elephant Sports', 'Golden Jester']);
  await expect(shown()).toHaveLength(27);
  const [first] = within(await lastPlayed()).getAllByRole('button');
  first?.focus();
  first?.click();
  await screen.findByRole('dialog');
  await expect(shownLocation.search).toBe('?modal=game%3AHUAYHD');
  shownLocation.back();
  await waitFor(() => expect(first).toHaveFocus());
});
LastPlayed.test('leaves out a game that the site no longer has', async () => {
  await lastPlayed();
  recordPlayed(storyMember()._id, 'GONE');
  await waitFor(async () => expect(await playedNames()).toEqual(['Huay Siam', 'Elephant Sports']));
});
LastPlayed.test('hides them while the member searches', async ({ userEvent }) => {
  await lastPlayed();
  await userEvent.type(await field(), 'x');
  await expect(screen.queryByRole('region', { name: t('lastPlayed') })).toBeNull();
});
Default.test('lists a game as played last when it has opened', { beforeEach: stubPlay }, async () => {
  await field();
  await clickButton(/Lotus Pocket/);
  await clickButton(game('play'));
  await waitFor(() => expect(play.address()).toMatch(/^https:/));
  shownLocation.back();
  await waitFor(async () => expect(await playedNames()).toEqual(['Lotus Pocket']));
});
