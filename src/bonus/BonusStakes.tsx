import { useTranslation } from 'react-i18next';
import { getStatements } from '@/api/calls/statement';
import { getWallet } from '@/api/calls/wallet';
import { useRead } from '@/api/client/useRead';
import { formatAmount } from '@/i18n/format';
import { multiplyBaht } from '@/lib/money';
import { BonusNotice } from './BonusNotice';
import { bonusAmount } from './bonusAmount';

/** Past the newest hundred entries nobody looks for what the bonus has brought. */
export const newestEntries = { body: { page: 1, limit: 100 } } as const;

/** What is in the main wallet, in baht; undefined while it is read and where it is not known. */
function useMainWallet(): number | undefined {
  const { data, error } = useRead(getWallet);
  const amount = data?.wallet.amount;
  return error || !Number.isFinite(amount) ? undefined : amount;
}

/** Before a bonus or promotion is taken: what waits for its conditions, and what cancelling costs. */
export function TakingStakes({ percentFail }: { percentFail: number }) {
  const { t } = useTranslation('bonus');
  const main = useMainWallet();
  return (
    <>
      <p>{main === undefined ? t('take.hold') : t('take.holdAmount', { amount: formatAmount(main) })}</p>
      <BonusNotice percentFail={percentFail} />
    </>
  );
}

interface CancellingStakesProps {
  percentFail: number;
  active: 'bonus' | 'promotion';
}

/**
 * Before the active one is cancelled: what is kept, what is given up, and what cancelling costs. What its percent is
 * taken of, no call tells: the percent in baht is of the bonus, and says so.
 */
export function CancellingStakes({ percentFail, active }: CancellingStakesProps) {
  const { t } = useTranslation('bonus');
  const main = useMainWallet();
  const { data, error } = useRead(getStatements, newestEntries);
  const bonus = data && !error ? bonusAmount(data.statements, active) : undefined;
  return (
    <>
      {main === undefined ? null : <p>{t('cancel.keep', { amount: formatAmount(main) })}</p>}
      {bonus === undefined || !Number.isFinite(percentFail) ? null : (
        <p>
          {t('cancel.share', {
            percent: percentFail,
            bonus: formatAmount(bonus),
            amount: formatAmount(multiplyBaht(bonus, percentFail / 100)),
          })}
        </p>
      )}
      <BonusNotice percentFail={percentFail} />
    </>
  );
}
