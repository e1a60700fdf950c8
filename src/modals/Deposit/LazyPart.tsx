import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/api/errors';
import { FailedState } from '@/components/FailedState/FailedState';
import { SkeletonText } from '@/components/Skeleton/SkeletonText';
import { LazyShow, type LazyView, RetryBoundary } from '@/i18n/lazyView';

interface LazyPartProps<P extends object> {
  view: LazyView<P>;
  props: P;
}

/** A part of the modal that could not be fetched or that breaks says so in its own place: what is beside it stays. */
export function LazyPart<P extends object>({ view, props }: LazyPartProps<P>) {
  return (
    <RetryBoundary fallback={(failure, retry) => <FailedPart failure={failure} onRetry={retry} />}>
      <Suspense fallback={<SkeletonText lines={3} />}>
        <LazyShow view={view} props={props} />
      </Suspense>
    </RetryBoundary>
  );
}

/** Its words are here already: the line may be gone. */
function FailedPart({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const { t } = useTranslation('deposit');
  return <FailedState reason={failure instanceof ApiError ? t('lost') : undefined} onRetry={onRetry} />;
}
