import { Component, type ReactNode, startTransition } from 'react';
import { Dialog } from '@/components/Dialog/Dialog';
import { FailedState } from '@/components/FailedState/FailedState';
import { retryFailedViews } from '@/i18n/lazyView';
import { useTranslation } from '@/i18n/useTranslation';
import { newRetry } from '@/lib/newRetry';

interface Props {
  onClose: () => void;
  children: ReactNode;
}

/** A modal that could not be fetched or that breaks says so in its own place; the page below stays as it is. */
export class ModalBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };
  private mayTry = newRetry();

  static getDerivedStateFromError() {
    return { failed: true };
  }

  retry = () => {
    if (!this.mayTry()) return;
    retryFailedViews();
    // What was said stays until the other try is through.
    startTransition(() => this.setState({ failed: false }));
  };

  override render() {
    if (!this.state.failed) return this.props.children;
    return <FailedModal onClose={this.props.onClose} onRetry={this.retry} />;
  }
}

function FailedModal({ onClose, onRetry }: { onClose: () => void; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog open title={t('crash.title')} onClose={onClose}>
      <FailedState reason={t('crash.text')} onRetry={onRetry} />
    </Dialog>
  );
}
