import { availableParallelism } from 'node:os';

const clock = (ms: number) => {
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
};

/** Prints how far a long work is and how long it will take, at most every five seconds. */
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

/** Small enough that no core waits long for the last one. */
const jobSize = 40;
/** A page waits for frames, answers and pictures half of its time. */
const jobsPerCore = 2;

/** Does work in jobs of things of one kind, two at once for each core. */
export async function runInParallel<Item>(
  items: readonly Item[],
  kindOf: (item: Item) => string,
  work: (job: Item[]) => Promise<void>,
): Promise<void> {
  const waiting: Item[][] = [];
  for (const kind of new Set(items.map(kindOf))) {
    const same = items.filter((item) => kindOf(item) === kind);
    for (let from = 0; from < same.length; from += jobSize) waiting.push(same.slice(from, from + jobSize));
  }
  const worker = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) await work(job);
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism() * jobsPerCore, waiting.length) }, worker));
}
