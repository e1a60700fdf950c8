import { inLayout } from '@stories/app/ScreenLayout';
import { heardAsBefore, inEnglish } from '@stories/heard';
import { acknowledge, tryAgain } from '@stories/modals/money';
import { getCount, holdResponse, mockResponse } from '@stories/requests';
import { expect, fireEvent, screen, spyOn, waitFor, within } from 'storybook/test';
import { storyBackend, waitForStable } from '#.storybook/backend';
import { freezeRandom } from '#.storybook/deterministic';
import preview from '#.storybook/preview';
import { getCoupons, getSpinSetup, spin } from '@/api/calls/spin';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { SpinScreen } from '@/screens/Spin/SpinScreen';
import { sliceAt } from '@/screens/Spin/wheel/spinMotion';
import { wheelSize } from '@/screens/Spin/wheel/wheelSize';
import {
  angle,
  canvas,
  hub,
  landing,
  openAndClose,
  prepareSpin,
  prizeDialog,
  putWheel,
  seekAnimation,
  spinWheel,
  started,
  stillMotion,
  t,
  toPrize,
  turning,
  winOnly,
} from './spinSteps';

const meta = preview.meta({
  component: SpinScreen,
  decorators: [inLayout],
  title: 'Prize wheel',
  parameters: {
    layout: 'fullscreen',
    session: true,
    route: paths.spin,
    docs: {
      description: {
        component: 'The prize wheel. The backend decides the prize before the wheel stops; the wheel only shows it.',
      },
    },
  },
  beforeEach: prepareSpin,
});
const sent = 'POST /api/spinwheel/spin';
const setup = 'GET /api/spinwheel/setup';
const coupons = 'GET /api/spinwheel/coupon';
const always = (code: string) => () => winOnly(code);
const still = (code: string) => () => {
  winOnly(code);
  return stillMotion();
};
export const Default = meta.story({});
export const Loading = meta.story({ parameters: { fail: { call: getSpinSetup, kind: 'never' } } });
export const Failed = meta.story({ parameters: { fail: { call: getSpinSetup, status: 500, times: 1 } } });
export const Empty = meta.story({ name: 'Empty: a wheel without prizes', beforeEach: () => putWheel([]) });
export const Off = meta.story({ name: 'No prize wheel right now', parameters: { scenario: 'spin-off' } });
export const NoCoins = meta.story({ name: 'No coins left', parameters: { scenario: 'no-coins' } });
export const Turning = meta.story({
  name: 'Spinning, waiting for the result',
  parameters: { fail: { call: spin, kind: 'never' } },
  play: async () => {
    await spinWheel();
    seekAnimation(await started(), 610);
  },
});
export const Landing = meta.story({
  name: 'Spinning towards its prize',
  beforeEach: always('S3'),
  play: async () => {
    const response = holdResponse(sent);
    await spinWheel();
    seekAnimation(await started(), 610);
    freezeRandom();
    response();
    seekAnimation(await landing(), 900);
  },
});
export const Stopped = meta.story({
  name: 'Stopped on its prize',
  beforeEach: always('S3'),
  play: async () => {
    await spinWheel();
    const animation = await landing();
    seekAnimation(animation, Number(animation.effect?.getComputedTiming().duration));
  },
});
export const Success = meta.story({
  name: 'Success: the prize',
  beforeEach: still('S3'),
  play: async () => {
    await spinWheel();
    await toPrize();
  },
});
export const SuccessCoins = meta.story({
  name: 'Success: more coins',
  beforeEach: still('S4'),
  play: async () => {
    await spinWheel();
    await toPrize();
  },
});
const noSuchSlice = { code: 'GONE', label: '1,000 บาท', remainingCoin: 3 };
export const NoSuchSlice = meta.story({
  name: 'Success: a prize that the wheel does not have',
  tags: ['no-screenshot'],
  beforeEach: () => {
    mockResponse(sent, noSuchSlice);
    return stillMotion();
  },
  play: async () => {
    await spinWheel();
    await prizeDialog();
  },
});
export const LessMotion = meta.story({
  name: 'Reduced motion: lands on its prize at once',
  tags: ['no-screenshot'],
  beforeEach: still('S3'),
  play: async () => {
    await spinWheel();
    await prizeDialog();
  },
});
export const Small = meta.story({
  name: 'Small phone (320): the prize',
  globals: { viewport: { value: 'small' } },
  beforeEach: still('S3'),
  play: Success.input.play,
});
export const LaoMarket = meta.story({
  name: 'Lao market',
  globals: { market: 'la', language: 'la' },
  parameters: { scenario: 'lao' },
});
Default.test('draws a sharp wheel with an accessible name and lists its prizes', async () => {
  await screen.findByRole('heading', { level: 1, name: 'วงล้อนำโชค' });
  await expect(await hub()).toHaveAccessibleName(new RegExp(t('coins', { count: 6 })));
  const image = await screen.findByRole('img', { name: t('wheelOf', { name: 'วงล้อนำโชค', count: 8 }) });
  await expect((image as HTMLCanvasElement).width).toBe(Math.round(wheelSize() * window.devicePixelRatio));
  const list = screen.getByRole('list', { name: t('prizes') });
  const items = within(list).getAllByRole('listitem');
  await expect(items).toHaveLength(8);
  await waitFor(() => expect(items[0]).toHaveTextContent('เพื่อรับเข้ากระเป๋าหลัก'));
});
Default.test('sends one request for many taps or a held key, and deducts the coin immediately', async () => {
  const release = holdResponse(sent);
  winOnly('S2');
  const button = await spinWheel();
  for (let tap = 0; tap < 5; tap += 1) button.click();
  await waitFor(() => expect(button).toHaveAccessibleName(new RegExp(t('coins', { count: 5 }))));
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(fireEvent.keyDown(button, { key: 'Enter' })).toBe(true);
  await expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
  release();
  const dialog = await toPrize();
  const ok = within(dialog).getByRole('button', { name: i18n.t('common:ok') });
  await expect(fireEvent.keyDown(ok, { key: 'Enter', repeat: true })).toBe(false);
  await expect(getCount(sent)).toBe(1);
});
/** Records the slice under the pointer in each frame. The returned function ends the recording and returns the slices. */
const recordSlices = (count: number): (() => Promise<number[]>) => {
  let isOver = false;
  const record = async () => {
    const slices: number[] = [];
    while (!isOver) slices.push(sliceAt(await angle(), count));
    return slices;
  };
  const recorded = record();
  return () => {
    isOver = true;
    return recorded;
  };
};
Default.test('lands on the slice of the response, shows the prize 2 s later, and stays on the slice', async () => {
  winOnly('S3');
  await couponsRead();
  const button = await spinWheel();
  const animation = await landing();
  const { duration } = animation.effect?.getTiming() ?? {};
  animation.pause();
  animation.currentTime = Number(duration) + 1990;
  await expect(sliceAt(await angle(), 8)).toBe(2);
  await expect(screen.queryByRole('alertdialog')).toBeNull();
  await waitForStable();
  const asked = [setup, coupons].map(getCount);
  const frames = recordSlices(8);
  const dialog = await toPrize();
  await expect(dialog).toHaveAccessibleName(`${t('prizeTitle')} 20 บาท`);
  await expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await expect(turning()).toBeUndefined();
  const confetti = await waitFor(() => document.querySelector('canvas[popover]') ?? Promise.reject(new Error('none')));
  await acknowledge();
  await waitFor(() => expect(confetti).not.toBeInTheDocument());
  await waitFor(() => expect([setup, coupons].map(getCount)).toEqual(asked.map((count) => count + 1)));
  await waitFor(() => expect(button).toHaveFocus());
  await expect(button).toHaveAccessibleName(new RegExp(t('coins', { count: 5 })));
  // In no frame did the pointer name another prize.
  await expect(new Set(await frames())).toEqual(new Set([2]));
});
Default.test('cannot be made faster by taps, keys or swipes', async () => {
  winOnly('S3');
  const button = await spinWheel();
  const animation = await landing();
  animation.pause();
  animation.currentTime = 700;
  const timing = animation.effect?.getTiming();
  for (const target of [button, canvas(), document.body]) {
    fireEvent.pointerDown(target);
    fireEvent.click(target);
    fireEvent.doubleClick(target);
    for (const key of ['Enter', ' ', 'Escape']) fireEvent.keyDown(target, { key });
  }
  await waitForStable();
  await expect(turning()).toBe(animation);
  await expect(animation.effect?.getTiming()).toEqual(timing);
  await expect(animation).toMatchObject({ currentTime: 700, playbackRate: 1 });
  await expect(screen.queryByRole('alertdialog')).toBeNull();
  await expect(getCount(sent)).toBe(1);
});
/**
 * Waits for the coupons. The app compares them with the coupons after the spin to find out whether the member has won.
 */
