import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css';

/**
 * Read by screen readers, not seen. For what a picture or a place tells the eye; what everybody should know is seen.
 */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={visuallyHidden}>{children}</span>;
}
