import { skeleton } from './Skeleton.css';

interface SkeletonProps {
  /**
   * The kind of content that is loading. Each shape takes the space of the real content, so that nothing moves when the
   * content arrives. Default: `text`.
   */
  shape?: 'text' | 'title' | 'figure' | 'button' | 'tile' | 'card' | 'picture' | 'circle';
  /** Width as a share of the container: 100, 75, 50 or 30 %. Default: `full`. */
  width?: 'full' | 'wide' | 'half' | 'short';
}

/**
 * A placeholder that screen readers ignore. A `Loader` or `aria-busy` must say once that the content is loading. Use it
 * for content of a known shape; otherwise use only a `Loader`.
 */
export function Skeleton({ shape, width }: SkeletonProps) {
  return <span className={skeleton({ shape, width })} aria-hidden="true" />;
}
