let readClock = () => performance.now();

/** Returns the time in ms by a clock that nobody sets. In some browsers it stops while the device sleeps. */
export const monotonicNow = (): number => readClock();

/** Replaces the monotonic clock. Stories call this function, because they control `Date`. */
export function setMonotonicClock(read: () => number): void {
  readClock = read;
}
