import Clock3 from 'lucide-react/icons/clock-3';
import { useTranslation } from 'react-i18next';
import type { DepositBank } from '@/api/calls/lookup';
import { icon } from '@/components/Icon/Icon.css';
import * as css from '@/modals/Deposit/DepositModal.css';
import { AccountOwner, BankAccountCard } from './BankAccountCard';

/** The accounts to which members can transfer money, and the next steps. */
export function BankAccounts({ banks, onCopied }: { banks: readonly DepositBank[]; onCopied: () => void }) {
  const { t } = useTranslation('deposit');
  const [first, ...others] = banks;
  if (!first) return null;
  const isOneOwner =
    others.length > 0 &&
    others.every((bank) => bank.bankAccountName === first.bankAccountName && bank.currency === first.currency);
  return (
    <>
      <p className={css.lead}>{t('bank.lead')}</p>
      {isOneOwner ? (
        <p>
          <span className={css.muted}>{t('bank.owner')}</span> <AccountOwner bank={first} />
        </p>
      ) : null}
      <ul role="list" className={css.accounts} aria-label={t('bank.accounts')}>
        {banks.map((bank, index) => (
          <BankAccountCard
            // biome-ignore lint/suspicious/noArrayIndexKey: the server may send a bank twice, without a number
            key={`${bank.bankCode} ${bank.bankAccountNo} ${index}`}
            bank={bank}
            hasOwner={isOneOwner}
            onCopied={onCopied}
          />
        ))}
      </ul>
      <p className={css.guide}>
        <Clock3 className={icon()} />
        <span>{t('guide.credit')}</span>
      </p>
    </>
  );
}
