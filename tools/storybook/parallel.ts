import { availableParallelism } from 'node:os';

const clock = (ms: number) => {
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
};

/**
 * Returns a function to call after each item. The function prints the progress and the estimated time left, at most
 * every 5 s and after the last item.
 */
export function progress(total: number, what: string): () => void {
  const began = Date.now();
  let done = 0;
  let shown = began;
  return () => {
    done += 1;
    if (done < total && Date.now() - shown < 5000) return;
    shown = Date.now();
    const past = shown - began;
    const left = done < total ? `, ${clock((past / done) * (total - done))} left` : '';
    console.log(`${done} of ${total} ${what} in ${clock(past)}${left}`);
  };
}

/** Number of pages that work at the same time: half as many as there are cores, and at least two. */
export const tabs = Math.max(2, Math.floor(availableParallelism() / 2));

/** Does the jobs in their order, as many at the same time as there are tabs. */
export async function runInTabs(jobs: (() => Promise<void>)[]): Promise<void> {
  const waiting = [...jobs];
  const tab = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) await job();
  };
  await Promise.all(Array.from({ length: tabs }, tab));
}

/** Number of items in a job. Small, so that no core waits long for the last job. */
const jobSize = 40;
/** A page spends half of its time waiting for frames, responses and images. */
const jobsPerCore = 2;

/** Splits the items of each kind into jobs and runs two jobs per core at the same time. */
export async function runInParallel<Item>(
  items: readonly Item[],
  getKind: (item: Item) => string,
  work: (job: Item[]) => Promise<void>,
): Promise<void> {
  const waiting: Item[][] = [];
  for (const kind of new Set(items.map(getKind))) {
    const same = items.filter((item) => getKind(item) === kind);
    for (let from = 0; from < same.length; from += jobSize) waiting.push(same.slice(from, from + jobSize));
  }
  const worker = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) await work(job);
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism() * jobsPerCore, waiting.length) }, worker));
}
