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
