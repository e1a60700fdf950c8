import type { HTMLAttributes, ReactNode } from 'react';
import { card } from './Card.css';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** The HTML element. Default: `div`. */
  as?: 'div' | 'section' | 'article' | 'li';
  /** `pouch` has the stitched seam. Use it for the balance, a receipt and the wheel. Default: `plain`. */
  variant?: 'plain' | 'sunken' | 'pouch';
  /** Removes the padding, so that the content reaches the edges. */
  flush?: boolean;
  children: ReactNode;
}

/** A surface that groups related content. For similar rows use `List`; for content over the page, `Dialog`. */
export function Card({ as: Element = 'div', variant, flush, className, ...rest }: CardProps) {
  return <Element {...rest} className={[card({ variant, flush }), className].filter(Boolean).join(' ')} />;
}
