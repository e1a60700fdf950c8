import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Clipped } from '@/components/Clipped/Clipped';
import { bar, home, inner, slots } from './TopBar.css';

export interface TopBarProps {
  /** The site's own name; a text of any length takes one line. */
  title: ReactNode;
  /** Where the title leads; plain text without it. */
  homeTo?: string;
  /** At the end: the language switch, then log out. */
  children?: ReactNode;
  /** News for the whole site, below the title; sticks with the bar. */
  notice?: ReactNode;
}

/**
 * The bar at the top of every page; sticks there while the page scrolls. One a page, with the way home, the language
 * and log out: what belongs to the page itself stands below.
 */
export function TopBar({ title, homeTo, children, notice }: TopBarProps) {
  const name = typeof title === 'string' ? <Clipped>{title}</Clipped> : title;
  return (
    <header className={bar}>
      <div className={inner}>
        {homeTo === undefined ? (
          <span className={home} translate="no">
            {name}
          </span>
        ) : (
          <Link className={home} to={homeTo} translate="no">
            {name}
          </Link>
        )}
        <div className={slots}>{children}</div>
      </div>
      {notice}
    </header>
  );
}
