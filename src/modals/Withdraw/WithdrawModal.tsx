import { useTranslation } from 'react-i18next';
import { getWithdrawLimits } from '@/api/calls/lookup';
import { getWallet } from '@/api/calls/wallet';
import { joinReads } from '@/api/client/joinReads';
import { useRead } from '@/api/client/useRead';
import { AsyncState } from '@/components/AsyncState/AsyncState';
import { DialogFrame } from '@/components/Dialog/DialogFrame';
import { DialogPanel } from '@/components/Dialog/DialogPanel';
import { SkeletonForm } from '@/components/Skeleton/SkeletonForm';
import type { ModalProps } from '@/overlays/modalNames';
import { WithdrawForm } from './WithdrawForm';

/** Withdraws money to the member's bank account. */
export function WithdrawModal({ onClose }: ModalProps) {
  const { t } = useTranslation('withdraw');
  const needed = joinReads(useRead(getWallet), useRead(getWithdrawLimits));
  return (
    <DialogFrame>
      {needed.data ? (
        <WithdrawForm wallet={needed.data[0]} limits={needed.data[1]} onClose={onClose} />
      ) : (
        <DialogPanel title={t('title')} onClose={onClose}>
          <AsyncState read={needed} failed={t('failed')} skeleton={<SkeletonForm />} />
        </DialogPanel>
      )}
    </DialogFrame>
  );
}
