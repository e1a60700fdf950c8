import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { bar, home, inner, slots } from './TopBar.css';

export interface TopBarProps {
  /** The site's own name. */
  title: ReactNode;
  /** Where the title leads; plain text without it. */
  homeTo?: string;
  /** At the end: the language switch, then log out. */
  children?: ReactNode;
  /** News for the whole site, below the title; sticks with the bar. */
  notice?: ReactNode;
}

/** The bar at the top of every page; sticks there while the page scrolls. */
export function TopBar({ title, homeTo, children, notice }: TopBarProps) {
  return (
    <header className={bar}>
      <div className={inner}>
        {homeTo === undefined ? (
          <span className={home}>{title}</span>
        ) : (
          <Link className={home} to={homeTo}>
            {title}
          </Link>
        )}
        <div className={slots}>{children}</div>
      </div>
      {notice}
    </header>
  );
}
