import type { LucideIcon } from 'lucide-react';
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line';
import Flag from 'lucide-react/icons/flag';
import Gift from 'lucide-react/icons/gift';
import ReceiptText from 'lucide-react/icons/receipt-text';
import type { StatementType } from '@/api/calls/statement';
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

/**
 * Shows the icon of an entry's type. An unknown type has a neutral icon. The icon is decorative, because the text
 * beside it names the type.
 */
export function EntryIcon({ type, direction }: { type: string; direction: Direction }) {
  const Icon = Object.hasOwn(icons, type) ? icons[type as StatementType] : ReceiptText;
  return (
    <span className={css.patch({ direction })}>
      <Icon className={icon()} />
    </span>
  );
}
