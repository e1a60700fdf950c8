import type { ReactNode } from 'react';
import { RetryBoundary } from '@/i18n/lazyView';
import { CrashScreen } from './CrashScreen';

interface CrashBoundaryProps {
  /** Wraps only a screen: the page's bars stay usable. Default: false. */
  inside?: boolean;
  children: ReactNode;
}

/** Shows the crash screen instead of a blank page after a render error or a failed chunk. */
export function CrashBoundary({ inside, children }: CrashBoundaryProps) {
  return (
    <RetryBoundary fallback={(_failure, retry) => <CrashScreen onRetry={retry} inside={inside} />}>
      {children}
    </RetryBoundary>
  );
}
