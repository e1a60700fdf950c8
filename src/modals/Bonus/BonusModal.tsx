import { useTranslation } from 'react-i18next';
import { getActiveBonus, getBonuses } from '@/api/calls/bonus';
import { useRead } from '@/api/client/useRead';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ReadDialog } from '@/components/ReadDialog/ReadDialog';
import { SkeletonText } from '@/components/Skeleton/SkeletonText';
import type { ModalProps } from '@/overlays/modalNames';
import { BonusDetails } from './BonusDetails';

/** One bonus with its details, and the button that receives it. `argument` is the bonus's code. */
export function BonusModal({ argument, onClose }: ModalProps) {
  const { t } = useTranslation('bonus');
  const bonuses = useRead(getBonuses);
  const active = useRead(getActiveBonus);
  return (
    <ReadDialog
      read={bonuses}
      title={t('title')}
      onClose={onClose}
      failed={t('modal.failed')}
      reason
      skeleton={<SkeletonText lines={5} />}
      empty={<EmptyState title={t('modal.gone')}>{t('modal.goneText')}</EmptyState>}
    >
      {(list) => {
        const bonus = list.find(({ code }) => code === argument);
        return bonus && <BonusDetails bonus={bonus} active={active.data} onClose={onClose} />;
      }}
    </ReadDialog>
  );
}
