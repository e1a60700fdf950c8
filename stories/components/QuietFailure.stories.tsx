import { BothThemes } from '@stories/BothThemes';
import { expectFits } from '@stories/fits';
import { useSamples } from '@stories/samples';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { QuietFailure } from '@/components/QuietFailure/QuietFailure';

function Sample({ onRetry, busy, long }: { onRetry: () => void; busy?: boolean; long?: boolean }) {
  const words = useSamples();
  return (
    <QuietFailure onRetry={onRetry} busy={busy}>
      {long ? `${words.long} ${'W'.repeat(60)}` : words.failed}
    </QuietFailure>
  );
}

const meta = preview.meta({ component: Sample, title: 'components/QuietFailure', args: { onRetry: fn() } });

export const Default = meta.story({});
export const Busy = meta.story({ args: { busy: true } });
export const Long = meta.story({ args: { long: true }, globals: { viewport: { value: 'small' } } });
export const Themes = meta.story({
  render: (args) => (
    <BothThemes>
      <Sample {...args} />
    </BothThemes>
  ),
});

Default.test('alarms nobody, and offers another try by key', async ({ args, canvas, userEvent }) => {
  await expect(canvas.queryByRole('alert')).toBeNull();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(args.onRetry).toHaveBeenCalledOnce();
});
Busy.test('tries once at a time', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await expect(args.onRetry).not.toHaveBeenCalled();
});
Long.test('nothing sticks out', async ({ canvasElement }) => {
  await expectFits(canvasElement);
});
