/** Resolves after this many milliseconds of real time. The mock delays its callers only with this function. */
export function delay(milliseconds: number): Promise<void> {
  return milliseconds > 0 ? new Promise((done) => setTimeout(done, milliseconds)) : Promise.resolve();
}

/** Calls `work` repeatedly in real time, at this interval in ms. Returns a function that stops it. */
export function every(milliseconds: number, work: () => void): () => void {
  const timer = setInterval(work, milliseconds);
  return () => clearInterval(timer);
}
