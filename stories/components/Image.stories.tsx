import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Image } from '@/components/Image/Image';
import { bannerUrl } from './images';

const meta = preview.meta({ component: Image, args: { src: bannerUrl(0), alt: 'โบนัสสมาชิกใหม่', eager: true } });

export const Wide = meta.story({});
export const Banner = meta.story({ name: 'Banner', args: { ratio: 'banner', corners: 'lg' } });
export const Square = meta.story({ args: { ratio: 'square', fit: 'contain' } });
export const Photo = meta.story({ args: { ratio: 'photo' } });
export const Broken = meta.story({ name: 'Broken: shows its fallback', args: { src: 'data:image/png;base64,AAAA' } });
export const Missing = meta.story({ name: 'No URL: shows its fallback', tags: ['no-screenshot'], args: { src: null } });
export const OwnFallback = meta.story({
  name: 'Custom fallback',
  args: { src: '', fallback: 'ไม่มีรูป', alt: 'โบนัส' },
});
export const Decoration = meta.story({ tags: ['no-screenshot'], args: { src: '', alt: '' } });

Wide.test('loads lazily by default and sends no referrer', async ({ canvas }) => {
  await expect(await canvas.findByRole('img')).toHaveAttribute('referrerpolicy', 'no-referrer');
  await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'eager');
});
Broken.test('shows its fallback in the same box with the same alternative text', async ({ canvas, canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  await expect(canvas.getByRole('img', { name: 'โบนัสสมาชิกใหม่' })).toBeVisible();
  const { width, height } = (canvasElement.querySelector('span') as HTMLElement).getBoundingClientRect();
  await expect(width / height).toBeCloseTo(16 / 9, 1);
});
const freezing = '<svg xmlns="http://www.w3.org/2000/svg"><filter id="a"/></svg>';
Broken.test(
  'shows its fallback for an SVG that could freeze the page',
  { args: { src: `data:image/svg+xml,${encodeURIComponent(freezing)}` } },
  async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('img', { name: 'โบนัสสมาชิกใหม่' })).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
);
Decoration.test('is hidden from screen readers when decorative', async ({ canvas }) => {
  await expect(canvas.queryByRole('img')).toBeNull();
});
