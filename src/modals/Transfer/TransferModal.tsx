import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getWallet } from '@/api/calls/wallet';
import { useRead } from '@/api/client/useRead';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ReadDialog } from '@/components/ReadDialog/ReadDialog';
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
    <ReadDialog
      read={wallet}
      title={t('title')}
      onClose={onClose}
      failed={t('failed')}
      skeleton={<SkeletonForm />}
      empty={<EmptyState title={t('noAccounts.title')}>{t('noAccounts.text')}</EmptyState>}
    >
      {(data) =>
        (hasOutcome || data.slots.some((account) => account.isActive)) && (
          <TransferForm wallet={data} source={argument} onOutcome={setHasOutcome} onClose={onClose} />
        )
      }
    </ReadDialog>
  );
}
