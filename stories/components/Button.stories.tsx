import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '@/components/Button/Button';

const meta = preview.meta({ component: Button, args: { children: 'ฝากเงิน', onClick: fn() } });

export const Action = meta.story({});
export const Quiet = meta.story({ args: { look: 'quiet' } });
export const Danger = meta.story({ args: { look: 'danger' } });
export const Busy = meta.story({ args: { busy: true } });
export const Disabled = meta.story({ args: { disabled: true } });

Action.test('answers a tap', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await expect(args.onClick).toHaveBeenCalledOnce();
});
Busy.test('ignores a tap while under way', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await expect(args.onClick).not.toHaveBeenCalled();
});
