import type { LucideIcon } from 'lucide-react';
import ArrowDownLeft from 'lucide-react/icons/arrow-down-left';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Check from 'lucide-react/icons/check';
import Clock3 from 'lucide-react/icons/clock-3';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { badge } from './Badge.css';

export type BadgeTone = 'in' | 'out' | 'success' | 'pending' | 'failed' | 'accent' | 'neutral';

/** Each money state has its own icon, because colour must not be the only difference. */
const icons: Partial<Record<BadgeTone, LucideIcon>> = {
  in: ArrowDownLeft,
  out: ArrowUpRight,
  success: Check,
  pending: Clock3,
  failed: X,
};

interface BadgeProps {
  /** The meaning of the state, which sets icon and colour. Default: `neutral`, which has no icon. */
  tone?: BadgeTone;
  /** The state as a short text. */
  children: ReactNode;
  /** Class for layout, not for appearance. */
  className?: string;
}

/**
 * The state of an entry, card or slip in a few words, with an icon and a colour. For controls use `Chips` or `Button`,
 * and for sentences plain text.
 */
export function Badge({ tone = 'neutral', children, className }: BadgeProps) {
  const Icon = icons[tone];
  return (
    <span className={[badge({ tone }), className].filter(Boolean).join(' ')}>
      {Icon ? <Icon size="1em" strokeWidth={2.75} /> : null}
      <span>{children}</span>
    </span>
  );
}
