import { useTranslation } from 'react-i18next';
import { getConditions } from '@/api/lookup';
import { useRead } from '@/api/useRead';
import { Dialog } from '@/components/Dialog/Dialog';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { FailedState } from '@/components/FailedState/FailedState';
import { HtmlList } from '@/components/Html/HtmlList';
import { SkeletonText } from '@/components/Skeleton/SkeletonText';
import type { ModalProps } from '@/layers/modalNames';

/** The conditions list (spec section 2, authenticated bottom menu). */
export function ConditionsModal({ onClose }: ModalProps) {
  const { t } = useTranslation('conditions');
  const { data, error, isLoading, reload } = useRead(getConditions);
  return (
    <Dialog open title={t('title')} onClose={onClose}>
      {data ? (
        data.length ? (
          <HtmlList items={data} />
        ) : (
          <EmptyState>{t('empty')}</EmptyState>
        )
      ) : error ? (
        <FailedState call={getConditions} title={t('failed')} busy={isLoading} onRetry={reload} />
      ) : (
        <SkeletonText lines={6} />
      )}
    </Dialog>
  );
}
