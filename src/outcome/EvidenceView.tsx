import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { PendingCommand } from '@/api/commands/pendingCommand';
import { getPlace } from '@/api/commands/place';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { lazyView, RetryBoundary } from '@/components/LazyView/lazyView';
import { SkeletonText } from '@/components/Skeleton/SkeletonText';

/** The evidence in its own chunk, because home rarely shows it. */
export const LazyEvidence = lazyView(
  () => import('./EvidencePanel').then((m) => m.EvidencePanel),
  ['money', 'statement'],
);

/** Shows the evidence about a command. An error in it never hides the command itself. */
export function EvidenceView({ command }: { command: PendingCommand }) {
  const { t } = useTranslation('money');
  return (
    <RetryBoundary
      fallback={(_, retry) => (
        <ErrorState call={{ hideErrors: true }} title={t(`incomplete.${getPlace(command.kind)}`)} onRetry={retry} />
      )}
    >
      <Suspense fallback={<SkeletonText lines={4} />}>
        <LazyEvidence command={command} />
      </Suspense>
    </RetryBoundary>
  );
}
