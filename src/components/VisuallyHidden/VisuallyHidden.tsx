import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css';

/** Read by screen readers, not seen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={visuallyHidden}>{children}</span>;
}
