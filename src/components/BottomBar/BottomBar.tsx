import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { bare } from '@/lib/paths';
import { bar, item, itemLabel, items as itemsStyle, mark } from './BottomBar.css';

interface Common {
  /** React key; unique in the bar. */
  id: string;
  /** Text below the icon. */
  label: string;
  /** An icon of the default size. */
  icon: ReactNode;
  /** Draws the icon in a circle that rises above the bar. */
  central?: boolean;
}
/** An item is either a link (`to`) or a button (`button`). */
export type BottomBarItem = Common &
  (
    | {
        to: string;
        /** Other pages that light the item, because members reach them from its page. */
        also?: readonly string[];
        button?: never;
      }
    | { to?: never; also?: never; button: { onClick: () => void; onPointerDown?: () => void } }
  );

interface BottomBarProps {
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
  const path = bare(useLocation().pathname);
  return (
    <nav className={bar} aria-label={label} data-theme={dark ? 'dark' : undefined}>
      <ul role="list" className={itemsStyle}>
        {items.map(({ id, label: text, icon, central, to, also, button }) => {
          const content = (
            <>
              <span className={mark({ central })}>{icon}</span>
              <span className={itemLabel}>{text}</span>
            </>
          );
          return (
            <li key={id}>
              {to !== undefined ? (
                <Link
                  className={item}
                  to={to}
                  aria-current={path === to ? 'page' : also?.includes(path) ? true : undefined}
                >
                  {content}
                </Link>
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
