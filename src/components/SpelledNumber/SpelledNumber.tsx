import { spoken } from '@/components/Amount/Amount.css';
import { NoValue } from '@/components/NoValue/NoValue';
import { noValue } from '@/i18n/format';
import { spellDigits } from '@/lib/digits';
import { number } from './SpelledNumber.css';

/**
 * A number that somebody has to write down, such as an account number. Screen readers read its digits one by one,
 * because they would otherwise read `020331187452` as billions. Copied text contains the number only once. A missing
 * number shows a dash with a spoken name. For amounts use `Amount`.
 */
export function SpelledNumber({ children }: { children: string }) {
  if (!children || children === noValue) return <NoValue />;
  const spelled = spellDigits(children);
  if (spelled === children) return <span translate="no">{children}</span>;
  return (
    <span translate="no" className={number}>
      <span className={spoken}>{spelled}</span>
      <span aria-hidden="true">{children}</span>
    </span>
  );
}
