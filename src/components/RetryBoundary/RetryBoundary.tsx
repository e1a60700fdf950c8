import { Component, type ReactNode, startTransition } from 'react';
import { retryFailedViews } from '@/i18n/lazyView';
import { newRetry } from '@/lib/newRetry';

interface Props {
  /** What stands in the children's place once they have failed: why, and another try. */
  fallback: (failure: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Around what is fetched when it is wanted: where it cannot be, or breaks, it says so in its own place (R32). */
export class RetryBoundary extends Component<Props, { failed?: { failure: unknown } }> {
  override state: { failed?: { failure: unknown } } = {};
  private mayTry = newRetry();

  static getDerivedStateFromError(failure: unknown) {
    return { failed: { failure } };
  }

  retry = () => {
    if (!this.mayTry()) return;
    retryFailedViews();
    // What was said stays until the other try is through.
    startTransition(() => this.setState({ failed: undefined }));
  };

  override render() {
    const { failed } = this.state;
    return failed ? this.props.fallback(failed.failure, this.retry) : this.props.children;
  }
}
