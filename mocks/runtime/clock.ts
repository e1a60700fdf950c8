/** The one clock of a backend, in milliseconds since 1970 UTC. */
export interface Clock {
  now(): number;
  /** ISO 8601 UTC, as on the wire. */
  iso(): string;
  /** Jumps; work that became due is run by the backend, not by the clock. */
  set(now: number): void;
  /** Runs work that waits for nothing; all of it happens at one instant, of a running clock too. */
  freezeWhile<T>(work: () => T): T;
  readonly running: boolean;
}

/** The machine's own time, in milliseconds since 1970 UTC. */
export const machineNow = (): number => Date.now();

/**
 * A frozen clock moves only when told, from `defaultNow`; a running one also moves with the machine's time, from the
 * machine's own now. `now` starts either somewhere else.
 */
export function createClock(options: { now?: number; running?: boolean } = {}): Clock {
  const running = options.running ?? false;
  const machine = () => (running ? machineNow() : 0);
  let base = (options.now ?? (running ? machineNow() : defaultNow)) - machine();
  let held: number | undefined;
  const now = () => held ?? base + machine();
  return {
    now,
    iso: () => new Date(now()).toISOString(),
    set: (time) => {
      base = time - machine();
      if (held !== undefined) held = time;
    },
    freezeWhile(work) {
      if (held !== undefined) return work();
      held = now();
      try {
        return work();
      } finally {
        held = undefined;
      }
    },
    running,
  };
}

/** Wednesday 14 January 2026, 14:30 in Bangkok: the instant of every story and test that names no other. */
export const defaultNow = Date.UTC(2026, 0, 14, 7, 30, 0);

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Bangkok has no summer time. */
const bangkokOffset = 7 * hour;

/** Start of the Bangkok day that holds `time`. */
export function startOfDay(time: number): number {
  return Math.floor((time + bangkokOffset) / day) * day - bangkokOffset;
}

/** Start of the Bangkok week (Monday) that holds `time`. */
export function startOfWeek(time: number): number {
  const days = Math.floor((time + bangkokOffset) / day);
  // 1 January 1970 was a Thursday: three days after its Monday.
  return (days - ((days + 3) % 7)) * day - bangkokOffset;
}

/** Minutes since Bangkok's midnight. */
export function minuteOfDay(time: number): number {
  return Math.floor((time - startOfDay(time)) / minute);
}
