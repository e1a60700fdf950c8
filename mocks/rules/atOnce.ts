import { type Done, mostDeeds } from '../deed';
import type { World } from '../world';
import { runJobs } from './jobs';

/** Does something at one instant, after all that was due by then, and writes it down unless it throws. */
export function atOnce<T>(world: World, done: Done | undefined, work: () => T): T {
  return world.clock.still(() => {
    const at = world.clock.now();
    runJobs(world, at);
    const result = work();
    if (done && world.deeds.length <= mostDeeds) world.deeds.push({ at, ...done });
    return result;
  });
}
