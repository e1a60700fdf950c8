import { useSamples } from '@stories/samples';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '@/components/Button/Button';
import { vars } from '@/theme/contract.css';

const meta = preview.meta({});

const moves = [
  ['fast', 'ease'],
  ['exit', 'ease'],
  ['normal', 'ease'],
  ['slow', 'ease'],
  ['slow', 'bounce'],
] as const;

/** Each duration with a curve. With reduced motion, the samples jump to their end positions. */
export const Durations = meta.story({
  name: 'Durations and curves',
  render: function Render() {
    const { done } = useSamples();
    const [moved, setMoved] = useState(false);
    return (
      <div style={{ display: 'grid', gap: vars.space.s3, justifyItems: 'start' }}>
        {moves.map(([duration, curve]) => (
          <div key={duration + curve} style={{ width: '100%' }}>
            <span>
              {duration} · {curve}
            </span>
            <div
              data-move
              style={{
                width: '2.5rem',
                height: '2.5rem',
                borderRadius: vars.radius.md,
                background: vars.color.action,
                marginInlineStart: moved ? 'calc(100% - 2.5rem)' : 0,
                transition: `margin ${vars.motion[duration]} ${vars.motion[curve]}`,
              }}
            />
          </div>
        ))}
        <Button onClick={() => setMoved(!moved)}>{done}</Button>
      </div>
    );
  },
});

Durations.test('moves to the end', async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  const box = canvasElement.querySelector<HTMLElement>('[data-move]');
  await expect(box?.style.marginInlineStart).toContain('100%');
});
