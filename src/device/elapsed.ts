let steadyNow = (): number => performance.now();
let elapsed = 0;
let last: { steady: number; wall: number } | undefined;

/**
 * Milliseconds from some moment on, for durations. They never go back when the device's clock is set back, and they go on
 * while the device sleeps, when `performance.now()` stands still in some browsers.
 */
export function elapsedNow(): number {
  const next = { steady: steadyNow(), wall: Date.now() };
  if (last) elapsed += Math.max(0, next.steady - last.steady, next.wall - last.wall);
  last = next;
  return elapsed;
}

/** In stories only what they do to `Date` makes time pass. The app never calls it. */
export function freezeElapsed(): void {
  steadyNow = () => 0;
}
