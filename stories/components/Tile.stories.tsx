import { everyState } from '@stories/everyState';
import { useSamples } from '@stories/samples';
import { useWords } from '@stories/words';
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line';
import FerrisWheel from 'lucide-react/icons/ferris-wheel';
import Gift from 'lucide-react/icons/gift';
import HandCoins from 'lucide-react/icons/hand-coins';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { icon } from '@/components/Icon/Icon.css';
import { Tile } from '@/components/Tile/Tile';
import { tiles } from '@/screens/Home/HomeScreen.css';

const texts = {
  th: ['ฝากเงิน', 'ถอนเงิน', 'วงล้อนำโชค', 'ชวนเพื่อน', 'เงื่อนไขโบนัส', 'คืนยอดเสีย'],
  la: ['ຝາກເງິນ', 'ຖອນເງິນ', 'ວົງລໍ້ນຳໂຊກ', 'ຊວນໝູ່', 'ເງື່ອນໄຂໂບນັດ', 'ຄືນຍອດເສຍ'],
  en: ['Deposit', 'Withdraw', 'Prize wheel', 'Invite a friend', 'Bonus conditions', 'Refund'],
};
const icons = [ArrowDownToLine, ArrowUpFromLine, FerrisWheel, UserRoundPlus, Gift, HandCoins];

interface HarnessProps {
  busy?: boolean;
  disabled?: boolean;
  long?: boolean;
  onClick?: (index: number) => void;
}

function Harness({ busy, disabled, long, onClick = () => {} }: HarnessProps) {
  const labels = useWords(texts);
  const samples = useSamples();
  return (
    <div className={tiles}>
      {icons.map((Icon, index) => {
        const facts = {
          icon: <Icon className={icon()} />,
          label: long ? `${labels[index]} ${samples.long}` : labels[index],
          badge: index === 2 ? (long ? '99+' : '12') : undefined,
        };
        return index === 4 ? (
          <Tile key={facts.label} {...facts} to="/user/bonus" />
        ) : (
          <Tile
            key={facts.label}
            {...facts}
            busy={busy && index === 0}
            disabled={disabled}
            onClick={() => onClick(index)}
          />
        );
      })}
    </div>
  );
}

const meta = preview.meta({
  component: Harness,
  subcomponents: { Tile },
  tags: ['three-languages'],
  args: { onClick: fn() },
  parameters: {
    docs: {
      description: {
        component: "A big square target: home's main actions, side by side. A single action is a Button.",
      },
    },
  },
});

export const Six = meta.story({ name: 'Six tiles' });
export const OneBusy = meta.story({ name: 'One in progress', args: { busy: true } });
export const LongText = meta.story({ name: 'Longest text', args: { long: true } });
export const Disabled = meta.story({ args: { disabled: true } });

Six.test('responds to keys', async ({ args, userEvent }) => {
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter} ');
  await expect(args.onClick).toHaveBeenNthCalledWith(1, 1);
  await expect(args.onClick).toHaveBeenNthCalledWith(2, 1);
});
Disabled.test('stays in the tab order and does nothing when disabled', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getAllByRole('button')[0]).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(canvas.getAllByRole('button')[1] as HTMLElement);
  await expect(args.onClick).not.toHaveBeenCalled();
});
OneBusy.test('ignores taps while busy', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getAllByRole('button')[0] as HTMLElement);
  await expect(args.onClick).not.toHaveBeenCalled();
});

export const States = meta.story({ name: 'Hovered, focused, pressed', ...everyState });
