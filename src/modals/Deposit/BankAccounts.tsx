import Clock3 from 'lucide-react/icons/clock-3';
import Receipt from 'lucide-react/icons/receipt-text';
import { useTranslation } from 'react-i18next';
import type { DepositBank } from '@/api/lookup';
import { icon } from '@/components/Icon/Icon.css';
import { useSteps } from '@/components/Steps/useSteps';
import { BankAccountCard } from './BankAccountCard';
import * as css from './DepositModal.css';

/** Accounts to transfer to, and what happens after it. The first answers the tap; the rest comes with the frame after it. */
export function BankAccounts({ banks }: { banks: readonly DepositBank[] }) {
  const { t } = useTranslation('deposit');
  const isShown = useSteps(2) === 2;
  if (!banks.length) return null;
  return (
    <>
      <p className={css.lead}>{t('bank.lead')}</p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops a list without bullets */}
      <ul role="list" className={css.accounts} aria-label={t('bank.accounts')}>
        {(isShown ? banks : banks.slice(0, 1)).map((bank, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one bank may come twice, without a number
          <BankAccountCard key={`${bank.bankCode} ${bank.bankAccountNo} ${index}`} bank={bank} />
        ))}
      </ul>
      {isShown && (
        <ul className={css.guide}>
          <li>
            <Clock3 className={icon()} />
            {t('guide.credit')}
          </li>
          <li>
            <Receipt className={icon()} />
            {t('guide.slip')}
          </li>
        </ul>
      )}
    </>
  );
}
