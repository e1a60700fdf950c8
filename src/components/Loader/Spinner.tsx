import type { ReactNode } from 'react';
import { before, place, spinner } from './Spinner.css';

interface SpinnerProps {
  /** What it takes the place of, such as a button's icon: seen until the spinner shows. */
  children?: ReactNode;
}

/**
 * Decorative; whoever shows it also says in words what is going on. It has its room at once and shows after 200 ms, so
 * that a quick answer does not flicker.
 */
export function Spinner({ children }: SpinnerProps) {
  return (
    <span className={place} aria-hidden="true">
      {children ? <span className={before}>{children}</span> : null}
      <span className={spinner} />
    </span>
  );
}
