import type { MockState } from '../mockState';
import { type ActionBase, maxRecordedActions } from '../recordedAction';
import { runJobs } from './jobs';

/**
 * Runs work at one instant, after all jobs due by then. Records the action, up to the log's maximum, unless the work
 * throws.
 */
export function runAtomically<T>(mockState: MockState, done: ActionBase | undefined, work: () => T): T {
  return mockState.clock.freezeWhile(() => {
    const at = mockState.clock.now();
    runJobs(mockState, at);
    const result = work();
    if (done && mockState.actionLog.length <= maxRecordedActions) mockState.actionLog.push({ at, ...done });
    return result;
  });
}
