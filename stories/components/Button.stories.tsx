import { Row } from '@stories/BothThemes';
import { everyState } from '@stories/everyState';
import { expectInkFits } from '@stories/inkFits';
import { stackedText, useSamples } from '@stories/samples';
import { translateArgs } from '@stories/translateArgs';
import Gift from 'lucide-react/icons/gift';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '@/components/Button/Button';

const meta = preview.meta({
  component: Button,
  tags: ['three-languages'],
  args: {
    children: 'deposit',
    variant: 'action' as const,
    fullWidth: false,
    busy: false,
    disabled: false,
    onClick: fn(),
  },
  argTypes: {
    children: {
      control: {
        type: 'select',
        labels: { cancel: 'Cancel', deposit: 'Deposit', deleteAll: 'Delete all', long: 'Longest' },
      },
      options: ['deposit', 'cancel', 'deleteAll', 'long'],
    },
  },
  decorators: translateArgs('children'),
});

export const Action = meta.story({});
export const Quiet = meta.story({ args: { variant: 'quiet', children: 'cancel' } });
export const Danger = meta.story({ args: { variant: 'danger', children: 'deleteAll' } });
export const WithIcon = meta.story({ name: 'With an icon', args: { icon: <Gift size="1.25em" /> } });
export const Wide = meta.story({ name: 'Full width', args: { fullWidth: true } });
export const Busy = meta.story({ name: 'In progress', args: { busy: true } });
export const Disabled = meta.story({ args: { disabled: true } });

export const LongText = meta.story({
  name: 'Longest text',
  args: { children: 'long', fullWidth: true, icon: <Gift size="1.25em" /> },
});

export const StackedMarks = meta.story({
  name: 'Tallest Thai and Lao marks',
  render: (args) => (
    <Row>
      <div lang="th">
        <Button {...args}>{stackedText('th')}</Button>
      </div>
      <div lang="lo">
        <Button {...args}>{stackedText('la')}</Button>
      </div>
    </Row>
  ),
});

Action.test('calls its handler on Enter, Space and a tap', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('button')).toHaveFocus();
  await userEvent.keyboard('{Enter} ');
  await expect(args.onClick).toHaveBeenCalledTimes(2);
  await userEvent.click(canvas.getByRole('button'));
  await expect(args.onClick).toHaveBeenCalledTimes(3);
});
Busy.test('ignores a tap while busy, and stays focusable', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await expect(canvas.getByRole('button')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onClick).not.toHaveBeenCalled();
});
Disabled.test('ignores a tap when disabled', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await expect(args.onClick).not.toHaveBeenCalled();
});
StackedMarks.test('does not clip stacked vowel and tone marks', async ({ canvas }) => {
  const [th, la] = canvas.getAllByRole('button');
  await expectInkFits(th as HTMLElement, stackedText('th'));
  await expectInkFits(la as HTMLElement, stackedText('la'));
});

export const States = meta.story({
  name: 'Hovered, focused, pressed',
  ...everyState,
  render: function Render(args) {
    const s = useSamples();
    return (
      <Row>
        <Button {...args}>{s.deposit}</Button>
        <Button {...args} variant="quiet">
          {s.cancel}
        </Button>
        <Button {...args} variant="danger">
          {s.deleteAll}
        </Button>
      </Row>
    );
  },
});
