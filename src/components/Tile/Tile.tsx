import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Spinner } from '@/components/Loader/Spinner';
import { badge as badgeStyle, emblem, label as labelStyle, tile } from './Tile.css';

interface Common {
  /** An icon of the default size. */
  icon: ReactNode;
  /** One or two words below the icon. */
  label: ReactNode;
  /**
   * A short figure in the tile's corner, such as a number of coins. It is decorative, so repeat it in the label for
   * screen readers.
   */
  badge?: ReactNode;
  /** Marks the main action of the menu. Use it once. */
  strong?: boolean;
}
/** A tile is either a link (`to`) or a button (`onClick`). */
type TileProps = Common &
  (
    | { to: string; onClick?: never; busy?: never; disabled?: never }
    | ({
        to?: never;
        onClick: (event: MouseEvent<HTMLButtonElement>) => void;
        busy?: boolean;
        disabled?: boolean;
      } & Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'onPointerDown' | 'aria-haspopup'>)
  );

/**
 * A large tap target with icon and label, in a grid such as the home page's `tiles`. Use it for the main destinations
 * of the home page; for a single action use `Button`.
 */
export function Tile({ icon, label, badge, strong, to, onClick, busy, disabled, ...rest }: TileProps) {
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
      {...rest}
      onClick={(event) => !busy && !disabled && onClick(event)}
    >
      {content}
    </button>
  );
}
