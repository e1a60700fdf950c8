import type { ReactNode } from 'react';
import { RetryBoundary } from '@/i18n/lazyView';
import { CrashScreen } from './CrashScreen';

interface CrashBoundaryProps {
  /** Around a screen alone: the bars of the page stay usable. */
  inside?: boolean;
  children: ReactNode;
}

/** A render error, or a view that could not be fetched, shows the crash screen instead of a blank page. */
export function CrashBoundary({ inside, children }: CrashBoundaryProps) {
  return (
    <RetryBoundary fallback={(_failure, retry) => <CrashScreen onRetry={retry} inside={inside} />}>
      {children}
    </RetryBoundary>
  );
}
