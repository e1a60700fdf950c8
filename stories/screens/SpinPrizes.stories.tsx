import { inLayout } from '@stories/app/ScreenLayout';
import { hostile } from '@stories/components/hostileHtml';
import { storyMember } from '@stories/storyMember';
import { expect, screen, within } from 'storybook/test';
import { storyBackend } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { SpinScreen } from '@/screens/Spin/SpinScreen';
import { drawWheel } from '@/screens/Spin/wheel/drawWheel';
import { sliceAt } from '@/screens/Spin/wheel/spinMotion';
import { hub, prepareSpin, putWheel, t } from './spinSteps';

const meta = preview.meta({
  component: SpinScreen,
  decorators: [inLayout],
  title: 'Prize wheel/Slices',
  parameters: {
    layout: 'fullscreen',
    session: true,
    route: paths.spin,
    docs: {
      description: {
        component:
          'Everything that a back office may put on the wheel. Each name stays readable, whatever its length ' +
          'and colour.',
      },
    },
  },
  beforeEach: prepareSpin,
});

const labels = {
  th: ['10 บาท', 'ขอบคุณที่ร่วมสนุก', 'ลุ้นใหม่อีกครั้งนะ', 'เหรียญ 3 เหรียญ', 'ที่ปั๊มน้ำมันฎีกาญาผู้รู้ซื้อปุ๋ยกี่ป๊ำ'],
  la: ['10 ບາດ', 'ຂອບໃຈທີ່ຮ່ວມສະໜຸກ', 'ລອງໃໝ່ອີກຄັ້ງ', '3 ຫຼຽນ', 'ຢູ່ໝູ່ບ້ານກໍ່ສ້າງປີ້ຊື້ຜູ້ຮູ້ຊໍ້ຄຸ້ມ'],
  en: ['10 baht', 'Thank you for playing', 'Better luck next time', '3 coins', 'Internationalisation and Ågjpqy ÂÇẤ'],
};
const texts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ label: Object.values(labels).flat()[index % 15] as string }));

export const One = meta.story({
  name: 'One prize',
  beforeEach: () => putWheel([{ label: '10 บาท', bgColor: '#14532d' }]),
});
export const Two = meta.story({ name: 'Two prizes', beforeEach: () => putWheel(texts(2)) });
export const TwentyFour = meta.story({ name: 'Twenty-four prizes', beforeEach: () => putWheel(texts(24)) });
export const LongLabels = meta.story({
  name: 'Longest names of prizes',
  beforeEach: () => putWheel([...texts(8), { label: 'x'.repeat(500) }], 'ชื่อวงล้อที่ยาวมาก '.repeat(60)),
});
export const OddColours = meta.story({
  name: 'Odd colours from the server',
  beforeEach: () =>
    putWheel(
      ['red', 'no colour', 'rgb(0 0 0 / 0.2)', '#ffffff', '', 'url(x)'].map((bgColor, index) => ({
        label: bgColor || '?',
        bgColor,
        textColor: index % 2 ? 'white' : 'pink',
      })),
    ),
});
Two.test('paints the slice under the pointer that matches the angle, for every number of slices', async () => {
  const image = document.createElement('canvas');
  const size = 350;
  for (const count of [1, 2, 3, 7, 12, 24]) {
    const slices = Array.from({ length: count }, (_, index) => ({
      label: '',
      ground: `rgb(${index * 8} 0 0)`,
      text: '#ffffff',
    }));
    drawWheel(image, slices, { size, density: 1, family: 'sans-serif' });
    const pixels = image.getContext('2d', { willReadFrequently: true });
    for (let turned = 5.3; turned < 720; turned += 31.7) {
      // The wheel turns clockwise, so the slice at the top is at the opposite angle in the image.
      const back = (-turned * Math.PI) / 180;
      const [x, y] = [size / 2 + 145 * Math.sin(back), size / 2 - 145 * Math.cos(back)];
      const [red] = pixels?.getImageData(Math.round(x), Math.round(y), 1, 1).data ?? [];
      const edges = (turned / 360) * count + 0.5;
      // Skip points close to the seam between two slices.
      if (Math.abs(edges - Math.round(edges)) < 0.1) continue;
      await expect([count, turned, red]).toEqual([count, turned, sliceAt(turned, count) * 8]);
    }
  }
});
One.test(
  'lists 24 prizes per page',
  {
    beforeEach: () =>
      putWheel(Array.from({ length: 3000 }, (_, index) => ({ label: `${index} บาท`, bgColor: '#14532d' }))),
  },
  async () => {
    await hub();
    const list = screen.getByRole('list', { name: t('prizes') });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(24);
    screen.getByRole('button', { name: `${i18n.t('common:pageNumber', { page: 2 })}: ${t('prizePages')}` }).click();
    await expect(await within(list).findByText('24 บาท')).toHaveAttribute('lang', 'th');
  },
);
One.test(
  'groups the digits of the coins, which fit the button',
  { beforeEach: () => void storyBackend().mockState.db.member.patch(storyMember()._id, { coin: 9_999_999 }) },
  async () => {
    const button = await hub();
    await expect(button).toHaveTextContent('9,999,999');
    const figure = within(button).getByText('9,999,999').getBoundingClientRect();
    const { left, right } = button.getBoundingClientRect();
    await expect(figure.left).toBeGreaterThan(left + 7);
    await expect(figure.right).toBeLessThan(right - 7);
  },
);
One.test(
  'runs nothing from labels and descriptions',
  {
    // Leave out rows that exceed the limits of server HTML, one by one or together. The app would show only their text.
    beforeEach: () => {
      const rows = hostile.map(({ html }) => html).filter((html) => !/<(?:svg|math)\b|(?:<div>){100}/.test(html));
      putWheel([{ label: '<b>10</b>', htmlDescription: `<p>harmless</p>${rows.join('')}` }]);
    },
  },
  async () => {
    await screen.findByText('<b>10</b>');
    await screen.findByText('harmless');
    await expect((window as { pwned?: unknown }).pwned).toBeUndefined();
    await expect(document.querySelector('main script, main iframe, main form')).toBeNull();
  },
);
