import { useTranslation } from 'react-i18next';
import { useRead } from '@/api/useRead';
import { getWallet } from '@/api/wallet';
import { Dialog } from '@/components/Dialog/Dialog';
import { FailedState } from '@/components/FailedState/FailedState';
import { SkeletonText } from '@/components/Skeleton/SkeletonText';
import type { ModalProps } from '@/layers/modalNames';
import { EditBankNameForm } from './EditBankNameForm';

/** The member's own bank account name, in English letters (spec section 5, bank account name edit). */
export function EditBankNameModal({ onClose }: ModalProps) {
  const { t } = useTranslation('editBankName');
  const { data, error, isLoading, reload } = useRead(getWallet);
  if (data) return <EditBankNameForm account={data.bankAccount} onClose={onClose} />;
  return (
    <Dialog open title={t('title')} onClose={() => onClose()}>
      {error ? (
        <FailedState call={getWallet} title={t('failed')} busy={isLoading} onRetry={() => void reload()} />
      ) : (
        <SkeletonText lines={3} />
      )}
    </Dialog>
  );
}
