import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '@/components/Dialog/Dialog';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { RetryBoundary } from '@/components/LazyView/lazyView';

interface ModalBoundaryProps {
  onClose: () => void;
  children: ReactNode;
}

/** Shows an error instead of a modal that fails to load or render. The page below remains. */
export function ModalBoundary({ onClose, children }: ModalBoundaryProps) {
  return (
    <RetryBoundary fallback={(_failure, retry) => <FailedModal onClose={onClose} onRetry={retry} />}>
      {children}
    </RetryBoundary>
  );
}

function FailedModal({ onClose, onRetry }: { onClose: () => void; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog open title={t('crash.title')} onClose={onClose}>
      <ErrorState reason={t('crash.text')} onRetry={onRetry} />
    </Dialog>
  );
}
