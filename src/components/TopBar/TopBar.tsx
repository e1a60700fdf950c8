import type { ReactNode } from 'react';
import { Pouch } from '@/components/Pouch/Pouch';
import { TruncatedText } from '@/components/TruncatedText/TruncatedText';
import { bar, home, inner, slots } from './TopBar.css';

interface TopBarProps {
  /** The site's name. A string takes one line and, if truncated, expands on tap. For a link home use `HomeLink`. */
  title: ReactNode;
  /** Makes the bar dark green in both themes, as on members' pages. */
  dark?: boolean;
  /** Controls at the end of the bar: the language menu and, on members' pages, the logout button. */
  children?: ReactNode;
  /** A site-wide message below the title. It stays in view with the bar. */
  notice?: ReactNode;
}

/**
 * The bar at the top of a page, with the pouch, the site's name and the controls. It is sticky, except in a short viewport. Use
 * one bar per page, and put the page's content below it.
 */
export function TopBar({ title, dark, children, notice }: TopBarProps) {
  return (
    <header className={bar} data-theme={dark ? 'dark' : undefined}>
      <div className={inner}>
        <span className={home}>
          {typeof title === 'string' ? (
            <>
              <Pouch size={2} />
              <TruncatedText openable translate="no">
                {title}
              </TruncatedText>
            </>
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
