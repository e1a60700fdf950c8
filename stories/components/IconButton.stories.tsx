import { Row } from '@stories/BothThemes';
import { everyState } from '@stories/everyState';
import Eye from 'lucide-react/icons/eye';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { IconButton } from '@/components/IconButton/IconButton';

const meta = preview.meta({
  component: IconButton,
  args: { label: 'รีเฟรช', icon: <RefreshCw />, onClick: fn() },
});

export const Plain = meta.story({});
export const Quiet = meta.story({ args: { variant: 'quiet' } });
export const Action = meta.story({ args: { variant: 'action' } });
export const Pressed = meta.story({ name: 'Switched on', args: { pressed: true, icon: <Eye />, label: 'แสดงรหัสผ่าน' } });
export const Busy = meta.story({ name: 'In progress', args: { busy: true } });
export const Disabled = meta.story({ args: { disabled: true } });

Plain.test('has a name and a target of 44 px, and responds to keys', async ({ args, canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: args.label });
  const { width, height } = button.getBoundingClientRect();
  await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(args.onClick).toHaveBeenCalledOnce();
});
Pressed.test('exposes its pressed state', async ({ canvas }) => {
  await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
});
Busy.test('ignores taps while busy', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await expect(args.onClick).not.toHaveBeenCalled();
});
Disabled.test('ignores taps when disabled', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await expect(args.onClick).not.toHaveBeenCalled();
});

export const States = meta.story({
  name: 'Hovered, focused, pressed',
  ...everyState,
  render: (args) => (
    <Row>
      {(['plain', 'quiet', 'action'] as const).map((variant) => (
        <IconButton key={variant} {...args} variant={variant} />
      ))}
    </Row>
  ),
});
