import { useSamples } from '@stories/samples';
import { translateArgs } from '@stories/translateArgs';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '@/components/Button/Button';
import { InlineError } from '@/components/InlineError/InlineError';

const meta = preview.meta({
  component: InlineError,
  tags: ['three-languages'],
  args: { children: 'wrongPassword' },
  decorators: translateArgs('children'),
});

export const Shown = meta.story({ name: 'With text' });
export const LongText = meta.story({
  name: 'Longest text',
  render: function Render() {
    const { long } = useSamples();
    return <InlineError>{`${long} ${'X'.repeat(120)}`}</InlineError>;
  },
});
/** Text of a hostile server. */
export const Markup = meta.story({
  name: 'Markup, shown literally',
  args: { children: '<img src=x onerror=alert(1)> <b>ok</b>' },
});
export const Arriving = meta.story({
  name: 'Text added later',
  render: function Render() {
    const s = useSamples();
    const [wrong, setWrong] = useState(false);
    return (
      <>
        <InlineError>{wrong ? s.wrongPassword : null}</InlineError>
        <Button onClick={() => setWrong(!wrong)}>{s.done}</Button>
      </>
    );
  },
});

Shown.test('takes no space when empty', { args: { children: undefined } }, async ({ canvas }) => {
  await expect(canvas.getByRole('alert').getBoundingClientRect().height).toBe(0);
});
Markup.test('shows markup as text', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('<img src=x onerror=alert(1)> <b>ok</b>');
  await expect(canvas.queryByRole('img')).toBeNull();
});
Arriving.test('is announced by a live region that exists before the error', async ({ canvas, userEvent }) => {
  const region = canvas.getByRole('alert');
  await expect(region).toBeEmptyDOMElement();
  await userEvent.click(canvas.getByRole('button'));
  await expect(canvas.getByRole('alert')).toBe(region);
  await expect(region).toHaveTextContent('เบอร์โทรศัพท์หรือรหัสผ่านไม่ถูกต้อง');
});
