/** Waits in real time; the one place where the mock lets time pass for a caller. */
export function delay(milliseconds: number): Promise<void> {
  return milliseconds > 0 ? new Promise((done) => setTimeout(done, milliseconds)) : Promise.resolve();
}
