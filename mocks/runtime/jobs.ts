/**
 * Kinds of scheduled work. Add a kind here, its work in mocks/rules/jobs.ts, and schedule it with `mockState.jobs.add`.
 */
export type JobKind =
  | 'command.late'
  | 'deposit.credit'
  | 'deposit.fail'
  | 'qr.expire'
  | 'slip.settle'
  | 'withdraw.settle'
  | 'game.round';

/** Work that is due at a time of the mock's clock (ms). It is plain data, because a snapshot holds it. */
export interface Job<Kind extends string = string> {
  readonly due: number;
  readonly order: number;
  readonly kind: Kind;
  /** The id of the entity that the job works on. */
  readonly id: string;
}

/** Scheduled work, ordered by due time. Jobs due at the same instant run in the order in which they were added. */
export interface JobQueue<Kind extends string = string> {
  add(due: number, kind: Kind, id: string): void;
  /** Removes and returns the first job that is due at `now` or before. */
  take(now: number): Job<Kind> | undefined;
  readonly pending: readonly Job<Kind>[];
}

/** Creates a queue. `pending` restores the jobs of a snapshot. */
export function createJobs<Kind extends string>(pending: readonly Job<Kind>[] = []): JobQueue<Kind> {
  const list = [...pending];
  let order = list.reduce((max, job) => Math.max(max, job.order + 1), 0);
  return {
    pending: list,
    add(due, kind, id) {
      let low = 0;
      let high = list.length;
      while (low < high) {
        const middle = (low + high) >>> 1;
        if ((list[middle] as Job<Kind>).due <= due) low = middle + 1;
        else high = middle;
      }
      list.splice(low, 0, { due, order: order++, kind, id });
    },
    take(now) {
      const first = list[0];
      return first && first.due <= now ? list.shift() : undefined;
    },
  };
}
