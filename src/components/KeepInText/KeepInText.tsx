import { langOf } from '@/i18n/langOf';

interface KeepInTextProps {
  /** A sentence from our translations. */
  children: string;
  /** A name, a number or a code in that sentence. */
  keep: string;
}

/**
 * A sentence in which browser translators leave one part unchanged. A name or number in its own element has
 * `translate="no"` there instead.
 */
export function KeepInText({ children: text, keep }: KeepInTextProps) {
  const at = keep ? text.indexOf(keep) : -1;
  if (at < 0) return <span>{text}</span>;
  return (
    <>
      <span>{text.slice(0, at)}</span>
      <span translate="no" lang={langOf(keep)}>
        {keep}
      </span>
      <span>{text.slice(at + keep.length)}</span>
    </>
  );
}
