import { text } from './SkeletonWords.css';

interface SkeletonWordsProps {
  /** A sample of the expected text, which sets the size of the placeholder. */
  like: string;
}

/**
 * A placeholder within a line of text. The placeholder takes the space of the sample, so that little moves when the
 * text arrives.
 */
export function SkeletonWords({ like }: SkeletonWordsProps) {
  return <span className={text} data-like={like} aria-hidden="true" />;
}
