import { Component, Suspense, startTransition } from 'react';
import { ApiError } from '@/api/errors';
import { FailedState } from '@/components/FailedState/FailedState';
import { SkeletonText } from '@/components/Skeleton/SkeletonText';
import { LazyShow, type LazyView, retryFailedViews } from '@/i18n/lazyView';
import { useTranslation } from '@/i18n/useTranslation';
import { newRetry } from '@/lib/newRetry';

interface Props<P extends object> {
  view: LazyView<P>;
  props: P;
}

/** A part of the modal that could not be fetched or that breaks says so in its own place: what is beside it stays. */
export class LazyPart<P extends object> extends Component<Props<P>, { failure: unknown }> {
  override state = { failure: undefined };
  private mayTry = newRetry();

  static getDerivedStateFromError(failure: unknown) {
    return { failure };
  }

  retry = () => {
    if (!this.mayTry()) return;
    retryFailedViews();
    // What was said stays until the other try is through.
    startTransition(() => this.setState({ failure: undefined }));
  };

  override render() {
    const { failure } = this.state;
    if (failure) return <FailedPart failure={failure} onRetry={this.retry} />;
    return (
      <Suspense fallback={<SkeletonText lines={3} />}>
        <LazyShow {...this.props} />
      </Suspense>
    );
  }
}

/** Its words are here already: the line may be gone. */
function FailedPart({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const { t } = useTranslation('deposit');
  return <FailedState reason={failure instanceof ApiError ? t('lost') : undefined} onRetry={onRetry} />;
}
