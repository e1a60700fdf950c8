import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Spinner } from '@/components/Loader/Spinner';
import { iconButton } from './IconButton.css';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'children'> {
  /** Names the action; read by screen readers and shown as a tooltip. */
  label: string;
  /** Distinguishes several buttons with this label for screen readers: read after it. */
  of?: string;
  /** An icon of the default size. */
  icon: ReactNode;
  /** `quiet` has a border, `action` is the main action of a view. Default: `plain`. */
  variant?: 'plain' | 'quiet' | 'action';
  /** Makes it a toggle button: true when it is on. The label stays the same. */
  pressed?: boolean;
  /** In progress: shows a spinner, stays focusable, ignores taps. */
  busy?: boolean;
  /** Not available: stays focusable, ignores taps. */
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A round button with only an icon, at least 44 px wide. For well-known icons (close, refresh, show); if a word helps,
 * use a `Button`.
 */
export function IconButton({
  label,
  of,
  icon,
  variant,
  pressed,
  busy,
  disabled,
  onClick,
  className,
  type,
  ...rest
}: IconButtonProps) {
  const idle = !busy && !disabled;
  const name = of ? `${label}: ${of}` : label;
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={[iconButton({ variant }), className].filter(Boolean).join(' ')}
      aria-label={name}
      // Screen readers also read a title, if it differs from the name.
      title={name}
      aria-pressed={pressed}
      aria-disabled={!idle || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => (idle ? onClick?.(event) : event.preventDefault())}
    >
      {busy ? <Spinner>{icon}</Spinner> : icon}
    </button>
  );
}
