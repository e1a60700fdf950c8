import { everyState } from '@stories/everyState';
import { translateArgs } from '@stories/translateArgs';
import { expect, fireEvent, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { OtpInput } from '@/components/Field/OtpInput';
import { held } from './held';

const Held = held(OtpInput);

const meta = preview.meta({
  component: OtpInput,
  args: { label: 'otp', hint: 'otpHint', name: 'otp', value: '', onChange: fn() },
  decorators: translateArgs('label', 'hint', 'error'),
  render: (args) => <Held {...args} />,
});

export const Empty = meta.story({});
export const Filled = meta.story({ args: { value: '123456' } });
export const LongCode = meta.story({ name: 'Longest code', args: { value: '1234567890123456' } });
export const Invalid = meta.story({
  args: { error: 'failed', value: '999999' },
});

Empty.test('accepts a whole pasted code of any length', async ({ args, canvas, userEvent }) => {
  const input = canvas.getByLabelText('รหัส OTP');
  await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
  await userEvent.click(input);
  await userEvent.paste(' 123-456 ๗๘ ');
  await expect(args.onChange).toHaveBeenLastCalledWith('12345678');
  await expect(input).toHaveValue('12345678');
});
Empty.test('takes the only code of a pasted message, and leaves a message without one as it is', async (context) => {
  const { args, canvas, userEvent } = context;
  const input = canvas.getByLabelText('รหัส OTP');
  await userEvent.click(input);
  await userEvent.paste('รหัส OTP คือ 482-193 ใช้ได้ 5 นาที');
  await expect(args.onChange).toHaveBeenLastCalledWith('482193');
  await userEvent.clear(input);
  await userEvent.paste('482193 หรือ 123456');
  await expect(input).toHaveValue('482193 หรือ 123456');
});
Empty.test('keeps a code with letters as it is typed', async ({ args, canvas, userEvent }) => {
  // A keyboard of digits could not type it.
  await expect(canvas.getByLabelText('รหัส OTP')).not.toHaveAttribute('inputmode');
  await userEvent.type(canvas.getByLabelText('รหัส OTP'), 'aB12C3');
  await expect(args.onChange).toHaveBeenLastCalledWith('aB12C3');
});
Empty.test('converts Thai digits only after the keyboard has composed them', async ({ args, canvas }) => {
  const input = canvas.getByLabelText('รหัส OTP');
  fireEvent.compositionStart(input);
  for (const value of ['๔', '๔๘', '๔๘๒']) fireEvent.input(input, { target: { value } });
  await expect(input).toHaveValue('๔๘๒');
  fireEvent.compositionEnd(input);
  await expect(args.onChange).toHaveBeenLastCalledWith('482');
  await expect(input).toHaveValue('482');
});

export const States = meta.story({ name: 'Hovered, focused, pressed', ...everyState });
