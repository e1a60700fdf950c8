import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Spinner } from '@/components/Loader/Spinner';
import { button } from './Button.css';
import { ignoreKeyRepeat } from './ignoreKeyRepeat';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  /** `action` is for the main action of a view. Default: `action`. */
  variant?: 'action' | 'quiet' | 'danger';
  /** Fills the width of its container. */
  fullWidth?: boolean;
  /** The action is in progress. The button shows a spinner and ignores taps, but stays focusable. */
  busy?: boolean;
  /** The action is not available. The button ignores taps, but stays focusable so that screen readers reach it. */
  disabled?: boolean;
  /** Icon before the text. */
  icon?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
  /** The label: a verb that names the action. */
  children: ReactNode;
}

/**
 * A button that performs an action, once per press even if Enter is held down. The default `type` is `button`, so the
 * button does not submit a form by accident. For navigation use `TextLink`; for an icon without text, `IconButton`; for
 * a main destination of the home page, `Tile`.
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
