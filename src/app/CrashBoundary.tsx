import type { ReactNode } from 'react';
import { RetryBoundary } from '@/components/LazyView/lazyView';
import { CrashScreen } from './CrashScreen';

interface CrashBoundaryProps {
  /** True if the boundary wraps only a screen, so that the page's bars stay usable. Default: false. */
  inside?: boolean;
  children: ReactNode;
}

/** Shows the crash screen instead of a blank page after a render error or a chunk that failed to load. */
export function CrashBoundary({ inside, children }: CrashBoundaryProps) {
  return (
    <RetryBoundary fallback={(_failure, retry) => <CrashScreen onRetry={retry} inside={inside} />}>
      {children}
    </RetryBoundary>
  );
}
