import { useTranslation } from 'react-i18next';
import { getActiveBonus, getBonuses } from '@/api/bonus';
import { useRead } from '@/api/useRead';
import { Dialog } from '@/components/Dialog/Dialog';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { FailedState } from '@/components/FailedState/FailedState';
import { SkeletonText } from '@/components/Skeleton/SkeletonText';
import { useFailureText } from '@/i18n/useFailureText';
import type { ModalProps } from '@/layers/modalNames';
import { BonusOffer } from './BonusOffer';

/** One bonus, by its code: what it is, and receiving it (spec section 2, bonus page). */
export function BonusModal({ argument, onClose }: ModalProps) {
  const { t } = useTranslation('bonus');
  const { data, error, isLoading, reload } = useRead(getBonuses);
  const active = useRead(getActiveBonus);
  const reason = useFailureText(error);
  const bonus = data?.find(({ code }) => code === argument);
  if (bonus) return <BonusOffer bonus={bonus} otherActive={active.data?.status ?? false} onClose={onClose} />;
  return (
    <Dialog open title={t('title')} onClose={onClose}>
      {data ? (
        <EmptyState title={t('modal.gone')}>{t('modal.goneText')}</EmptyState>
      ) : error ? (
        <FailedState title={t('modal.failed')} reason={reason} busy={isLoading} onRetry={() => void reload()} />
      ) : (
        <SkeletonText lines={5} />
      )}
    </Dialog>
  );
}
