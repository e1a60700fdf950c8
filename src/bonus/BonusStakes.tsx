import { useTranslation } from 'react-i18next';
import { newestPage } from '@/api/calls/shapes';
import { getStatements } from '@/api/calls/statement';
import { getWallet } from '@/api/calls/wallet';
import { useRead } from '@/api/client/useRead';
import { SkeletonText } from '@/components/Skeleton/SkeletonText';
import { formatAmount } from '@/i18n/format';
import { multiplyBaht } from '@/lib/money';
import { BonusNotice } from './BonusNotice';
import { bonusAmount } from './bonusAmount';

/**
 * Returns the main wallet's balance in baht. Undefined while the wallet loads, and if its balance could not be read.
 */
function useMainWallet(): number | undefined {
  const { data, error } = useRead(getWallet);
  const amount = data?.wallet.amount;
  return error || !Number.isFinite(amount) ? undefined : amount;
}

/**
 * Shows, before a member takes a bonus or promotion, the money that its conditions block and the cost of cancelling.
 */
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
 * Shows, before a member cancels the active bonus, what cancelling may cost. The backend does not say which amount the
 * percentage applies to, so the text names the bonus from which the amount in baht is calculated. If the bonus or the
 * percentage is not known, the backend's notice says the cost.
 */
export function CancellingStakes({ percentFail, active }: CancellingStakesProps) {
  const { t } = useTranslation('bonus');
  const { data, error } = useRead(getStatements, { body: newestPage });
  const bonus = data && !error ? bonusAmount(data.statements, active) : undefined;
  if (bonus !== undefined && Number.isFinite(percentFail)) {
    return (
      <p>
        {t('cancel.deduction', {
          percent: percentFail,
          bonus: formatAmount(bonus),
          amount: formatAmount(multiplyBaht(bonus, percentFail / 100)),
        })}
      </p>
    );
  }
  if (!data && !error) return <SkeletonText lines={2} />;
  return (
    <>
      <p>{t('cancel.ends')}</p>
      <BonusNotice percentFail={percentFail} />
    </>
  );
}
