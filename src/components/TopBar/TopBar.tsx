import type { ReactNode } from 'react';
import { TruncatedText } from '@/components/TruncatedText/TruncatedText';
import { bar, home, inner, slots } from './TopBar.css';

export interface TopBarProps {
  /** The site's name. A string takes one line and, if truncated, expands on tap. For a link home use `HomeLink`. */
  title: ReactNode;
  /** Controls at the end of the bar: the language menu and, on members' pages, the logout button. */
  children?: ReactNode;
  /** A site-wide message below the title. It stays in view with the bar. */
  notice?: ReactNode;
}

/**
 * The bar at the top of a page, with the site's name and the controls. It is sticky, except in a short viewport. Use
 * one bar per page, and put the page's content below it.
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
