import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css';

/**
 * Text for screen readers only. For information that sighted members get from an image or a position; information that
 * everybody needs is visible.
 */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={visuallyHidden}>{children}</span>;
}
