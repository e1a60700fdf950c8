import type { ReactNode } from 'react';
import { TruncatedText } from '@/components/TruncatedText/TruncatedText';
import { bar, home, inner, slots } from './TopBar.css';

export interface TopBarProps {
  /** The site's name. A text takes one line and expands on tap; use `HomeLink` for a link home. */
  title: ReactNode;
  /** Controls at the end of the bar: the language switch, then log out. */
  children?: ReactNode;
  /** A message for the whole site below the title. It sticks with the bar. */
  notice?: ReactNode;
}

/**
 * The sticky bar at the top of a page, with the link home and the language menu. Members' pages also have the logout
 * button in it. Use one bar per page, and put the page's content below it.
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