const couponsRead = () => screen.findByRole('table', { name: t('coupon.title') });
const nothingFlies = async (prizeResult: 'nothing' | 'unknown') => {
  const dialog = await toPrize();
  await within(dialog).findByText(t(`luck.${prizeResult}`));
  // One sentence below the label.
  await expect(within(dialog).getAllByRole('paragraph')).toHaveLength(1);
  await waitForStable();
  await expect(document.querySelector('canvas[popover]')).toBeNull();
};
export const NoPrize = meta.story({ name: 'No prize this time', tags: ['no-screenshot'], beforeEach: always('S2') });
export const SuccessNothing = meta.story({
  name: 'The result: no prize this time',
  beforeEach: still('S2'),
  play: async () => {
    await couponsRead();
    await spinWheel();
    await toPrize();
  },
});
NoPrize.test('shows a slice without a prize calmly, without confetti', async () => {
  await couponsRead();
  await spinWheel();
  await nothingFlies('nothing');
});
NoPrize.test('claims neither a prize nor its absence when the coupons cannot be read', async () => {
  await couponsRead();
  // More than once: the rows known before the spin are the same call.
  storyBackend().fail({ method: 'GET', path: getCoupons.path, status: 500, times: 9 });
  await spinWheel();
  await nothingFlies('unknown');
});
Default.test('counts and celebrates won coins only after the wheel has landed', async () => {
  winOnly('S4');
  await couponsRead();
  const button = await spinWheel();
  await landing();
  await waitForStable();
  await expect(button).toHaveAccessibleName(new RegExp(t('coins', { count: 5 })));
  const dialog = await toPrize();
  await within(dialog).findByText(t('luck.coins', { count: 6 }));
  await waitFor(() => expect(document.querySelector('canvas[popover]')).not.toBeNull());
  await expect(button).toHaveAccessibleName(new RegExp(t('coins', { count: 6 })));
});
Default.test('celebrates a prize when it becomes known late', async () => {
  winOnly('S3');
  await couponsRead();
  const release = holdResponse(coupons);
  await spinWheel();
  const dialog = await toPrize();
  await within(dialog).findByText(t('luck.unknown'));
  await expect(document.querySelector('canvas[popover]')).toBeNull();
  release();
  await within(dialog).findByRole('button', { name: t('coupon.claim') });
  await waitFor(() => expect(document.querySelector('canvas[popover]')).not.toBeNull());
  within(dialog)
    .getByRole('button', { name: t('coupon.claim') })
    .click();
  const question = await screen.findByRole('alertdialog', { name: t('coupon.askTitle') });
  await expect(question).toHaveTextContent('คูปอง 20 บาท');
  await expect(dialog).not.toBeInTheDocument();
  within(question)
    .getByRole('button', { name: i18n.t('common:cancel') })
    .click();
  await waitFor(async () => expect(await hub()).toHaveFocus());
});
LessMotion.test('shows neither rotation nor confetti with reduced motion', async () => {
  await expect(await prizeDialog()).toHaveTextContent('20 บาท');
  await expect(document.querySelector('canvas[popover]')).toBeNull();
});
Default.test('comes to rest for an unknown code, then shows the prize and the coins of the response', async () => {
  mockResponse(sent, noSuchSlice);
  const turns: Animation[] = [];
  const { animate } = Element.prototype;
  const spied = spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element, frames, options) {
    const animation = animate.call(this, frames, options);
    if (animation.id === 'wheel') turns.push(animation);
    return animation;
  });
  await spinWheel();
  const dialog = await prizeDialog();
  spied.mockRestore();
  await expect(dialog).toHaveTextContent('1,000 บาท');
  await expect(turns).toHaveLength(2);
  await expect(document.getAnimations().filter(({ id }) => id === 'wheel')).toEqual([]);
  await acknowledge();
  await waitFor(async () => expect(await hub()).not.toHaveAttribute('aria-busy'));
  await waitFor(() => expect(getCount(setup)).toBeGreaterThan(1));
});
Default.test('refreshes the coins when a modal over the page is closed', async () => {
  await hub();
  const asked = getCount(setup);
  await openAndClose();
  await waitFor(() => expect(getCount(setup)).toBe(asked + 1));
});
Default.test('shows the prize when a spin cannot be animated, and allows another spin', async () => {
  winOnly('S3');
  const button = await hub();
  const { animate } = Element.prototype;
  Element.prototype.animate = () => {
    throw new TypeError('no animation here');
  };
  try {
    await spinWheel();
    await prizeDialog();
  } finally {
    Element.prototype.animate = animate;
  }
  await acknowledge();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
});
Default.test('redraws the wheel and stays on its slice when the window is resized during a spin', async () => {
  winOnly('S5');
  await spinWheel();
  const animation = await landing();
  animation.pause();
  const width = spyOn(window, 'innerWidth', 'get').mockReturnValue(300);
  try {
    fireEvent(window, new Event('resize'));
    await waitFor(() => expect(canvas().width).toBe(Math.round(255 * window.devicePixelRatio)));
    await expect(turning()).toBe(animation);
    animation.currentTime = Number(animation.effect?.getTiming().duration);
    await expect(sliceAt(await angle(), 8)).toBe(4);
  } finally {
    // A value instead of the browser's own getter would give every later story this width.
    width.mockRestore();
  }
});
Default.test('focuses the title when the wheel is switched off while the prize is shown', async () => {
  winOnly('S2');
  await spinWheel();
  await toPrize();
  const { wheel } = storyBackend().mockState.db;
  wheel.patch(wheel.all()[0]?._id ?? '', { isActive: false });
  await acknowledge();
  await screen.findByText(t('off'));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});
NoCoins.test('sends nothing and explains how to get coins', async () => {
  const button = await hub();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  button.click();
  await expect(screen.getAllByText(t('coinsCome')).length).toBeGreaterThan(0);
  await expect(screen.getByRole('button', { name: t('deposit') })).toBeVisible();
  await expect(getCount(sent)).toBe(0);
});
Off.test('shows that the wheel is off, links back and keeps the coupons', async () => {
  await screen.findByText(t('off'));
  await expect(screen.getByRole('link', { name: t('home') })).toHaveAttribute('href', paths.home);
  await expect(screen.queryByRole('button', { name: new RegExp(`^${t('spin')}`) })).toBeNull();
  await screen.findByRole('heading', { level: 2, name: t('coupon.title') });
});
Empty.test('shows that there are no prizes yet', async () => {
  await screen.findByText(t('empty'));
});
Failed.test('loads the wheel on a retry', async () => {
  await screen.findByText(t('failed'));
  await tryAgain();
  await hub();
});
Default.test('is heard as before', inEnglish, heardAsBefore);
