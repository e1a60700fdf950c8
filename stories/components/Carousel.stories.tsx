import { everyState } from '@stories/everyState';
import { stillMotion } from '@stories/screens/spinSteps';
import { expect, waitFor } from 'storybook/test';
import { nextFrame } from '#.storybook/deterministic';
import preview from '#.storybook/preview';
import { Carousel } from '@/components/Carousel/Carousel';
import { Image } from '@/components/Image/Image';
import { bannerUrl } from './images';

function Harness({ count = 3 }: { count?: number }) {
  return (
    <Carousel
      slides={Array.from({ length: count }, (_, index) => ({
        id: index,
        content: (
          <a href={`#${index}`}>
            <Image src={bannerUrl(index)} alt={`${index + 1}`} ratio="banner" eager />
          </a>
        ),
      }))}
    />
  );
}

const meta = preview.meta({
  component: Harness,
  subcomponents: { Carousel },
  parameters: {
    docs: {
      description: {
        component:
          'At most six banners to swipe, step or jump through; it never moves by itself. Put content that every ' +
          'member must read in a column instead.',
      },
    },
  },
});

export const Three = meta.story({ name: 'Three slides' });
export const One = meta.story({ name: 'One slide: nothing to step through', args: { count: 1 } });
export const Twelve = meta.story({ name: 'Twelve slides: six are shown', args: { count: 12 } });

const current = (root: HTMLElement) =>
  [...root.querySelectorAll('[role="group"]')].map((slide) => slide.hasAttribute('inert')).indexOf(false);

Three.test(
  'moves by keys, buttons and dots, and keeps hidden slides out of the tab order',
  async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(current(canvasElement)).toBe(0));
    await userEvent.tab();
    for (const hidden of canvas.getAllByRole('link').slice(1)) {
      hidden.focus();
      await expect(hidden).not.toHaveFocus();
    }
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(current(canvasElement)).toBe(1));
    await userEvent.click(canvas.getAllByRole('button').at(-1) as HTMLElement);
    await waitFor(() => expect(current(canvasElement)).toBe(2));
    await expect(canvas.getAllByRole('button').at(-1)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getAllByRole('button')[1] as HTMLElement);
    await waitFor(() => expect(current(canvasElement)).toBe(0));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(current(canvasElement)).toBe(2));
  },
);
Three.test('changes the slide within two frames with reduced motion', { beforeEach: stillMotion }, async (context) => {
  const { canvas, canvasElement, userEvent } = context;
  const slides = canvas.getAllByRole('group', { hidden: true });
  const left = () => Math.round(slides.at(-1)?.getBoundingClientRect().left ?? 0);
  const start = Math.round(slides[0]?.getBoundingClientRect().left ?? 0);
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  await nextFrame();
  await nextFrame();
  await expect(left()).toBe(start);
  await expect(current(canvasElement)).toBe(2);
});
One.test('shows no controls for one slide', async ({ canvas }) => {
  await expect(canvas.queryAllByRole('button')).toHaveLength(0);
});
Twelve.test('shows at most six slides', async ({ canvas, canvasElement }) => {
  await expect(canvasElement.querySelectorAll('[role="group"]')).toHaveLength(6);
  await expect(canvas.getAllByRole('button')).toHaveLength(8);
});

export const States = meta.story({ name: 'Hovered, focused, pressed', ...everyState });
