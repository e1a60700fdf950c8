import { skeleton } from './Skeleton.css';

export interface SkeletonProps {
  /** What it stands in for; each takes the room of the real thing, so that nothing jumps when it comes. */
  shape?: 'text' | 'title' | 'figure' | 'button' | 'tile' | 'card' | 'picture' | 'circle';
  /** Its share of the row; `full` unless told. */
  width?: 'full' | 'wide' | 'half' | 'short';
}

/**
 * A silent placeholder. Whoever shows some also says "loading" once, by `Loader` or `aria-busy`. For content whose
 * shape is known; otherwise a `Loader` alone.
 */
export function Skeleton({ shape, width }: SkeletonProps) {
  return <span className={skeleton({ shape, width })} aria-hidden="true" />;
}
