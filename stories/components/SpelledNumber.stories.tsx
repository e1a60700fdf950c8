import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { SpelledNumber } from '@/components/SpelledNumber/SpelledNumber';

const meta = preview.meta({ component: SpelledNumber, args: { children: '405-123-8876' } });

export const Default = meta.story({});

Default.test('is read digit by digit, and copied once', async ({ canvas }) => {
  await expect(canvas.getByText('4 0 5, 1 2 3, 8 8 7 6')).toBeInTheDocument();
  await expect(canvas.getByText('405-123-8876')).toHaveAttribute('aria-hidden', 'true');
  getSelection()?.selectAllChildren(document.body);
  await expect(getSelection()?.toString()).toContain('405-123-8876');
  await expect(getSelection()?.toString()).not.toContain('4 0 5');
  getSelection()?.removeAllRanges();
});
