import { words } from './SkeletonWords.css';

interface SkeletonWordsProps {
  /** A sample of the text that it replaces. */
  like: string;
}

/** A placeholder within a line of text. It takes the space of the text, so that nothing moves when that arrives. */
export function SkeletonWords({ like }: SkeletonWordsProps) {
  return <span className={words} data-like={like} aria-hidden="true" />;
}
