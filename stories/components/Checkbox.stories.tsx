import { everyState } from '@stories/everyState';
import { translateArgs } from '@stories/translateArgs';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Checkbox } from '@/components/Checkbox/Checkbox';

const meta = preview.meta({
  component: Checkbox,
  tags: ['three-languages'],
  args: { label: 'remember', name: 'remember' },
  decorators: translateArgs('label'),
});

export const Off = meta.story({ name: 'Not ticked' });
export const On = meta.story({ name: 'Ticked', args: { defaultChecked: true } });
export const Disabled = meta.story({ args: { defaultChecked: true, disabled: true } });
export const LongText = meta.story({
  name: 'Longest text',
  args: { label: 'long', defaultChecked: true },
});

Off.test('has a target of 44 px, and is ticked by its label and by Space', async ({ canvas, userEvent }) => {
  // Has a target of 44 px.
  const row = canvas.getByRole('checkbox').closest('label') as HTMLElement;
  await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);

  // Is ticked by its label and by Space.
  const box = canvas.getByRole('checkbox', { name: 'จดจำฉันไว้ในเครื่องนี้' });
  await userEvent.click(canvas.getByText('จดจำฉันไว้ในเครื่องนี้'));
  await expect(box).toBeChecked();
  await userEvent.keyboard(' ');
  await expect(box).not.toBeChecked();
});

export const States = meta.story({ name: 'Hovered, focused, pressed', ...everyState });
