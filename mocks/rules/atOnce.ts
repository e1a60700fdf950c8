import { type Done, mostDeeds } from '../deed';
import type { MockState } from '../mockState';
import { runJobs } from './jobs';

/** Does something at one instant, after all that was due by then, and writes it down unless it throws. */
export function atOnce<T>(mockState: MockState, done: Done | undefined, work: () => T): T {
  return mockState.clock.still(() => {
    const at = mockState.clock.now();
    runJobs(mockState, at);
    const result = work();
    if (done && mockState.deeds.length <= mostDeeds) mockState.deeds.push({ at, ...done });
    return result;
  });
}
