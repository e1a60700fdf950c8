import type { MockState } from '../mockState';
import { runJobs } from './jobs';

/** Runs work at one instant, after all jobs due by then. */
export function runAtomically<T>(mockState: MockState, work: () => T): T {
  return mockState.clock.freezeWhile(() => {
    runJobs(mockState, mockState.clock.now());
    return work();
  });
}
