import { announcements, recordAnnouncements } from '@stories/announcements';
import { everyState } from '@stories/everyState';
import { translateArgs } from '@stories/translateArgs';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { AmountInput } from '@/components/Field/AmountInput';
import { held } from './held';

const Held = held(AmountInput);

const meta = preview.meta({
  component: AmountInput,
  args: { label: 'amount', hint: 'minimum', name: 'amount', value: '', onChange: fn(), onEdit: fn() },
  decorators: translateArgs('label', 'hint', 'error'),
  render: (args) => <Held {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'An input for an amount of money, as text, with quick amounts where they help. On blur it shows the ' +
          'amount that will be sent, or explains why it is unreadable. To show an amount, use Amount.',
      },
    },
  },
});

export const Empty = meta.story({});
export const Filled = meta.story({ args: { value: '1,250.50' } });
export const QuickAmounts = meta.story({
  name: 'With quick amounts',
  args: { quickAmounts: [10, 50, 100, 500, 1000], value: '500' },
});
export const Hero = meta.story({
  name: 'The one amount of a form',
  args: { hero: true, quickAmounts: [100, 500, 1000], all: 2580.5 },
});
export const Invalid = meta.story({
  name: 'Below the minimum',
  args: { hint: undefined, error: 'minimum', value: '5' },
});
/** The field shows its own error message on blur. */
export const Unreadable = meta.story({
  name: 'Invalid: says why when you leave the field',
  tags: ['one-theme'],
  args: { value: '1,00,0' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.tab();
  },
});
export const LongAmount = meta.story({ name: 'Longest amount', args: { value: '999,999,999,999.99' } });

Empty.test(
  'is a text input with a decimal keypad, valid when empty, that shows on blur the amount that will be sent',
  async ({ step }) => {
    await step('is a text input with a decimal keypad, described by its unit', async ({ canvas }) => {
      const input = canvas.getByLabelText('จำนวนเงิน');
      await expect(input).toHaveAttribute('type', 'text');
      await expect(input).toHaveAttribute('inputmode', 'decimal');
      await expect(getComputedStyle(input).fontVariantNumeric).toContain('tabular-nums');
      await expect(canvas.getByLabelText('จำนวนเงิน')).toHaveAccessibleDescription(/^บาท/);
    });
    await step('shows no error for an empty field', async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByLabelText('จำนวนเงิน'));
      await userEvent.tab();
      await expect(canvas.getByLabelText('จำนวนเงิน')).toBeValid();
    });
    await step('shows on blur the amount that will be sent', async ({ args, canvas, userEvent }) => {
      const input = canvas.getByLabelText('จำนวนเงิน');
      await userEvent.type(input, '๑๒๓๔.๕');
      await expect(input).toHaveValue('๑๒๓๔.๕');
      await userEvent.tab();
      await expect(input).toHaveValue('1,234.50');
      // Formatting on blur does not count as an edit, so an error message about the amount stays.
      await expect(args.onEdit).toHaveBeenCalledTimes('๑๒๓๔.๕'.length);
    });
  },
);
Unreadable.test('keeps unreadable text and shows the reason until it is corrected', async ({ canvas, userEvent }) => {
  const input = canvas.getByLabelText('จำนวนเงิน');
  await expect(input).toHaveValue('1,00,0');
  await expect(input).toBeInvalid();
  await expect(canvas.getByText(/กรอกตัวเลขเท่านั้น/)).toBeVisible();
  await userEvent.clear(input);
  await userEvent.type(input, '1.555');
  await expect(input).toBeValid();
  recordAnnouncements();
  await userEvent.tab();
  await expect(canvas.getByText(/ทศนิยม/)).toBeVisible();
  // The focus has left the field, so its description is not read.
  await waitFor(() => expect(announcements.at(-1)).toMatch(/^polite: .*ทศนิยม/));
});
QuickAmounts.test('follows the chips that set an amount', async ({ canvas, userEvent }) => {
  const input = canvas.getByLabelText('จำนวนเงิน');
  await expect(canvas.getByRole('radio', { name: '500 บาท' })).toBeChecked();
  await userEvent.click(canvas.getByRole('radio', { name: '1,000 บาท' }));
  await expect(input).toHaveValue('1,000');
  await userEvent.clear(input);
  await userEvent.type(input, '๕๐');
  await expect(canvas.getByRole('radio', { name: '50 บาท' })).toBeChecked();
  await userEvent.type(input, '5');
  await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
});

Hero.test('shows a centred figure of 36 to 40 px, and all of the money by one chip', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('textbox');
  await expect(input).toHaveAttribute('placeholder', '0.00');
  const { fontSize, textAlign } = getComputedStyle(input);
  await expect(Number.parseFloat(fontSize)).toBeGreaterThanOrEqual(36);
  await expect(Number.parseFloat(fontSize)).toBeLessThanOrEqual(40);
  await expect(textAlign).toBe('center');
  await userEvent.click(canvas.getByRole('radio', { name: 'ทั้งหมด 2,580.50 บาท' }));
  await expect(input).toHaveValue('2,580.50');
  await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName('ทั้งหมด 2,580.50 บาท');
  // A longer amount is smaller, so that it stays whole on a small phone.
  await userEvent.clear(input);
  await userEvent.type(input, '100000000.50');
  await expect(Number.parseFloat(getComputedStyle(input).fontSize)).toBeLessThan(30);
});

export const States = meta.story({ name: 'Hovered, focused, pressed', ...everyState });
