import { everyState } from '@stories/everyState';
import { useSamples } from '@stories/samples';
import { translateArgs } from '@stories/translateArgs';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '@/components/Button/Button';
import { PasswordInput } from '@/components/Field/PasswordInput';
import { i18n } from '@/i18n/i18n';
import { held } from './held';

const Held = held(PasswordInput);

const meta = preview.meta({
  component: PasswordInput,
  args: { label: 'password', name: 'password', autoComplete: 'current-password' as const, value: '', onChange: fn() },
  decorators: translateArgs('label', 'hint', 'error'),
  render: (args) => <Held {...args} />,
});

export const Empty = meta.story({});
export const Filled = meta.story({ args: { value: 'correct horse' } });
export const Revealed = meta.story({
  name: 'Password shown',
  tags: ['one-theme'],
  args: { value: 'correct horse' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
});
export const LongText = meta.story({
  name: 'Longest text',
  args: { label: 'long', hint: 'long', error: 'long', value: 'x'.repeat(90) },
});
export const Invalid = meta.story({
  args: { error: 'wrongPassword', value: 'x' },
});

export const InForm = meta.story({
  name: 'In a form',
  args: { value: 'correct horse' },
  render: function Render(args) {
    return (
      <form onSubmit={(event) => event.preventDefault()}>
        <Held {...args} />
        <Button type="submit">{useSamples().done}</Button>
      </form>
    );
  },
});

Filled.test(
  'has the autocomplete value that password managers need, and reveals the password by keyboard',
  async ({ step }) => {
    await step('has the autocomplete value that password managers need', async ({ canvas }) => {
      const input = canvas.getByLabelText('รหัสผ่าน');
      await expect(input).toHaveAttribute('name', 'password');
      await expect(input).toHaveAttribute('autocomplete', 'current-password');
    });
    await step('hides the password and reveals it by keyboard', async ({ canvas, userEvent }) => {
      const input = canvas.getByLabelText('รหัสผ่าน');
      await expect(input).toHaveAttribute('type', 'password');
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(input).toHaveAttribute('type', 'text');
      await expect(canvas.getByRole('button', { name: `${i18n.t('common:showPassword')}: รหัสผ่าน` })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await userEvent.keyboard(' ');
      await expect(input).toHaveAttribute('type', 'password');
    });
  },
);
InForm.test('hides the password on submit, and its reveal button does not submit', async ({ canvas, userEvent }) => {
  const input = canvas.getByLabelText('รหัสผ่าน');
  await userEvent.click(canvas.getByRole('button', { name: `${i18n.t('common:showPassword')}: รหัสผ่าน` }));
  await expect(input).toHaveAttribute('type', 'text');
  await userEvent.click(canvas.getByRole('button', { name: 'สำเร็จ' }));
  await expect(input).toHaveAttribute('type', 'password');
});

export const States = meta.story({ name: 'Hovered, focused, pressed', ...everyState });
