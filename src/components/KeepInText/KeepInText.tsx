import { langOf } from '@/i18n/langOf';

interface KeepInTextProps {
  /** A sentence of our own. */
  children: string;
  /** A name, a number or a code in it. */
  keep: string;
}

/**
 * A sentence in which a browser's translator leaves one part as it is. A name or a number that has an element of its own
 * carries `translate="no"` there instead.
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
