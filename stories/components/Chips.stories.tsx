import { everyState } from '@stories/everyState';
import { expectInkFits } from '@stories/inkFits';
import { stackedText, useSamples } from '@stories/samples';
import { translateArgs } from '@stories/translateArgs';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Chips } from '@/components/Chips/Chips';

function Held({ value, onChange, ...rest }: ComponentProps<typeof Chips>) {
  const [chosen, setChosen] = useState(value);
  return (
    <Chips
      {...rest}
      value={chosen}
      onChange={(next) => {
        setChosen(next);
        onChange(next);
      }}
    />
  );
}

const amounts = ['100', '200', '300', '500', '1,000'].map((label) => ({ value: label.replace(',', ''), label }));

const meta = preview.meta({
  component: Chips,
  args: { label: 'amount', options: amounts, value: '', onChange: fn() },
  decorators: translateArgs('label'),
  render: (args) => <Held {...args} />,
});

export const NothingChosen = meta.story({ name: 'Nothing chosen' });
export const Chosen = meta.story({ args: { value: '300' } });
export const WithLabel = meta.story({ name: 'With a visible label', args: { showLabel: true, value: '100' } });
export const Even = meta.story({ name: 'Equal widths', args: { even: true, value: '300' } });
export const Tabs = meta.story({ args: { tabs: true, options: amounts.slice(0, 3), value: '200' } });
export const OneDisabled = meta.story({
  name: 'One cannot be chosen',
  args: { options: amounts.map((option) => ({ ...option, disabled: option.value === '100' })) },
});
export const LongText = meta.story({
  name: 'Longest text',
  render: function Render(args) {
    const { long, banks } = useSamples();
    return <Held {...args} options={[long, ...banks].map((label) => ({ value: label, label }))} value={long} />;
  },
});
export const StackedMarks = meta.story({
  name: 'Tallest Thai and Lao marks',
  render: (args) => (
    <>
      <div lang="th">
        <Held {...args} options={[{ value: 'a', label: <span>{stackedText('th')}</span> }]} value="a" />
      </div>
      <div lang="lo">
        <Held {...args} options={[{ value: 'a', label: <span>{stackedText('la')}</span> }]} value="a" />
      </div>
    </>
  ),
});

NothingChosen.test(
  'is a radio group with one tab stop and targets of 44 px, in which arrow keys choose',
  async ({ canvas, args, userEvent }) => {
    // Has targets of 44 px.
    for (const radio of canvas.getAllByRole('radio')) {
      await expect(radio.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }

    // Is a radio group with one tab stop, and arrow keys choose.
    await expect(canvas.getByRole('group', { name: 'จำนวนเงิน' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '200' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('200');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '300' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('300');
  },
);
OneDisabled.test('skips a disabled chip', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: '100' }));
  await expect(args.onChange).not.toHaveBeenCalled();
});
StackedMarks.test('does not clip stacked vowel and tone marks', async ({ canvas }) => {
  const [th, la] = canvas.getAllByRole('radio').map((radio) => radio.parentElement as HTMLElement);
  await expectInkFits(th as HTMLElement, stackedText('th'));
  await expectInkFits(la as HTMLElement, stackedText('la'));
});

export const States = meta.story({ name: 'Hovered, focused, pressed', ...everyState });
