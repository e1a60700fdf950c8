import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { TruncatedText } from '@/components/TruncatedText/TruncatedText';

interface HarnessProps {
  name: string;
  lines?: 1 | 2;
  openable?: boolean;
}

function Harness({ name, ...rest }: HarnessProps) {
  return (
    <h2>
      <TruncatedText {...rest}>{name}</TruncatedText>
    </h2>
  );
}

/** 10,000 characters without a space, with marks above and below. */
const endless = 'ปู่ญี่ปุ่ນກິນເຂົ້າ'.repeat(600).slice(0, 10_000);

const meta = preview.meta({
  component: Harness,
  subcomponents: { Clipped: TruncatedText },
  args: { name: endless, openable: true },
  parameters: {
    docs: {
      description: {
        component:
          'A name that somebody else chose (site, member, game, bank), truncated to the space it has. Our own texts ' +
          'are never truncated: they wrap.',
      },
    },
  },
});

export const Short = meta.story({ name: 'Name that fits', args: { name: 'สมชาย ใจดี' } });
export const OneLine = meta.story({ name: 'One line, opens at a tap' });
export const TwoLines = meta.story({ name: 'Two lines', args: { lines: 2 } });
export const NotOpenable = meta.story({
  name: 'Inside a link or button',
  tags: ['no-screenshot'],
  args: { openable: false },
});
export const Words = meta.story({
  name: 'Two lines of many words',
  args: { name: 'ທ້າວ สมชาย Christopher '.repeat(20), lines: 2 },
});
export const LargeText = meta.story({
  name: 'Small phone (320), text at 200 %',
  globals: { textSize: 'double', viewport: { value: 'small' } },
});

const lineHeight = (element: HTMLElement) => Number.parseFloat(getComputedStyle(element).lineHeight);
const text = (root: HTMLElement) => root.querySelector('h2 span') as HTMLElement;

Short.test('shows a name that fits as text in its language, without a button', async ({ canvas, canvasElement }) => {
  await expect(canvas.queryByRole('button')).toBeNull();
  await expect(text(canvasElement)).toHaveTextContent('สมชาย ใจดี');
  await expect(text(canvasElement)).toHaveAttribute('lang', 'th');
});
OneLine.test(
  'has the whole text as its title, shows one line, and the whole text after a tap or a key press',
  async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText(endless)).toHaveAttribute('title', endless);
    await expect(canvas.getByRole('heading')).toHaveAccessibleName(endless);
    const button = await canvas.findByRole('button', { expanded: false });
    const short = text(canvasElement).clientHeight;
    await expect(short).toBeLessThanOrEqual(Math.ceil(lineHeight(text(canvasElement))));
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(text(canvasElement).clientHeight).toBeGreaterThan(20 * short);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(text(canvasElement).clientHeight).toBe(short));
  },
);
TwoLines.test('shows two lines', async ({ canvasElement }) => {
  const { clientHeight } = text(canvasElement);
  await expect(clientHeight).toBeLessThanOrEqual(Math.ceil(2 * lineHeight(text(canvasElement))));
  await expect(clientHeight).toBeGreaterThan(1.5 * lineHeight(text(canvasElement)));
});
NotOpenable.test('has no button inside links and buttons', async ({ canvas, canvasElement }) => {
  await expect(text(canvasElement).scrollHeight).toBeGreaterThan(text(canvasElement).clientHeight);
  await expect(canvas.queryByRole('button')).toBeNull();
});
