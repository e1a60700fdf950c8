import { everyState } from '@stories/everyState';
import { translateArgs } from '@stories/translateArgs';
import { expect, fireEvent, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { UpperCaseInput } from '@/components/Field/UpperCaseInput';
import { held } from './held';

const Held = held(UpperCaseInput);

const meta = preview.meta({
  component: UpperCaseInput,
  args: { label: 'name', name: 'name', value: '', onChange: fn() },
  decorators: translateArgs('label', 'hint', 'error'),
  render: (args) => <Held {...args} />,
});

export const Empty = meta.story({ tags: ['no-screenshot'] });
export const Filled = meta.story({ args: { value: 'SOMCHAI JAIDEE' } });
export const ReadOnly = meta.story({
  name: 'Read only',
  args: { value: 'SOMCHAI JAIDEE', readOnly: true },
});
export const Invalid = meta.story({
  args: { error: 'failed', value: 'KAPAO50' },
});

export const States = meta.story({ name: 'Hovered, focused, pressed', ...everyState });

const field = (canvas: { getByRole: (role: string) => HTMLElement }) => canvas.getByRole('textbox') as HTMLInputElement;

Empty.test(
  'changes letters to upper case without moving the cursor, but not while an input method is composing',
  async ({ step }) => {
    await step('changes letters to upper case without moving the cursor', async ({ args, canvas, userEvent }) => {
      const input = field(canvas);
      await userEvent.type(input, 'abef');
      await userEvent.type(input, 'c', { initialSelectionStart: 2, initialSelectionEnd: 2 });
      await expect(input).toHaveValue('ABCEF');
      await expect(input.selectionStart).toBe(3);
      await expect(args.onChange).toHaveBeenLastCalledWith('ABCEF');
    });
    await step('leaves a text alone while an input method is composing it', async ({ canvas }) => {
      const input = field(canvas);
      fireEvent.compositionStart(input);
      fireEvent.change(input, { target: { value: 'kap' } });
      await expect(input).toHaveValue('kap');
      fireEvent.compositionEnd(input);
      await expect(input).toHaveValue('KAP');
    });
  },
);
