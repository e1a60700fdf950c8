import type { World } from '../world';
import { failDeposit } from './deposit';
import { playRound } from './luck';
import { settleWithdraw } from './withdraw';

/** What can be due at a time of the clock. Add a kind here, its work below, and schedule it by `world.jobs.add`. */
export type JobKind = 'deposit.fail' | 'withdraw.settle' | 'game.round';

type Work = (world: World, id: string) => void;

const work: Record<JobKind, Work> = {
  'deposit.fail': failDeposit,
  'withdraw.settle': settleWithdraw,
  'game.round': playRound,
};

/** Runs everything due up to `until`, in order, each with the clock at its own due time; then the clock stands there. */
export function runJobs(world: World, until: number): void {
  for (let job = world.jobs.take(until); job; job = world.jobs.take(until)) {
    world.clock.set(job.due);
    work[job.kind](world, job.id);
  }
  world.clock.set(until);
}
