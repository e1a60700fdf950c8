import type { ReactNode } from 'react';
import { before, place, spinner } from './Spinner.css';

interface SpinnerProps {
  /** Content that the spinner replaces, such as a button's icon. The content is visible until the spinner appears. */
  children?: ReactNode;
}

/**
 * A decorative spinner. A text elsewhere must also say what is in progress. The spinner takes its space immediately and
 * appears after 200 ms, so that a quick response does not flicker.
 */
export function Spinner({ children }: SpinnerProps) {
  return (
    <span className={place} aria-hidden="true">
      {children ? <span className={before}>{children}</span> : null}
      <span className={spinner} />
    </span>
  );
}
