import { skeleton } from './Skeleton.css';

export interface SkeletonProps {
  /** The content it replaces. Each shape takes the space of the real content, so that nothing jumps. */
  shape?: 'text' | 'title' | 'figure' | 'button' | 'tile' | 'card' | 'picture' | 'circle';
  /** Share of the row. Default: `full`. */
  width?: 'full' | 'wide' | 'half' | 'short';
}

/**
 * A placeholder that screen readers ignore. Its owner says "loading" once, by `Loader` or `aria-busy`. For content of a
 * known shape; otherwise use only a `Loader`.
 */
export function Skeleton({ shape, width }: SkeletonProps) {
  return <span className={skeleton({ shape, width })} aria-hidden="true" />;
}
