import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { bar, item, items as itemsStyle, labels, mark } from './BottomBar.css';

interface Common {
  /** React key; unique in the bar. */
  id: string;
  /** Text below the icon. */
  label: string;
  /** An icon of the default size. */
  icon: ReactNode;
  /** Makes the item gold while it is current. */
  central?: boolean;
}
/** An item is either a link (`to`) or a button (`button`). */
export type BottomBarItem = Common &
  ({ to: string; button?: never } | { to?: never; button: { onClick: () => void; onPointerDown?: () => void } });

export interface BottomBarProps {
  /** Accessible name of the navigation. */
  label: string;
  /** The items in reading order, at most five. */
  items: readonly BottomBarItem[];
  /** Makes the bar dark green in both themes, as on members' pages. */
  dark?: boolean;
}

/**
 * The menu of the main pages. The bar sticks to the lower edge, except in a short viewport. It takes its own space, so
 * it does not cover the end of the page. Make it the last child of a column at least as high as the viewport. On a
 * desktop the menu stands in the top bar (`frame.css.ts`). Put actions of a single page on that page.
 */
export function BottomBar({ label, items, dark }: BottomBarProps) {
  return (
    <nav className={bar} aria-label={label} data-theme={dark ? 'dark' : undefined}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops a list without bullets */}
      <ul role="list" className={itemsStyle}>
        {items.map(({ id, label: text, icon, central, to, button }) => {
          const content = (
            <>
              <span className={mark({ central })}>{icon}</span>
              <span className={labels}>{text}</span>
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
