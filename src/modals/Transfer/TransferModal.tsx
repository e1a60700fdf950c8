import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getWallet } from '@/api/calls/wallet';
import { useRead } from '@/api/client/useRead';
import { AsyncState } from '@/components/AsyncState/AsyncState';
import { DialogFrame } from '@/components/Dialog/DialogFrame';
import { DialogPanel } from '@/components/Dialog/DialogPanel';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { SkeletonForm } from '@/components/Skeleton/SkeletonForm';
import type { ModalProps } from '@/overlays/modalNames';
import { TransferForm } from './TransferForm';

/**
 * Transfers between the main wallet and game accounts. `argument` is the code of the game to transfer from; `''` means
 * the main wallet.
 */
export function TransferModal({ argument, onClose }: ModalProps) {
  const { t } = useTranslation('transfer');
  const wallet = useRead(getWallet);
  /**
   * True while an outcome dialog is open over the form. The form must then stay, even if the back office has closed the
   * last account.
   */
  const [hasOutcome, setHasOutcome] = useState(false);

  return (
    <DialogFrame>
      {wallet.data && (hasOutcome || wallet.data.slots.some((account) => account.isActive)) ? (
        <TransferForm wallet={wallet.data} source={argument} onOutcome={setHasOutcome} onClose={onClose} />
      ) : (
        <DialogPanel title={t('title')} onClose={onClose}>
          <AsyncState read={wallet} failed={t('failed')} fullSize skeleton={<SkeletonForm />}>
            {() => <EmptyState title={t('noAccounts.title')}>{t('noAccounts.text')}</EmptyState>}
          </AsyncState>
        </DialogPanel>
      )}
    </DialogFrame>
  );
}
