import { useTranslation } from 'react-i18next';
import { getActiveBonus, getBonuses } from '@/api/calls/bonus';
import { useRead } from '@/api/client/useRead';
import { AsyncState } from '@/components/AsyncState/AsyncState';
import { DialogFrame } from '@/components/Dialog/DialogFrame';
import { DialogPanel } from '@/components/Dialog/DialogPanel';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { SkeletonText } from '@/components/Skeleton/SkeletonText';
import type { ModalProps } from '@/overlays/modalNames';
import { BonusDetails } from './BonusDetails';

/** One bonus with its details, and the button that receives it. `argument` is the bonus's code. */
export function BonusModal({ argument, onClose }: ModalProps) {
  const { t } = useTranslation('bonus');
  const bonuses = useRead(getBonuses);
  const active = useRead(getActiveBonus);
  const bonus = bonuses.data?.find(({ code }) => code === argument);
  return (
    <DialogFrame>
      {bonus ? (
        <BonusDetails bonus={bonus} active={active.data} onClose={onClose} />
      ) : (
        <DialogPanel title={t('title')} onClose={onClose}>
          <AsyncState read={bonuses} failed={t('modal.failed')} reason skeleton={<SkeletonText lines={5} />}>
            {() => <EmptyState title={t('modal.gone')}>{t('modal.goneText')}</EmptyState>}
          </AsyncState>
        </DialogPanel>
      )}
    </DialogFrame>
  );
}
