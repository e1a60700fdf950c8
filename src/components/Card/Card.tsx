import type { HTMLAttributes, ReactNode } from 'react';
import { card } from './Card.css';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** The HTML element. Default: `div`. */
  as?: 'div' | 'section' | 'article' | 'li';
  /** `pouch` has the stitched seam. Use it for the balance, a receipt and the wheel. Default: `plain`. */
  variant?: 'plain' | 'sunken' | 'pouch';
  children: ReactNode;
}

/** A surface that groups related content. For similar rows use `List`; for content over the page, `Dialog`. */
export function Card({ as: Element = 'div', variant, className, ...rest }: CardProps) {
  return <Element {...rest} className={[card({ variant }), className].filter(Boolean).join(' ')} />;
}
