import type { LucideIcon } from 'lucide-react';
import ArrowDownLeft from 'lucide-react/icons/arrow-down-left';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Check from 'lucide-react/icons/check';
import Clock3 from 'lucide-react/icons/clock-3';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { badge } from './Badge.css';

export type BadgeTone = 'in' | 'out' | 'success' | 'pending' | 'failed' | 'accent' | 'neutral';

/** Each money state has a shape of its own: colour alone tells nobody anything. */
const icons: Partial<Record<BadgeTone, LucideIcon>> = {
  in: ArrowDownLeft,
  out: ArrowUpRight,
  success: Check,
  pending: Clock3,
  failed: X,
};

interface BadgeProps {
  /** What the state means: its icon and colour. `neutral`, without an icon, unless told. */
  tone?: BadgeTone;
  /** The state in words. */
  children: ReactNode;
  /** For the place it has, not for its look. */
  className?: string;
}

/**
 * A state in a word, with an icon and a colour. For the states of entries, cards and slips. It is not to be tapped
 * (`Chips`, `Button`), and a sentence is no badge.
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
