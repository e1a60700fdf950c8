import { ArrowDownLeft, ArrowUpRight, Check, Clock3, type LucideIcon, X } from 'lucide-react';
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
  tone?: BadgeTone;
  /** The state in words. */
  children: ReactNode;
  className?: string;
}

/** A state in a word, with an icon and a colour. */
export function Badge({ tone = 'neutral', children, className }: BadgeProps) {
  const Icon = icons[tone];
  return (
    <span className={[badge({ tone }), className].filter(Boolean).join(' ')}>
      {Icon ? <Icon size="1em" strokeWidth={2.75} /> : null}
      {children}
    </span>
  );
}
