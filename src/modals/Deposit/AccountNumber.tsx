import { Clipped } from '@/components/Clipped/Clipped';
import { formatAccountNumber } from '@/i18n/format';
import * as css from './DepositModal.css';

/**
 * An account number in groups that can be read aloud: 3-3-rest at exactly 10 digits (spec section 9), else fours, set
 * apart by room alone, so that selecting it by hand still takes the number as it is. Any other name is shortened.
 */
export function AccountNumber({ number }: { number: string }) {
  const groups = /^\d{11,40}$/.test(number) ? number.match(/\d{1,4}/g) : null;
  if (!groups) {
    return (
      <Clipped lines={2} openable>
        {formatAccountNumber(number)}
      </Clipped>
    );
  }
  return groups.map((group, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: groups of one number have no other name
    <span key={index} className={css.digits}>
      {group}
    </span>
  ));
}
