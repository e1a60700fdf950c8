import { useTranslation } from 'react-i18next';
import { getWallet } from '@/api/calls/wallet';
import { useRead } from '@/api/client/useRead';
import { AsyncState } from '@/components/AsyncState/AsyncState';
import { DialogFrame } from '@/components/Dialog/DialogFrame';
import { DialogPanel } from '@/components/Dialog/DialogPanel';
import { SkeletonText } from '@/components/Skeleton/SkeletonText';
import type { ModalProps } from '@/overlays/modalNames';
import { EditBankNameForm } from './EditBankNameForm';

/** Lets the member enter the bank account's name in English letters. */
export function EditBankNameModal({ onClose }: ModalProps) {
  const { t } = useTranslation('editBankName');
  const wallet = useRead(getWallet);
  return (
    <DialogFrame>
      {wallet.data ? (
        <EditBankNameForm account={wallet.data.bankAccount} onClose={onClose} />
      ) : (
        <DialogPanel title={t('title')} onClose={() => onClose()}>
          <AsyncState read={wallet} failed={t('failed')} fullSize skeleton={<SkeletonText lines={3} />} />
        </DialogPanel>
      )}
    </DialogFrame>
  );
}
