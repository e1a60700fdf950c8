import { SpelledNumber } from '@/components/SpelledNumber/SpelledNumber';
import { detectLang } from '@/i18n/detectLang';

interface KeepInTextProps {
  /** A translated sentence. */
  children: string;
  /** The name, number or code in the sentence. */
  keep: string;
  /** True if screen readers read the part digit by digit, such as a phone number. */
  spelled?: boolean;
}

/**
 * A sentence in which browser translators leave one name, number or code unchanged. If the name, number or code has its
 * own element, set `translate="no"` on that element instead.
 */
export function KeepInText({ children: text, keep, spelled }: KeepInTextProps) {
  const start = keep ? text.indexOf(keep) : -1;
  if (start < 0) return <span>{text}</span>;
  return (
    <>
      <span>{text.slice(0, start)}</span>
      <span translate="no" lang={detectLang(keep)}>
        {spelled ? <SpelledNumber>{keep}</SpelledNumber> : keep}
      </span>
      <span>{text.slice(start + keep.length)}</span>
    </>
  );
}
