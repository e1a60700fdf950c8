import { useEffect } from 'react';
import { prefersReducedData } from '@/device/prefersReducedData';
import { whenIdle } from '@/device/whenIdle';
import { expectFailure } from './client';

/** Where a command can be sent: a connection that is lost takes the words for that along, so they are fetched before. */
export function usePreloadErrorMessages(): void {
  useEffect(() => (prefersReducedData() ? undefined : whenIdle(expectFailure)), []);
}
