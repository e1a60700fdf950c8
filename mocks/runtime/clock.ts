/** The one clock of a backend, in milliseconds since 1970 UTC. */
export interface Clock {
  now(): number;
  /** ISO 8601 UTC, as on the wire. */
  iso(): string;
  /** Jumps to a time (ms). The backend, not the clock, runs the jobs that become due. */
  set(now: number): void;
  /** Runs synchronous work at one instant. A running clock does not move during the work. */
  freezeWhile<T>(work: () => T): T;
  readonly running: boolean;
}

/** Returns the machine's time, in ms since 1970 UTC. */
export const machineNow = (): number => Date.now();

/**
 * Creates a clock. A frozen clock starts at `defaultNow` and moves only when set. A running clock starts at the
 * machine's time and moves with it. `now` (ms) replaces the start time.
 */
export function createClock(options: { now?: number; running?: boolean } = {}): Clock {
  const running = options.running ?? false;
  const machine = () => (running ? machineNow() : 0);
  let base = (options.now ?? (running ? machineNow() : defaultNow)) - machine();
  let frozenAt: number | undefined;
  const now = () => frozenAt ?? base + machine();
  return {
    now,
    iso: () => new Date(now()).toISOString(),
    set: (time) => {
      base = time - machine();
      if (frozenAt !== undefined) frozenAt = time;
    },
    freezeWhile(work) {
      if (frozenAt !== undefined) return work();
      frozenAt = now();
      try {
        return work();
      } finally {
        frozenAt = undefined;
      }
    },
    running,
  };
}

/** Wednesday 14 January 2026, 14:30 in Bangkok: the default time of stories and tests. */
export const defaultNow = Date.UTC(2026, 0, 14, 7, 30, 0);
