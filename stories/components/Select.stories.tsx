import { everyState } from '@stories/everyState';
import { expectInkFits } from '@stories/inkFits';
import { stackedText, useSamples } from '@stories/samples';
import { translateArgs } from '@stories/translateArgs';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Select } from '@/components/Select/Select';
import { held } from './held';

const Held = held(Select);

/** Returns options with the sample banks of the current language. */
function useBanks() {
  const { banks } = useSamples();
  return ['KBANK', 'SCB', 'BAAC'].map((code, index) => ({ value: code, label: banks[index] ?? code }));
}

const meta = preview.meta({
  component: Select,
  args: { label: 'bank', placeholder: 'chooseBank', name: 'bankCode', options: [], value: '', onChange: fn() },
  argTypes: { value: { control: 'radio', options: ['', 'KBANK', 'SCB', 'BAAC'] } },
  decorators: translateArgs('label', 'placeholder', 'hint', 'error'),
  render: function Render(args) {
    return <Held {...args} options={useBanks()} />;
  },
});

export const Empty = meta.story({});
export const Chosen = meta.story({ args: { value: 'SCB' } });
export const LongText = meta.story({
  name: 'Longest text',
  args: { hint: 'long', error: 'long', value: 'BAAC' },
});
export const Invalid = meta.story({ args: { error: 'chooseBank', required: true } });
export const Disabled = meta.story({ args: { value: 'KBANK', disabled: true } });
export const StackedMarks = meta.story({
  name: 'Tallest Thai and Lao marks',
  args: { placeholder: undefined },
  render: (args) => (
    <>
      <div lang="th">
        <Select {...args} label="ไทย" value="a" options={[{ value: 'a', label: stackedText('th') }]} />
      </div>
      <div lang="lo">
        <Select {...args} label="ລາວ" value="a" options={[{ value: 'a', label: stackedText('la') }]} />
      </div>
    </>
  ),
});

Empty.test('is operable by keyboard and mouse', async ({ args, canvas, userEvent }) => {
  const select = canvas.getByLabelText('ธนาคาร');
  await expect(select).toHaveDisplayValue('เลือกธนาคาร');
  await userEvent.tab();
  await expect(select).toHaveFocus();
  await userEvent.selectOptions(select, 'SCB');
  await expect(args.onChange).toHaveBeenCalledWith('SCB');
  await expect(select).toHaveDisplayValue('ธนาคารไทยพาณิชย์');
});
StackedMarks.test(
  'carries the language of its letters, and does not clip stacked vowel and tone marks',
  async ({ canvas }) => {
    const [th, la] = canvas.getAllByRole('option');
    await expect(th).toHaveAttribute('lang', 'th');
    await expect(la).toHaveAttribute('lang', 'lo');
    const [thBox, laBox] = canvas.getAllByRole('combobox');
    await expectInkFits(thBox as HTMLElement, stackedText('th'));
    await expectInkFits(laBox as HTMLElement, stackedText('la'));
  },
);
Invalid.test('shows the missing value when invalid', async ({ canvas }) => {
  await expect(canvas.getByRole('combobox')).toBeInvalid();
  await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('เลือกธนาคาร');
});
Disabled.test('is dimmed only when disabled', async ({ canvas }) => {
  const box = canvas.getByRole('combobox').parentElement as HTMLElement;
  await expect(getComputedStyle(box).opacity).toBe('0.55');
});
Chosen.test('is not dimmed by its placeholder once a value is chosen', async ({ canvas }) => {
  const box = canvas.getByRole('combobox').parentElement as HTMLElement;
  await expect(getComputedStyle(box).opacity).toBe('1');
});

export const States = meta.story({ name: 'Hovered, focused, pressed', ...everyState });
