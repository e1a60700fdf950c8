import type { MockState } from '../mockState';
import type { JobKind } from '../runtime/jobs';
import { creditDeposit, failDeposit } from './deposit';
import { playRound } from './gameRounds';
import { expireQr } from './qr';
import { settleSlip } from './slip';
import { settleWithdraw } from './withdraw';

type Work = (mockState: MockState, id: string) => void;

function performLate(mockState: MockState, id: string): void {
  const command = mockState.late[Number(id)];
  if (command) mockState.perform(mockState, command);
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

/** Runs all jobs due up to `until`, in order, each at its due time. Afterwards the clock is at `until`. */
export function runJobs(mockState: MockState, until: number): void {
  mockState.clock.freezeWhile(() => {
    for (let job = mockState.jobs.take(until); job; job = mockState.jobs.take(until)) {
      mockState.clock.set(job.due);
      work[job.kind](mockState, job.id);
    }
    mockState.clock.set(until);
  });
}
