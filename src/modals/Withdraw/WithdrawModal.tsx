import { useTranslation } from 'react-i18next';
import { getWithdrawLimits } from '@/api/lookup';
import { useRead } from '@/api/useRead';
import { getWallet } from '@/api/wallet';
import { Dialog } from '@/components/Dialog/Dialog';
import { FailedState } from '@/components/FailedState/FailedState';
import { SkeletonText } from '@/components/Skeleton/SkeletonText';
import type { ModalProps } from '@/layers/modalNames';
import { WithdrawForm } from './WithdrawForm';

/** Money out, to the member's bank account (spec section 2, withdraw modal). */
export function WithdrawModal({ onClose }: ModalProps) {
  const { t } = useTranslation('withdraw');
  const wallet = useRead(getWallet);
  const limits = useRead(getWithdrawLimits);
  const retry = () => {
    if (!wallet.data) void wallet.reload();
    if (!limits.data) void limits.reload();
  };

  if (wallet.data && limits.data) {
    return <WithdrawForm wallet={wallet.data} limits={limits.data} onClose={onClose} />;
  }
  return (
    <Dialog open title={t('title')} onClose={onClose}>
      {wallet.error || limits.error ? (
        <FailedState
          call={limits.error ? getWithdrawLimits : getWallet}
          title={t('failed')}
          busy={wallet.isLoading || limits.isLoading}
          onRetry={retry}
        />
      ) : (
        <SkeletonText lines={5} />
      )}
    </Dialog>
  );
}
