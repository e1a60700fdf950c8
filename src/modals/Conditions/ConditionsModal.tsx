import { useTranslation } from 'react-i18next';
import { getConditions } from '@/api/calls/lookup';
import { useRead } from '@/api/client/useRead';
import { Dialog } from '@/components/Dialog/Dialog';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { HtmlList } from '@/components/Html/HtmlList';
import { ReadState } from '@/components/ReadState/ReadState';
import { SkeletonText } from '@/components/Skeleton/SkeletonText';
import type { ModalProps } from '@/overlays/modalNames';

/** The conditions list. */
export function ConditionsModal({ onClose }: ModalProps) {
  const { t } = useTranslation('conditions');
  const conditions = useRead(getConditions);
  return (
    <Dialog open title={t('title')} onClose={onClose}>
      <ReadState
        read={conditions}
        failed={t('failed')}
        skeleton={<SkeletonText lines={6} />}
        empty={<EmptyState>{t('empty')}</EmptyState>}
      >
        {(items) => <HtmlList items={items} />}
      </ReadState>
    </Dialog>
  );
}
