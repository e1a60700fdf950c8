import type { LucideIcon } from 'lucide-react';
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line';
import Check from 'lucide-react/icons/check';
import Clock3 from 'lucide-react/icons/clock-3';
import Flag from 'lucide-react/icons/flag';
import Gift from 'lucide-react/icons/gift';
import ReceiptText from 'lucide-react/icons/receipt-text';
import X from 'lucide-react/icons/x';
import type { EntryState, StatementType } from '@/api/calls/statement';
import { icon } from '@/components/Icon/Icon.css';
import type { Direction } from '@/statement/movement';
import * as css from './Entry.css';

const icons: Record<StatementType, LucideIcon> = {
  deposit: ArrowDownToLine,
  withdraw: ArrowUpFromLine,
  transfer: ArrowLeftRight,
  bonus: Gift,
  finish_bonus: Flag,
};

const stateIcons: Record<EntryState, LucideIcon> = { success: Check, failed: X, pending: Clock3 };

interface EntryIconProps {
  type: string;
  direction: Direction;
  state: EntryState;
}

/**
 * Shows the icon of an entry's type with a mark of its state. An unknown type has a neutral icon. Both are decorative,
 * because the row names type and state.
 */
export function EntryIcon({ type, direction, state }: EntryIconProps) {
  const Icon = Object.hasOwn(icons, type) ? icons[type as StatementType] : ReceiptText;
  const StateIcon = stateIcons[state];
  return (
    <span className={css.patch({ direction })}>
      <Icon className={icon()} />
      <span className={css.mark({ state })}>
        <StateIcon size="0.75rem" strokeWidth={3} />
      </span>
    </span>
  );
}
