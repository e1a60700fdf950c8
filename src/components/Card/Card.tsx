import type { HTMLAttributes, ReactNode } from 'react';
import { card } from './Card.css';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'li';
  /** `pouch` is the hero surface with the stitched hem: one per view. */
  variant?: 'plain' | 'sunken' | 'pouch';
  flush?: boolean;
  children: ReactNode;
}

/** A surface that holds what belongs together. */
export function Card({ as: Element = 'div', variant, flush, className, ...rest }: CardProps) {
  return <Element {...rest} className={[card({ variant, flush }), className].filter(Boolean).join(' ')} />;
}
