import type { JobKind } from '../runtime/jobs';
import type { World } from '../world';
import { creditDeposit, failDeposit } from './deposit';
import { playRound } from './luck';
import { expireQr } from './qr';
import { settleSlip } from './slip';
import { settleWithdraw } from './withdraw';

type Work = (world: World, id: string) => void;

function performLate(world: World, id: string): void {
  const command = world.late[Number(id)];
  if (command) world.perform(world, command);
}

const work: Record<JobKind, Work> = {
  'command.late': performLate,
  'deposit.credit': creditDeposit,
  'deposit.fail': failDeposit,
  'qr.expire': expireQr,
  'slip.settle': settleSlip,
  'withdraw.settle': settleWithdraw,
  'game.round': playRound,
};

/** Runs everything due up to `until`, in order, each with the clock at its own due time; then the clock stands there. */
export function runJobs(world: World, until: number): void {
  world.clock.still(() => {
    for (let job = world.jobs.take(until); job; job = world.jobs.take(until)) {
      world.clock.set(job.due);
      work[job.kind](world, job.id);
    }
    world.clock.set(until);
  });
}
