import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Spinner } from '@/components/Loader/Spinner';
import { badge as badgeStyle, emblem, label as labelStyle, tile } from './Tile.css';

interface Common {
  /** An icon of the default size. */
  icon: ReactNode;
  /** One or two words below the icon. */
  label: ReactNode;
  /**
   * A short figure at the icon's edge, such as a number of coins. It is decorative, so repeat it in the label for
   * screen readers.
   */
  badge?: ReactNode;
  /** Marks the one main action of the menu. */
  strong?: boolean;
}
/** A tile is either a link (`to`) or a button (`onClick`). */
export type TileProps = Common &
  (
    | { to: string; onClick?: never; onPointerDown?: never; busy?: never; disabled?: never }
    | { to?: never; onClick: () => void; onPointerDown?: () => void; busy?: boolean; disabled?: boolean }
  );

/**
 * A big square target of a menu grid; lay out several in an element with the class `tiles`. For the main destinations
 * of the home page; a single action is a `Button`.
 */
export function Tile({ icon, label, badge, strong, to, onClick, onPointerDown, busy, disabled }: TileProps) {
  const content = (
    <>
      <span className={emblem({ strong })}>
        {busy ? <Spinner>{icon}</Spinner> : icon}
        {badge === undefined ? null : (
          <span className={badgeStyle} aria-hidden="true" translate="no">
            {badge}
          </span>
        )}
      </span>
      <span className={labelStyle}>{label}</span>
    </>
  );
  return to !== undefined ? (
    <Link className={tile({ strong })} to={to}>
      {content}
    </Link>
  ) : (
    <button
      type="button"
      className={tile({ strong })}
      aria-disabled={busy || disabled || undefined}
      aria-busy={busy || undefined}
      onPointerDown={onPointerDown}
      onClick={() => !busy && !disabled && onClick()}
    >
      {content}
    </button>
  );
}
