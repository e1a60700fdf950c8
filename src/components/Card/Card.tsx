import type { HTMLAttributes, ReactNode } from 'react';
import { card } from './Card.css';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** The HTML element. Default: `div`. */
  as?: 'div' | 'section' | 'article' | 'li';
  /** `pouch` is the highlighted surface with the stitched seam. Use one per view. Default: `plain`. */
  variant?: 'plain' | 'sunken' | 'pouch';
  /** Removes the padding, so that the content reaches the edges. */
  flush?: boolean;
  children: ReactNode;
}

/** A surface that groups related content. For similar rows use `List`; for content over the page, `Dialog`. */
export function Card({ as: Element = 'div', variant, flush, className, ...rest }: CardProps) {
  return <Element {...rest} className={[card({ variant, flush }), className].filter(Boolean).join(' ')} />;
}
