import type { MockState } from '../mockState';
import { type ActionBase, maxRecordedActions } from '../recordedAction';
import { runJobs } from './jobs';

/** Does something at one instant, after all that was due by then, and writes it down unless it throws. */
export function runAtomically<T>(mockState: MockState, done: ActionBase | undefined, work: () => T): T {
  return mockState.clock.freezeWhile(() => {
    const at = mockState.clock.now();
    runJobs(mockState, at);
    const result = work();
    if (done && mockState.actionLog.length <= maxRecordedActions) mockState.actionLog.push({ at, ...done });
    return result;
  });
}
