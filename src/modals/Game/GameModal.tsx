import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '@/api/useRead';
import { getWallet, type Slot } from '@/api/wallet';
import { Dialog } from '@/components/Dialog/Dialog';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { FailedState } from '@/components/FailedState/FailedState';
import { SkeletonText } from '@/components/Skeleton/SkeletonText';
import type { ModalProps } from '@/modals/modalNames';
import { GameAccount } from './GameAccount';
import { OpenAccount } from './OpenAccount';

/** One game account (spec section 2, slot-account modal). The argument is its code. */
export function GameModal({ argument, onClose }: ModalProps) {
  const { t } = useTranslation('game');
  const { data, error, isLoading, reload } = useRead(getWallet);
  /** The account that there is news over: kept until that is read, though the office may have closed it by now. */
  const [kept, keep] = useState<Slot>();
  const found = data?.slots.find(({ code }) => code === argument);
  const slot = found?.isActive ? found : (kept ?? found);

  if (data && slot) {
    return slot.isActive ? (
      <GameAccount
        key={slot.code}
        slot={slot}
        main={data.wallet.amount}
        onNews={(isThere) => keep(isThere ? slot : undefined)}
        onClose={onClose}
      />
    ) : (
      <OpenAccount key={slot.code} slot={slot} onClose={onClose} />
    );
  }
  return (
    <Dialog open title={t('title')} onClose={onClose}>
      {data ? (
        <EmptyState title={t('unknown.title')}>{t('unknown.text')}</EmptyState>
      ) : error ? (
        <FailedState call={getWallet} title={t('failed')} busy={isLoading} onRetry={() => void reload()} />
      ) : (
        <SkeletonText lines={6} />
      )}
    </Dialog>
  );
}
