import type { ReactNode } from 'react';
import { TruncatedText } from '@/components/TruncatedText/TruncatedText';
import { bar, home, inner, slots } from './TopBar.css';

export interface TopBarProps {
  /** The site's own name: a text takes one line, and all it needs after a tap. `HomeLink` makes it the way home. */
  title: ReactNode;
  /** At the end: the language switch, then log out. */
  children?: ReactNode;
  /** News for the whole site, below the title; sticks with the bar. */
  notice?: ReactNode;
}

/**
 * The bar at the top of every page; sticks there while the page scrolls. One a page, with the way home, the language
 * and log out: what belongs to the page itself stands below.
 */
export function TopBar({ title, children, notice }: TopBarProps) {
  return (
    <header className={bar}>
      <div className={inner}>
        <span className={home}>
          {typeof title === 'string' ? (
            <TruncatedText openable translate="no">
              {title}
            </TruncatedText>
          ) : (
            title
          )}
        </span>
        <div className={slots}>{children}</div>
      </div>
      {notice}
    </header>
  );
}
