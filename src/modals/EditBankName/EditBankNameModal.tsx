import { useTranslation } from 'react-i18next';
import { getWallet } from '@/api/calls/wallet';
import { useRead } from '@/api/client/useRead';
import { ReadDialog } from '@/components/ReadDialog/ReadDialog';
import { SkeletonText } from '@/components/Skeleton/SkeletonText';
import type { ModalProps } from '@/overlays/modalNames';
import { EditBankNameForm } from './EditBankNameForm';

/** Lets the member enter the bank account's name in English letters. */
export function EditBankNameModal({ onClose }: ModalProps) {
  const { t } = useTranslation('editBankName');
  const wallet = useRead(getWallet);
  return (
    <ReadDialog
      read={wallet}
      title={t('title')}
      onClose={() => onClose()}
      failed={t('failed')}
      skeleton={<SkeletonText lines={3} />}
    >
      {({ bankAccount }) => <EditBankNameForm account={bankAccount} onClose={onClose} />}
    </ReadDialog>
  );
}
