import Clock3 from 'lucide-react/icons/clock-3';
import { useTranslation } from 'react-i18next';
import type { DepositBank } from '@/api/calls/lookup';
import { useMediaQuery } from '@/components/Dialog/useMediaQuery';
import { icon } from '@/components/Icon/Icon.css';
import * as css from '@/modals/Deposit/DepositModal.css';
import { ToSlip } from '@/modals/Deposit/slip/ToSlip';
import { desktop } from '@/theme/screens';
import { BankAccountCard } from './BankAccountCard';

/** The accounts to which members can transfer money, and the next steps. */
export function BankAccounts({ banks }: { banks: readonly DepositBank[] }) {
  const isWide = useMediaQuery(desktop);
  const { t } = useTranslation('deposit');
  if (!banks.length) return null;
  return (
    <>
      <p className={css.lead}>{t('bank.lead')}</p>
      {isWide ? null : <ToSlip />}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops a list without bullets */}
      <ul role="list" className={css.accounts} aria-label={t('bank.accounts')}>
        {banks.map((bank, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the server may send a bank twice, without a number
          <BankAccountCard key={`${bank.bankCode} ${bank.bankAccountNo} ${index}`} bank={bank} />
        ))}
      </ul>
      <p className={css.guide}>
        <Clock3 className={icon()} />
        <span>{t('guide.credit')}</span>
      </p>
    </>
  );
}
