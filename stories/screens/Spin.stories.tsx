import { place, Site } from '@stories/app/Site';
import { hostile } from '@stories/components/hostileHtml';
import { codeText, takeNote, tryAgain } from '@stories/modals/money';
import { answerWith, countOf, holdAnswer } from '@stories/requests';
import { storyMember } from '@stories/storyMember';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { storyBackend } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { getSpinActive, getSpinSetup, spin } from '@/api/spin';
import { currentToasts } from '@/components/Toast/toasts';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { drawWheel } from '@/screens/Spin/drawWheel';
import { sliceAt } from '@/screens/Spin/turn';
import { wheelSize } from '@/screens/Spin/wheelSize';
import {
  angle,
  canvas,
  errorWords,
  holdAt,
  hub,
  landing,
  prepareSpin,
  prizeDialog,
  putWheel,
  SpinStage,
  spinWheel,
  stillMotion,
  t,
  toPrize,
  turning,
  winOnly,
} from './SpinStage';

const meta = preview.meta({
  component: SpinStage,
  title: 'Prize wheel',
  parameters: {
    session: true,
    route: paths.spin,
    docs: {
      description: {
        component:
          'The prize wheel: its states, and everything that may come of a turn. Specification, section 2: Spin; ' +
          "section 4: Spin; section 9: its times. Members come here from home's tile with the coins that they have; " +
          'what they win is a coupon in the list below, which has stories of its own.',
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
const labels = {
  th: ['10 บาท', 'ขอบคุณที่ร่วมสนุก', 'ลุ้นใหม่อีกครั้งนะ', 'เหรียญ 3 เหรียญ', 'ที่ปั๊มน้ำมันฎีกาญาผู้รู้ซื้อปุ๋ยกี่ป๊ำ'],
  la: ['10 ບາດ', 'ຂອບໃຈທີ່ຮ່ວມສະໜຸກ', 'ລອງໃໝ່ອີກຄັ້ງ', '3 ຫຼຽນ', 'ຢູ່ໝູ່ບ້ານກໍ່ສ້າງປີ້ຊື້ຜູ້ຮູ້ຊໍ້ຄຸ້ມ'],
  en: ['10 baht', 'Thank you for playing', 'Better luck next time', '3 coins', 'Internationalisation and Ågjpqy ÂÇẤ'],
};
const words = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ label: Object.values(labels).flat()[at % 15] as string }));
/** The page after a turn, its outcome told. */
const told = async () => {
  await spinWheel();
  return screen.findByRole('alertdialog');
};
/** A refused spin, and what it says. */
const refused = (message: string, words = () => errorWords(message)) => ({
  parameters: { fail: { call: spin, message } },
  beforeEach: stillMotion,
  play: async () => {
    const dialog = await told();
    await waitFor(() => expect(dialog).toHaveTextContent(words()));
  },
});
/** From now on the wheel's setup does not load, as often as it is asked for. */
const loseSetup = () => storyBackend().fail({ method: 'GET', path: getSpinSetup.path, status: 500, times: 1000 });
const openAndClose = async () => {
  place.go(`${paths.spin}?modal=conditions`);
  await waitFor(() => expect(document.querySelector('dialog[open]')).not.toBeNull(), { timeout: 5000 });
  place.back();
};

export const Default = meta.story({});
export const Loading = meta.story({ parameters: { fail: { call: getSpinSetup, kind: 'never' } } });
export const Failed = meta.story({ parameters: { fail: { call: getSpinSetup, status: 500, times: 1 } } });
export const Empty = meta.story({ name: 'Empty: a wheel without prizes', beforeEach: () => putWheel([]) });
export const Off = meta.story({ name: 'No prize wheel right now', parameters: { scenario: 'spin-off' } });
export const NoCoins = meta.story({ name: 'No coins left', parameters: { scenario: 'no-coins' } });
export const Turning = meta.story({
  name: 'Turning, the answer is on its way',
  parameters: { fail: { call: spin, kind: 'never' } },
  play: async () => {
    await spinWheel();
    holdAt(turning() as Animation, 610);
  },
});
export const Landing = meta.story({
  name: 'Turning towards its prize',
  beforeEach: always('S3'),
  play: async () => {
    const answer = holdAnswer(sent);
    await spinWheel();
    holdAt(turning() as Animation, 610);
    answer();
    holdAt(await landing(), 900);
  },
});
export const Stopped = meta.story({
  name: 'Stopped on its prize',
  beforeEach: always('S3'),
  play: async () => {
    await spinWheel();
    const way = await landing();
    holdAt(way, Number(way.effect?.getComputedTiming().duration));
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
export const NoSuchSlice = meta.story({
  name: 'Success: a prize that the wheel does not have',
  tags: ['no-picture'],
  beforeEach: () => answerWith(sent, { code: 'GONE', label: '1,000 บาท', remainingCoin: 3 }),
  play: async () => {
    await spinWheel();
    await prizeDialog();
  },
});
export const Refused = meta.story({
  name: 'Refused: the prize is not valid',
  ...refused('INVALID_PRIZE_CODE'),
});
export const RefusedCoins = meta.story({
  name: 'Refused: no coins left',
  tags: ['no-picture'],
  ...refused('MONEY_NOT_ENOUGH', () => t('coinsCome')),
});
export const RefusedBonus = meta.story({
  name: 'Refused: a bonus is active',
  tags: ['no-picture'],
  ...refused('BONUS_REMAINING', () => codeText('BONUS_REMAINING')),
});
export const RefusedNoCoupon = meta.story({
  name: 'Refused: no such coupon',
  tags: ['no-picture'],
  ...refused('NO_CLAIMABLE_COUPON'),
});
export const RefusedCode = meta.story({
  name: 'Refused: the code is not valid',
  tags: ['no-picture'],
  ...refused('INVALID_CODE'),
});
export const RefusedType = meta.story({
  name: 'Refused: a coupon of another kind',
  tags: ['no-picture'],
  ...refused('INVALID_COUPON_TYPE'),
});
export const RefusedExpired = meta.story({
  name: 'Refused: the coupon has expired',
  tags: ['no-picture'],
  ...refused('COUPON_EXPIRED'),
});
export const Stale = meta.story({
  name: 'Result unknown, and the coins could not be refreshed',
  parameters: { fail: { call: spin, kind: 'cut', times: 1 } },
  beforeEach: stillMotion,
  play: async () => {
    await hub();
    loseSetup();
    await told();
    await takeNote();
    await screen.findByText(t('stale'));
  },
});
Stale.test('a try that fails leaves the line, one that works takes it away', async () => {
  const asked = countOf(setup);
  const again = () => screen.getByRole('button', { name: i18n.t('common:retry') });
  again().click();
  await waitFor(() => expect(countOf(setup)).toBe(asked + 1));
  await waitFor(() => expect(again()).not.toHaveAttribute('aria-busy'));
  answerWith(setup, { activeSpinwheel: { name: 'A', slices: [{ code: 'A', label: 'A' }] }, userCoin: 2 });
  again().click();
  await waitFor(() => expect(screen.queryByText(t('stale'))).toBeNull());
});
export const LessMotion = meta.story({
  name: 'Reduced motion: it stands on its prize at once',
  tags: ['no-picture'],
  beforeEach: still('S3'),
  play: async () => {
    await spinWheel();
    await prizeDialog();
  },
});
export const LostAnswer = meta.story({
  name: 'Result unknown: the answer is lost',
  parameters: { fail: { call: spin, kind: 'cut', times: 1 } },
  beforeEach: stillMotion,
  play: async () => void (await told()),
});
export const CoinsUnknown = meta.story({
  name: 'Coins unknown: a dash instead',
  beforeEach: () =>
    answerWith(setup, { activeSpinwheel: { name: '', slices: [{ code: 'A', label: null }, 7, {}] }, userCoin: 'many' }),
});
export const One = meta.story({
  name: 'One prize',
  tags: ['no-picture'],
  beforeEach: () => putWheel([{ label: '10 บาท', bgColor: '#14532d' }]),
});
export const Two = meta.story({ name: 'Two prizes', beforeEach: () => putWheel(words(2)) });
export const TwentyFour = meta.story({ name: 'Twenty-four prizes', beforeEach: () => putWheel(words(24)) });
export const Thousands = meta.story({
  name: 'Thousands of prizes',
  tags: ['no-picture'],
  beforeEach: () => putWheel(Array.from({ length: 3000 }, (_, at) => ({ label: `${at} บาท`, bgColor: '#14532d' }))),
});
export const NotTold = meta.story({
  name: 'Failed: whether the wheel is on is not known',
  tags: ['no-picture'],
  parameters: { fail: { call: getSpinActive, status: 500 } },
});
export const ManyCoins = meta.story({
  name: 'Millions of coins',
  tags: ['no-picture'],
  beforeEach: () => void storyBackend().world.db.member.patch(storyMember()._id, { coin: 9_999_999 }),
});
export const LongLabels = meta.story({
  name: 'Longest names of prizes',
  beforeEach: () => putWheel([...words(8), { label: 'x'.repeat(500) }], 'ชื่อวงล้อที่ยาวมาก '.repeat(60)),
});
export const OddColours = meta.story({
  name: 'Odd colours from the server',
  tags: ['no-picture'],
  beforeEach: () =>
    putWheel(
      ['red', 'no colour', 'rgb(0 0 0 / 0.2)', '#ffffff', '', 'url(x)'].map((bgColor, at) => ({
        label: bgColor || '–',
        bgColor,
        textColor: at % 2 ? 'white' : 'pink',
      })),
    ),
});
export const Hostile = meta.story({
  name: 'Hostile texts from the server',
  tags: ['no-picture'],
  beforeEach: () =>
    putWheel([{ label: '<b>10</b>', htmlDescription: `<p>harmless</p>${hostile.map(({ html }) => html).join('')}` }]),
});
export const Small = meta.story({
  name: 'Small phone (320): the prize',
  globals: { viewport: { value: 'small' } },
  beforeEach: still('S3'),
  play: Success.input.play,
});
export const LargeText = meta.story({
  name: 'Small phone (320), text at 200 %: no coins',
  globals: { textSize: 'double', viewport: { value: 'small' } },
  parameters: { scenario: 'no-coins' },
});
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Desktop = meta.story({ globals: { viewport: { value: 'desktop' } } });
export const LaoMarket = meta.story({
  name: 'Lao market',
  globals: { market: 'la', language: 'la' },
  parameters: { scenario: 'lao' },
});

Default.test('the wheel is sharp, says what it is, and its prizes stand in a list', async () => {
  await screen.findByRole('heading', { level: 1, name: 'วงล้อนำโชค' });
  await expect(await hub()).toHaveAccessibleName(new RegExp(t('coins', { count: 6 })));
  const picture = await screen.findByRole('img', { name: t('wheelOf', { name: 'วงล้อนำโชค', count: 8 }) });
  await expect((picture as HTMLCanvasElement).width).toBe(Math.round(wheelSize() * window.devicePixelRatio));
  const list = screen.getByRole('list', { name: t('prizes') });
  const items = within(list).getAllByRole('listitem');
  await expect(items).toHaveLength(8);
  await waitFor(() => expect(items[0]).toHaveTextContent('กดรับเข้ากระเป๋าหลัก'));
});

Default.test('many taps are one request; the coin is gone at once; a held key counts once', async () => {
  const release = holdAnswer(sent);
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
  await expect(countOf(sent)).toBe(1);
});

Default.test(
  'it lands on the slice of the answer, and 2 s later the prize is there; then all is as before',
  async () => {
    winOnly('S3');
    const button = await spinWheel();
    const way = await landing();
    const { duration } = way.effect?.getTiming() ?? {};
    way.pause();
    way.currentTime = Number(duration) + 1990;
    await expect(sliceAt(await angle(), 8)).toBe(2);
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    const asked = [setup, coupons].map(countOf);
    const dialog = await toPrize();
    await expect(dialog).toHaveAccessibleName(`${t('prizeTitle')} 20 บาท`);
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await expect(turning()).toBeUndefined();
    // Confetti, which flies over the dialog and only now.
    const confetti = await waitFor(
      () => document.querySelector('canvas[popover]') ?? Promise.reject(new Error('none')),
    );
    await takeNote();
    await expect(confetti).not.toBeInTheDocument();
    await waitFor(() => expect([setup, coupons].map(countOf)).toEqual(asked.map((count) => count + 1)));
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAccessibleName(new RegExp(t('coins', { count: 5 })));
  },
);

LessMotion.test('no turn, and nothing flies', async () => {
  await expect(await prizeDialog()).toHaveTextContent('20 บาท');
  await expect(document.querySelector('canvas[popover]')).toBeNull();
});
NoSuchSlice.test('a code that is no slice shows the prize without a turn, and the coins of the answer', async () => {
  const dialog = await prizeDialog();
  await expect(dialog).toHaveTextContent('1,000 บาท');
  await expect(document.getAnimations().filter(({ id }) => id === 'wheel')).toEqual([]);
  await takeNote();
  await waitFor(async () => expect(await hub()).not.toHaveAttribute('aria-busy'));
  await waitFor(() => expect(countOf(setup)).toBeGreaterThan(1));
});

RefusedBonus.test('leads to the bonus page', async () => {
  const dialog = await screen.findByRole('alertdialog', { name: i18n.t('common:errorTitle') });
  await expect(within(dialog).getByRole('link')).toHaveAttribute('href', paths.bonus);
});
Refused.test('the wheel is at rest, the coin is back', async () => {
  await takeNote();
  await waitFor(async () => expect(await hub()).toHaveAccessibleName(new RegExp(t('coins', { count: 6 }))));
});
LostAnswer.test('the result is unknown; coins and coupons are asked for, nothing is sent again', async () => {
  const dialog = await screen.findByRole('alertdialog', { name: i18n.t('money:unknown') });
  await expect(dialog).toHaveTextContent(t('unknownText'));
  await takeNote();
  // It did count.
  await waitFor(async () => expect(await hub()).not.toHaveAttribute('aria-busy'));
  const { coin } = storyMember();
  await expect(await hub()).toHaveAccessibleName(new RegExp(t('coins', { count: coin })));
  await expect(countOf(sent)).toBe(1);
  await expect(countOf(coupons)).toBeGreaterThan(1);
});

NotTold.test('the wheel stays, also while that is asked again', async () => {
  await hub();
  const release = holdAnswer('GET /api/spinwheel/active');
  const asked = countOf(setup);
  await openAndClose();
  await waitFor(() => expect(countOf(setup)).toBe(asked + 1));
  await expect(await hub()).toBeVisible();
  release();
});
Default.test('a modal over the page has been closed: coins are asked for again', async () => {
  await hub();
  const asked = countOf(setup);
  await openAndClose();
  await waitFor(() => expect(countOf(setup)).toBe(asked + 1));
});
Default.test('a turn that cannot be shown is a prize all the same, and the wheel is free again', async () => {
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
  await takeNote();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
});
Default.test('what is painted under the pointer is the slice that the angle tells, for every count', async () => {
  const picture = document.createElement('canvas');
  const size = 350;
  for (const count of [1, 2, 3, 7, 12, 24]) {
    const slices = Array.from({ length: count }, (_, at) => ({
      label: '',
      ground: `rgb(${at * 8} 0 0)`,
      text: '#ffffff',
    }));
    drawWheel(picture, slices, { size, density: 1, family: 'sans-serif' });
    const pixels = picture.getContext('2d', { willReadFrequently: true });
    for (let turned = 5.3; turned < 720; turned += 31.7) {
      // Turned clockwise, what stands on top is that far back on the picture.
      const back = (-turned * Math.PI) / 180;
      const [x, y] = [size / 2 + 145 * Math.sin(back), size / 2 - 145 * Math.cos(back)];
      const [red] = pixels?.getImageData(Math.round(x), Math.round(y), 1, 1).data ?? [];
      const edges = (turned / 360) * count + 0.5;
      // Not on the seam between two.
      if (Math.abs(edges - Math.round(edges)) < 0.1) continue;
      await expect([count, turned, red]).toEqual([count, turned, sliceAt(turned, count) * 8]);
    }
  }
});
Thousands.test('are listed 24 a page, and a tap is answered within a second', async () => {
  await hub();
  const list = screen.getByRole('list', { name: t('prizes') });
  await expect(within(list).getAllByRole('listitem')).toHaveLength(24);
  const start = performance.now();
  screen.getAllByRole('button', { name: i18n.t('common:pageNumber', { page: 2 }) })[0]?.click();
  await within(list).findByText('24 บาท');
  await expect(performance.now() - start).toBeLessThan(1000);
});

Default.test('a window that changes its size while it turns: drawn anew, and still on its slice', async () => {
  winOnly('S5');
  await spinWheel();
  const way = await landing();
  way.pause();
  const { innerWidth } = window;
  Object.defineProperty(window, 'innerWidth', { value: 300, configurable: true });
  try {
    fireEvent(window, new Event('resize'));
    await waitFor(() => expect(canvas().width).toBe(Math.round(255 * window.devicePixelRatio)));
    await expect(turning()).toBe(way);
    way.currentTime = Number(way.effect?.getTiming().duration);
    await expect(sliceAt(await angle(), 8)).toBe(4);
  } finally {
    Object.defineProperty(window, 'innerWidth', { value: innerWidth, configurable: true, writable: true });
  }
});

ManyCoins.test('the figure is grouped, and has room in the button', async () => {
  const button = await hub();
  await expect(button).toHaveTextContent('9,999,999');
  const figure = within(button)
    .getByText(/9,999,999/)
    .getBoundingClientRect();
  const { left, right } = button.getBoundingClientRect();
  await expect(figure.left).toBeGreaterThan(left + 7);
  await expect(figure.right).toBeLessThan(right - 7);
});
Default.test('switched off while the prize is shown: focus is at the title', async () => {
  winOnly('S2');
  await spinWheel();
  await toPrize();
  const { wheel } = storyBackend().world.db;
  wheel.patch(wheel.all()[0]?._id ?? '', { isActive: false });
  await takeNote();
  await screen.findByText(t('off'));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});
NoCoins.test('nothing is sent, and it says how coins come', async () => {
  const button = await hub();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  button.click();
  await expect(screen.getAllByText(t('coinsCome')).length).toBeGreaterThan(0);
  await expect(screen.getByRole('button', { name: t('deposit') })).toBeVisible();
  await expect(countOf(sent)).toBe(0);
});
Off.test('says so and leads back; coupons stay', async () => {
  await screen.findByText(t('off'));
  await expect(screen.getByRole('link', { name: t('home') })).toHaveAttribute('href', paths.home);
  await expect(screen.queryByRole('button', { name: new RegExp(`^${t('spin')}`) })).toBeNull();
  await screen.findByRole('heading', { level: 2, name: t('coupon.title') });
});
Default.test('switched off meanwhile: the refusal is told, then the page says that it is off', async () => {
  await hub();
  const { wheel } = storyBackend().world.db;
  wheel.patch(wheel.all()[0]?._id ?? '', { isActive: false });
  await told();
  turning()?.finish();
  await takeNote();
  await screen.findByText(t('off'));
});
Empty.test('says that there is nothing yet', async () => {
  await screen.findByText(t('empty'));
});
Failed.test('can be tried again', async () => {
  await screen.findByText(t('failed'));
  await tryAgain();
  await hub();
});
CoinsUnknown.test('what is no number is a dash, nothing is sent, and it can be asked again', async () => {
  const button = await hub();
  await expect(button).toHaveTextContent('–');
  button.click();
  await expect(countOf(sent)).toBe(0);
  await tryAgain();
  await waitFor(() => expect(countOf(setup)).toBe(2));
});
Hostile.test('nothing in labels and descriptions runs', async () => {
  await screen.findByText('<b>10</b>');
  await screen.findByText('harmless');
  await expect((window as { pwned?: unknown }).pwned).toBeUndefined();
  await expect(document.querySelector('main script, main iframe, main form')).toBeNull();
});

export const Left = meta.story({
  name: 'Left while it turns',
  tags: ['no-picture'],
  render: () => <Site />,
  parameters: { layout: 'fullscreen' },
});
Left.test('left in the middle: told where the member is, and the coupon is in the list', async () => {
  winOnly('S1');
  const release = holdAnswer(sent);
  await spinWheel();
  place.go(paths.profile);
  await waitFor(() => expect(place.path).toBe(paths.profile));
  release();
  await waitFor(() => expect(currentToasts().map(({ text }) => text)).toEqual([t('stoppedOn', { label: '10 บาท' })]));
  place.go(paths.spin);
  await waitFor(async () => expect(await hub()).toHaveAccessibleName(new RegExp(t('coins', { count: 5 }))));
  const table = await screen.findByRole('table', { name: t('coupon.title') });
  await waitFor(() => expect(within(table).getAllByRole('rowheader')[0]).toHaveTextContent('10 บาท'));
  await expect(countOf(sent)).toBe(1);
});
