import { Row } from '@stories/BothThemes';
import { everyState } from '@stories/everyState';
import { expectInkFits } from '@stories/inkFits';
import { stackedText } from '@stories/samples';
import { translateArgs } from '@stories/translateArgs';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fireEvent, fn } from 'storybook/test';
import { waitForStable } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { Checkbox } from '@/components/Checkbox/Checkbox';
import { TextInput } from '@/components/Field/TextInput';
import { held } from './held';

const Held = held(TextInput);

const meta = preview.meta({
  component: TextInput,
  tags: ['three-languages'],
  args: { label: 'name', name: 'name', value: '', onChange: fn(), autoComplete: 'name' },
  decorators: translateArgs('label', 'hint', 'error', 'value'),
  render: (args) => <Held {...args} />,
});

export const Empty = meta.story({});
export const Filled = meta.story({ args: { value: 'สมหญิง ใจดี' } });

export const WithHint = meta.story({
  name: 'With a hint',
  args: { label: 'phone', hint: 'phoneHint', required: true },
});

export const Optional = meta.story({ args: { optional: true } });

export const Invalid = meta.story({
  args: { label: 'phone', hint: 'phoneHint', error: 'phoneError', value: '08123' },
});

export const ReadOnly = meta.story({ name: 'Read only', args: { value: 'PR6541', readOnly: true } });

export const LongText = meta.story({
  name: 'Longest text',
  args: { label: 'long', hint: 'long', error: 'long', value: 'long' },
});

export const StackedMarks = meta.story({
  name: 'Tallest Thai and Lao marks',
  render: (args) => (
    <Row>
      <div lang="th">
        <Held {...args} label="ชื่อ" value={stackedText('th')} />
      </div>
      <div lang="lo">
        <Held {...args} label="ຊື່" value={stackedText('la')} />
      </div>
    </Row>
  ),
});

Empty.test(
  'is found by its label, reports typed text, and keeps a text from before hydration or without an event',
  async ({ args, canvas, userEvent, canvasElement }) => {
    // Is found by its label and reports text as typed.
    await userEvent.tab();
    await expect(canvas.getByLabelText('ชื่อ')).toHaveFocus();
    await userEvent.keyboard(' ก <b>');
    await expect(args.onChange).toHaveBeenLastCalledWith(' ก <b>');

    // Accepts a text that was filled in without an event.
    const input = canvas.getByRole('textbox');
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(input, 'สมหญิง');
    fireEvent.keyDown(document.body, { key: 'Shift' });
    await expect(args.onChange).toHaveBeenCalledWith('สมหญิง');
    await expect(input).toHaveValue('สมหญิง');

    // Keeps text and ticks that the member entered before hydration.
    const page = (
      <>
        <TextInput label="ชื่อ" name="typed" />
        <Checkbox label="จดจำ" name="ticked" defaultChecked />
      </>
    );
    const place = document.createElement('div');
    place.innerHTML = renderToString(page);
    canvasElement.append(place);
    const [text, box] = place.querySelectorAll('input');
    if (text) text.value = '0812345678';
    if (box) box.checked = false;
    const onRecoverableError = fn();
    const root = hydrateRoot(place, page, { onRecoverableError });
    // During hydration React does not restore the values of fields that it does not control.
    text?.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await waitForStable();
    await expect(text).toHaveValue('0812345678');
    await expect(box).not.toBeChecked();
    await expect(onRecoverableError).not.toHaveBeenCalled();
    root.unmount();
    place.remove();
  },
);
WithHint.test('is described by its hint', async ({ canvas }) => {
  const input = canvas.getByRole('textbox', { name: 'เบอร์โทรศัพท์' });
  await expect(input).toHaveAccessibleDescription('ใช้เบอร์ที่สมัครสมาชิกไว้');
  await expect(input).toBeRequired();
  await expect(input).toBeValid();
});
Invalid.test('shows the reason in place of the hint when invalid', async ({ canvas }) => {
  const input = canvas.getByRole('textbox');
  await expect(input).toBeInvalid();
  await expect(input).toHaveAccessibleDescription('เบอร์โทรศัพท์ต้องมี 10 หลัก');
});
Optional.test('marks an optional field', async ({ canvas }) => {
  await expect(canvas.getByLabelText(/ไม่บังคับ/)).not.toBeRequired();
});
StackedMarks.test('does not clip stacked vowel and tone marks', async ({ canvas }) => {
  const [th, la] = canvas.getAllByRole('textbox');
  await expectInkFits(th as HTMLElement, stackedText('th'));
  await expectInkFits(la as HTMLElement, stackedText('la'));
});

export const States = meta.story({ name: 'Hovered, focused, pressed', ...everyState });

/** Keeps only digits and counts the changes that it receives. A rejected change renders the old value again. */
function DigitsOnly() {
  const [value, setValue] = useState('12');
  const [changes, setChanges] = useState(0);
  const change = (text: string) => {
    setChanges(changes + 1);
    setValue(text.replace(/\D/g, ''));
  };
  return <TextInput label="0–9" name="digits" hint={`${changes}`} value={value} onChange={change} />;
}
Empty.test(
  'drops typed text when the owner corrects the value back to the old one',
  { render: () => <DigitsOnly /> },
  async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'x');
    await expect(input).toHaveValue('12');
    await expect(input).toHaveAccessibleDescription('1');
  },
);
