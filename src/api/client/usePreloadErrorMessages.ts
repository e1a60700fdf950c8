import { useEffect } from 'react';
import { prefersReducedData } from '@/device/prefersReducedData';
import { whenIdle } from '@/device/whenIdle';
import { expectFailure } from './client';

/** Fetches the error messages of commands in advance: after the connection is lost, it is too late. */
export function usePreloadErrorMessages(): void {
  useEffect(() => (prefersReducedData() ? undefined : whenIdle(expectFailure)), []);
}
