import { useTranslation } from 'react-i18next';
import { type Deposit, getDeposit } from '@/api/lookup';
import { useRead } from '@/api/useRead';
import { Dialog } from '@/components/Dialog/Dialog';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { FailedState } from '@/components/FailedState/FailedState';
import { SkeletonText } from '@/components/Skeleton/SkeletonText';
import type { ModalProps } from '@/layers/modalNames';
import { PaymentMethods } from './PaymentMethods';
import { offerOf } from './paymentMethods';

/** In manual mode every row is shown as it is; else only what makes a payment method counts. */
const hasWays = (deposit: Deposit): boolean =>
  deposit.isManual ? deposit.banks.length + deposit.wallets.length > 0 : offerOf(deposit).methods.length > 0;

/** Money in (spec section 2, deposit modal). The argument may name a payment method (`qr`), a provider
 * (`WW`) or sending a slip (`slip`) to start with. */
export function DepositModal({ argument, onClose }: ModalProps) {
  const { t } = useTranslation('deposit');
  const { data, error, isLoading, reload } = useRead(getDeposit);

  if (data && hasWays(data)) {
    return <PaymentMethods deposit={data} start={argument} onClose={() => onClose()} />;
  }
  return (
    <Dialog open title={t('title')} onClose={() => onClose()}>
      {data ? (
        <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
      ) : error ? (
        <FailedState call={getDeposit} title={t('failed')} busy={isLoading} onRetry={() => void reload()} />
      ) : (
        <SkeletonText lines={6} />
      )}
    </Dialog>
  );
}
