import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { bar, item, items as itemsStyle, mark, words } from './BottomBar.css';

interface Common {
  /** Tells the entries apart. */
  id: string;
  /** The word below the icon. */
  label: string;
  /** An icon of usual size. */
  icon: ReactNode;
  /** The raised button in the middle. */
  central?: boolean;
}
/** An entry goes somewhere (`to`) or opens something (`button`). */
export type BottomBarItem = Common &
  ({ to: string; button?: never } | { to?: never; button: { onClick: () => void; onPointerDown?: () => void } });

export interface BottomBarProps {
  /** Names the navigation for screen readers. */
  label: string;
  /** In reading order, at most five. */
  items: readonly BottomBarItem[];
}

/**
 * The menu at the bottom. It sticks to the lower edge and takes its own room, so that it never covers
 * the end of the page: let it be the last child of a column at least as high as the screen. For the main pages; what
 * belongs to one page stands on that page.
 */
export function BottomBar({ label, items }: BottomBarProps) {
  return (
    <nav className={bar} aria-label={label}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops a list without bullets */}
      <ul role="list" className={itemsStyle}>
        {items.map(({ id, label: text, icon, central, to, button }) => {
          const content = (
            <>
              <span className={mark({ central })}>{icon}</span>
              <span className={words}>{text}</span>
            </>
          );
          return (
            <li key={id}>
              {to !== undefined ? (
                <NavLink className={item} to={to} end>
                  {content}
                </NavLink>
              ) : (
                <button type="button" className={item} aria-haspopup="dialog" {...button}>
                  {content}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
