import { everyState } from '@stories/everyState';
import { translateArgs } from '@stories/translateArgs';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { PhoneInput } from '@/components/Field/PhoneInput';
import { isPhoneNumber, phoneNumber } from '@/lib/phone';
import { held } from './held';

const Held = held(PhoneInput);

const meta = preview.meta({
  component: PhoneInput,
  args: { label: 'phone', name: 'username', autoComplete: 'username', value: '', onChange: fn() },
  decorators: translateArgs('label', 'hint', 'error'),
  render: (args) => <Held {...args} />,
});

export const Empty = meta.story({});
export const Grouped = meta.story({ name: 'With dashes', args: { value: '081-234-5678' } });
export const ThaiDigits = meta.story({ name: 'In Thai digits', args: { value: '๐๘๑ ๒๓๔ ๕๖๗๘' } });
export const LongText = meta.story({
  name: 'Longest text',
  args: { label: 'long', hint: 'long', error: 'long', value: '0'.repeat(60) },
});
export const Invalid = meta.story({
  args: { error: 'phoneError', value: '08123' },
});

Empty.test('opens the number pad, and keeps pasted text', async ({ step }) => {
  await step('opens the number pad', async ({ canvas }) => {
    const input = canvas.getByLabelText('เบอร์โทรศัพท์');
    await expect(input).toHaveAttribute('type', 'tel');
    await expect(input).not.toHaveAttribute('maxlength');
  });
  await step('keeps pasted text', async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('เบอร์โทรศัพท์');
    await userEvent.click(input);
    await userEvent.paste(' ๐๘๑-๒๓๔ 5678 ');
    await expect(input).toHaveValue(' ๐๘๑-๒๓๔ 5678 ');
    const [typed] = (args.onChange as ReturnType<typeof fn>).mock.lastCall as [string];
    await expect(phoneNumber(typed)).toBe('0812345678');
    await expect(isPhoneNumber(typed, 'th')).toBe(true);
  });
});

export const States = meta.story({ name: 'Hovered, focused, pressed', ...everyState });
