import type { Browser } from 'playwright';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  /** Processor time, microseconds. */
  tdur?: number;
}

/** One turn of a page's main thread, in milliseconds. */
export interface Task {
  start: number;
  end: number;
  /** Processor time: other work on this machine does not count, as it does in `end - start`. */
  busy: number;
}

export interface Recording {
  /** In the order in which they ran. */
  tasks: Task[];
  /** When the page called `performance.mark`, by the mark's name; the last of that name. */
  marks: Map<string, number>;
}

/** The page's own marks tell its thread from the browser's others. */
export const markPrefix = 'bench:';

function readTrace(events: readonly TraceEvent[]): Recording {
  const made = events.filter(({ name, ph }) => name.startsWith(markPrefix) && (ph === 'I' || ph === 'R' || ph === 'i'));
  const [first] = made;
  if (!first) throw new Error('The page has marked nothing');
  const tasks = events
    .filter(({ name, ph, pid, tid }) => ph === 'X' && /RunTask$/.test(name) && pid === first.pid && tid === first.tid)
    .map(({ ts, dur = 0, tdur = 0 }) => ({ start: ts / 1000, end: (ts + dur) / 1000, busy: tdur / 1000 }))
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  // The scheduler and the timeline may both report one turn: the outer one stands for it.
  const outer: Task[] = [];
  for (const task of tasks) if (task.start >= (outer.at(-1)?.end ?? 0)) outer.push(task);
  return { tasks: outer, marks: new Map(made.map(({ name, ts }) => [name, ts / 1000])) };
}

/** The tasks from the one in which `from` was marked until that of `to`. */
export function tasksBetween({ tasks, marks }: Recording, from: string, to: string): Task[] {
  const [start, end] = [marks.get(from), marks.get(to)];
  if (start === undefined || end === undefined) throw new Error(`Not marked: ${start === undefined ? from : to}`);
  return tasks.filter((task) => task.end >= start && task.start <= end);
}

export const busyOf = (tasks: readonly Task[]) => tasks.reduce((sum, { busy }) => sum + busy, 0);
export const longestOf = (tasks: readonly Task[]) => tasks.reduce((most, { busy }) => Math.max(most, busy), 0);

/** Records what the main thread does meanwhile of the one page that makes marks with `markPrefix`; it must make one. */
export async function record(browser: Browser, work: () => Promise<void>): Promise<Recording> {
  await browser.startTracing(undefined, { categories: ['toplevel', 'devtools.timeline', 'blink.user_timing'] });
  let trace: Buffer;
  try {
    await work();
  } finally {
    trace = await browser.stopTracing();
  }
  return readTrace((JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }).traceEvents);
}
