import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Spinner } from '@/components/Loader/Spinner';
import { iconButton } from './IconButton.css';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'children'> {
  /** Names the action. Screen readers read it, and a tooltip shows it. */
  label: string;
  /**
   * Distinguishes several buttons with the same label. Screen readers and the tooltip give this text after the label.
   */
  of?: string;
  /** An icon of the default size. */
  icon: ReactNode;
  /** `quiet` is filled; `action` is for the main action of a view. Default: `plain`. */
  variant?: 'plain' | 'quiet' | 'action';
  /** Makes this a toggle button: true is on, false is off. The label must not change with the state. */
  pressed?: boolean;
  /** The action is in progress. The button shows a spinner and ignores taps, but stays focusable. */
  busy?: boolean;
  /** The action is not available. The button ignores taps, but stays focusable. */
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A round button with only an icon, at least 44 px wide. Use it for well-known icons (close, refresh, show); if a word
 * helps, use `Button`.
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
      // The title equals the name, because screen readers would also read a title that differs.
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
