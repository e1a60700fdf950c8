import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getActiveBonus } from '@/api/calls/bonus';
import { getWithdrawLimits } from '@/api/calls/lookup';
import { getWallet } from '@/api/calls/wallet';
import { joinReads } from '@/api/client/joinReads';
import { useRead } from '@/api/client/useRead';
import { ReadDialog } from '@/components/ReadDialog/ReadDialog';
import { SkeletonForm } from '@/components/Skeleton/SkeletonForm';
import type { ModalProps } from '@/overlays/modalNames';
import { WithdrawForm } from './WithdrawForm';

/** The longest wait for the active bonus, in ms. The form opens without it, because a withdrawal must not depend on it. */
const bonusWaitMs = 1000;

/** Withdraws money to the member's bank account. */
export function WithdrawModal({ onClose }: ModalProps) {
  const { t } = useTranslation('withdraw');
  const walletAndLimits = joinReads(useRead(getWallet), useRead(getWithdrawLimits));
  const bonus = useRead(getActiveBonus);
  // The active bonus stands above the amount, so the form waits a moment for it. The form then stays.
  const [isReady, setReady] = useState(false);
  if (!isReady && (bonus.data !== undefined || bonus.error !== undefined)) setReady(true);
  useEffect(() => {
    const timer = setTimeout(setReady, bonusWaitMs, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <ReadDialog
      read={walletAndLimits}
      title={t('title')}
      onClose={onClose}
      failed={t('failed')}
      skeleton={<SkeletonForm />}
    >
      {([wallet, limits]) =>
        isReady && <WithdrawForm wallet={wallet} limits={limits} activeBonus={bonus.data} onClose={onClose} />
      }
    </ReadDialog>
  );
}
