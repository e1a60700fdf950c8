import { useTranslation } from 'react-i18next';
import { getConditions } from '@/api/calls/lookup';
import { useRead } from '@/api/client/useRead';
import { AsyncState } from '@/components/AsyncState/AsyncState';
import { Dialog } from '@/components/Dialog/Dialog';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { SanitizedHtmlList } from '@/components/SanitizedHtml/SanitizedHtmlList';
import { SkeletonText } from '@/components/Skeleton/SkeletonText';
import type { ModalProps } from '@/overlays/modalNames';

export function ConditionsModal({ onClose }: ModalProps) {
  const { t } = useTranslation('conditions');
  const conditions = useRead(getConditions);
  return (
    <Dialog open title={t('title')} onClose={onClose}>
      <AsyncState
        read={conditions}
        failed={t('failed')}
        skeleton={<SkeletonText lines={6} />}
        empty={<EmptyState>{t('empty')}</EmptyState>}
      >
        {(items) => <SanitizedHtmlList items={items} />}
      </AsyncState>
    </Dialog>
  );
}
