import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Spinner } from '@/components/Loader/Spinner';
import { iconButton } from './IconButton.css';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'children'> {
  /** Says what it does; read out, and shown as a tooltip. */
  label: string;
  /** Which one, where several of that label stand on a page: read out after it, and not shown. */
  of?: string;
  /** An icon of usual size. */
  icon: ReactNode;
  /** `plain` unless told; `quiet` has an edge, `action` is the main action of a view. */
  variant?: 'plain' | 'quiet' | 'action';
  /** For a switch: whether it is on. The label stays the same. */
  pressed?: boolean;
  /** Under way: shows a spinner, stays focusable, ignores taps. */
  busy?: boolean;
  /** Not available: stays focusable, ignores taps. */
  disabled?: boolean;
  /** The element itself. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A round button with an icon alone, 44 px at least. For what everybody knows by its picture (close, refresh, show);
 * where a word helps, use a `Button`.
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
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={[iconButton({ variant }), className].filter(Boolean).join(' ')}
      aria-label={of ? `${label}: ${of}` : label}
      title={label}
      aria-pressed={pressed}
      aria-disabled={!idle || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => (idle ? onClick?.(event) : event.preventDefault())}
    >
      {busy ? <Spinner>{icon}</Spinner> : icon}
    </button>
  );
}
