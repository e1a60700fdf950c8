import { inLayout } from '@stories/app/ScreenLayout';
import { acknowledge, codeText, expectUnknown, tryAgain } from '@stories/modals/money';
import { getCount, holdResponse, mockResponse } from '@stories/requests';
import { storyMember } from '@stories/storyMember';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyBackend, waitForStable } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { getSpinActive, getSpinSetup, spin } from '@/api/calls/spin';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { SpinScreen } from '@/screens/Spin/SpinScreen';
import { errorWords, hub, openAndClose, prepareSpin, spinToResult, stillMotion, t, turning } from './spinSteps';

const meta = preview.meta({
  component: SpinScreen,
  decorators: [inLayout],
  title: 'Prize wheel/Refused',
  parameters: {
    layout: 'fullscreen',
    session: true,
    route: paths.spin,
    docs: {
      description: {
        component: 'A spin that is refused or whose result is lost. A coin that was not spent comes back.',
      },
    },
  },
  beforeEach: prepareSpin,
});

const sent = 'POST /api/spinwheel/spin';
const setup = 'GET /api/spinwheel/setup';
const coupons = 'GET /api/spinwheel/coupon';
/** Returns the parts of a story in which the server refuses a spin and the dialog shows the text. */
const refused = (message: string, getText = () => errorWords(message)) => ({
  parameters: { fail: { call: spin, message } },
  beforeEach: stillMotion,
  play: async () => {
    const dialog = await spinToResult();
    await waitFor(() => expect(dialog).toHaveTextContent(getText()));
  },
});
/** Makes every further request for the wheel's setup fail. */
const loseSetup = () => storyBackend().fail({ method: 'GET', path: getSpinSetup.path, status: 500, times: 1000 });

export const Off = meta.story({
  name: 'Spin refused: the wheel was switched off',
  tags: ['no-screenshot'],
  beforeEach: stillMotion,
  play: async () => {
    await hub();
    const { wheel } = storyBackend().mockState.db;
    wheel.patch(wheel.all()[0]?._id ?? '', { isActive: false });
    await spinToResult();
    turning()?.finish();
    await acknowledge();
  },
});
export const Refused = meta.story({
  name: 'Spin refused: the prize is not valid',
  ...refused('INVALID_PRIZE_CODE'),
});
export const RefusedCoins = meta.story({
  name: 'Spin refused: no coins left',
  ...refused('MONEY_NOT_ENOUGH', () => t('coinsCome')),
});
export const RefusedBonus = meta.story({
  name: 'Coupon refused: a bonus is active',
  tags: ['no-screenshot'],
  ...refused('BONUS_REMAINING', () => codeText('BONUS_REMAINING')),
});
export const Stale = meta.story({
  name: 'Result unknown, and refreshing the coins failed',
  parameters: { fail: { call: spin, kind: 'cut', times: 1 } },
  beforeEach: () => {
    stillMotion();
  },
  play: async () => {
    await hub();
    loseSetup();
    await spinToResult();
    await acknowledge();
    await screen.findByText(t('stale'));
  },
});
Stale.test('keeps the outdated mark after a failed retry and removes it after a successful one', async () => {
  // Wait until the requests after the lost response have finished.
  await waitForStable();
  const asked = getCount(setup);
  const again = () => screen.getByRole('button', { name: new RegExp(`^${i18n.t('common:retry')}`) });
  again().click();
  await waitFor(() => expect(getCount(setup)).toBe(asked + 1));
  await waitFor(() => expect(again()).not.toHaveAttribute('aria-busy'));
  mockResponse(setup, { activeSpinwheel: { name: 'A', slices: [{ code: 'A', label: 'A' }] }, userCoin: 2 });
  again().click();
  await waitFor(() => expect(screen.queryByText(t('stale'))).toBeNull());
});
export const LostResponse = meta.story({
  name: 'Result unknown: the response is lost',
  parameters: { fail: { call: spin, kind: 'cut', times: 1 } },
  beforeEach: stillMotion,
  play: async () => void (await spinToResult()),
});
export const CoinsUnknown = meta.story({
  name: 'Coins unknown: a dash instead',
  beforeEach: () =>
    mockResponse(setup, {
      activeSpinwheel: { name: '', slices: [{ code: 'A', label: null }, 7, {}] },
      userCoin: 'many',
    }),
});
export const ActiveFailed = meta.story({
  name: 'Failed: whether the wheel is on',
  tags: ['no-screenshot'],
  parameters: { fail: { call: getSpinActive, status: 500 } },
});
RefusedBonus.test('links to the bonus page', async () => {
  const dialog = await screen.findByRole('alertdialog', { name: i18n.t('common:errorTitle') });
  await expect(within(dialog).getByRole('link')).toHaveAttribute('href', paths.bonus);
});
Refused.test('stops the wheel and returns the coin', async () => {
  await acknowledge();
  await waitFor(async () => expect(await hub()).toHaveAccessibleName(new RegExp(t('coins', { count: 6 }))));
});
LostResponse.test('shows an unknown result, refreshes coins and coupons, and does not resend', async () => {
  await expect(await expectUnknown()).toHaveTextContent(i18n.t('money:what.spin'));
  await acknowledge();
  // The spin counted, although its response was lost.
  await waitFor(async () => expect(await hub()).not.toHaveAttribute('aria-busy'));
  const { coin } = storyMember();
  await expect(await hub()).toHaveAccessibleName(new RegExp(t('coins', { count: coin })));
  await expect(getCount(sent)).toBe(1);
  await expect(getCount(coupons)).toBeGreaterThan(1);
});
LostResponse.test(
  'cannot know whether a spin without a connection counted, and does not offer it as a new attempt',
  { parameters: { fail: { call: spin, kind: 'network', times: 1 } } },
  async () => {
    const dialog = await expectUnknown();
    await expect(within(dialog).queryByRole('link')).toBeNull();
    await expect(getCount(sent)).toBe(1);
  },
);
ActiveFailed.test('keeps the wheel, also while its setup loads again', async () => {
  await hub();
  const release = holdResponse('GET /api/spinwheel/active');
  const asked = getCount(setup);
  await openAndClose();
  await waitFor(() => expect(getCount(setup)).toBe(asked + 1));
  await expect(await hub()).toBeVisible();
  release();
});
CoinsUnknown.test('shows a dash for invalid coins, sends nothing and can load them again', async () => {
  const button = await hub();
  await expect(button).toHaveTextContent('–');
  button.click();
  await expect(getCount(sent)).toBe(0);
  await tryAgain();
  await waitFor(() => expect(getCount(setup)).toBe(2));
});
Off.test('shows the refusal, then that the wheel is off', async () => {
  await screen.findByText(t('off'));
});
