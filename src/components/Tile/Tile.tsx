import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Spinner } from '@/components/Loader/Spinner';
import { badge as badgeStyle, emblem, label as labelStyle, tile } from './Tile.css';

interface Common {
  /** An icon of usual size. */
  icon: ReactNode;
  /** One or two words below the icon. */
  label: ReactNode;
  /** A short figure at the emblem's edge, such as a coin count; decorative, so name it in the label for screen readers. */
  badge?: ReactNode;
  /** The one main action of the menu. */
  strong?: boolean;
}
/** A tile goes somewhere (`to`) or does something (`onClick`). */
export type TileProps = Common &
  (
    | { to: string; onClick?: never; onPointerDown?: never; busy?: never; disabled?: never }
    | { to?: never; onClick: () => void; onPointerDown?: () => void; busy?: boolean; disabled?: boolean }
  );

/**
 * A big square target of a menu grid; lay several out in an element with the class `tiles`. For home's main ways on; a
 * single action is a `Button`.
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
