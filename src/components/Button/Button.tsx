import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Spinner } from '@/components/Loader/Spinner';
import { button } from './Button.css';
import { ignoreKeyRepeat } from './ignoreKeyRepeat';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  /** `action` is the one main action of a view. */
  variant?: 'action' | 'quiet' | 'danger';
  /** As wide as the place it has. */
  fullWidth?: boolean;
  /** Under way: shows a spinner, stays focusable, ignores taps. */
  busy?: boolean;
  /** Not available: stays focusable so that a screen reader can reach it, ignores taps. */
  disabled?: boolean;
  /** Before the words. */
  icon?: ReactNode;
  /** The element itself. */
  ref?: Ref<HTMLButtonElement>;
  /** What it does, as a verb. */
  children: ReactNode;
}

/**
 * A button: something happens here, once, however long Enter is held. Type is `button` unless told, so that it never
 * submits a form by accident. What
 * leads elsewhere is a `TextLink`, an icon without words an `IconButton`, a main way on from home a `Tile`.
 */
export function Button({
  variant,
  fullWidth,
  busy,
  disabled,
  icon,
  children,
  onClick,
  onKeyDown,
  className,
  type,
  ...rest
}: ButtonProps) {
  const idle = !busy && !disabled;
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={[button({ variant, fullWidth }), className].filter(Boolean).join(' ')}
      aria-disabled={!idle || undefined}
      aria-busy={busy || undefined}
      onKeyDown={(event) => {
        ignoreKeyRepeat(event);
        onKeyDown?.(event);
      }}
      onClick={(event) => (idle ? onClick?.(event) : event.preventDefault())}
    >
      {busy ? <Spinner>{icon}</Spinner> : icon}
      <span>{children}</span>
    </button>
  );
}
