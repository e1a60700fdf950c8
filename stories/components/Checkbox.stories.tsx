import { everyState } from '@stories/everyState';
import { translateArgs } from '@stories/translateArgs';
import { type ComponentProps, useEffect, useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Checkbox } from '@/components/Checkbox/Checkbox';

function Held({ checked, onChange, ...rest }: ComponentProps<typeof Checkbox>) {
  const [on, setOn] = useState(checked);
  useEffect(() => setOn(checked), [checked]);
  return (
    <Checkbox
      {...rest}
      checked={on}
      onChange={(next) => {
        setOn(next);
        onChange?.(next);
      }}
    />
  );
}

const meta = preview.meta({
  component: Checkbox,
  tags: ['three-languages'],
  args: { label: 'remember', name: 'remember', checked: false, onChange: fn() },
  decorators: translateArgs('label', 'error'),
  render: (args) => <Held {...args} />,
});

export const Off = meta.story({ name: 'Not ticked' });
export const On = meta.story({ name: 'Ticked', args: { checked: true } });
export const Disabled = meta.story({ args: { checked: true, disabled: true } });
export const Invalid = meta.story({ args: { error: 'failed' } });
export const LongText = meta.story({
  name: 'Longest text',
  args: { label: 'long', checked: true },
});

Off.test('has a target of 44 px, and is ticked by its label and by Space', async ({ canvas, args, userEvent }) => {
  // Has a target of 44 px.
  const row = canvas.getByRole('checkbox').closest('label') as HTMLElement;
  await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);

  // Is ticked by its label and by Space.
  const box = canvas.getByRole('checkbox', { name: 'จดจำฉันไว้ในเครื่องนี้' });
  await userEvent.click(canvas.getByText('จดจำฉันไว้ในเครื่องนี้'));
  await expect(box).toBeChecked();
  await userEvent.keyboard(' ');
  await expect(box).not.toBeChecked();
  await expect(args.onChange).toHaveBeenNthCalledWith(1, true);
  await expect(args.onChange).toHaveBeenNthCalledWith(2, false);
});
Invalid.test('shows the reason when invalid', async ({ canvas }) => {
  await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('ไม่สำเร็จ');
});

export const States = meta.story({ name: 'Hovered, focused, pressed', ...everyState });
