import type { HTMLAttributes, ReactNode } from 'react';
import { card } from './Card.css';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** The element that it is; `div` unless told. */
  as?: 'div' | 'section' | 'article' | 'li';
  /** `pouch` is the hero surface with the stitched hem: one per view. */
  variant?: 'plain' | 'sunken' | 'pouch';
  /** Without padding: what it holds reaches its edges. */
  flush?: boolean;
  /** What belongs together. */
  children: ReactNode;
}

/**
 * A surface that holds what belongs together. Rows of one kind are a `List`, and what lies over the page is a `Dialog`.
 */
export function Card({ as: Element = 'div', variant, flush, className, ...rest }: CardProps) {
  return <Element {...rest} className={[card({ variant, flush }), className].filter(Boolean).join(' ')} />;
}
