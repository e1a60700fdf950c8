import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css';

/**
 * Text for screen readers only. Use it for information that sighted members get from an image or a position.
 * Information that everyone needs must be visible.
 */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={visuallyHidden}>{children}</span>;
}

/** A pause between two parts of a control's name that stand in two places, such as a title and a note. */
export function SpokenPause() {
  return <VisuallyHidden>, </VisuallyHidden>;
}
