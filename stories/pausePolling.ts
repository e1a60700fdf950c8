import { overridePause } from '@/outcome/pause';

/** Longer than between two looks: after so long the member is told that nobody can tell yet. */
const isLong = (ms: number) => ms > 5000;

/**
 * From now on nobody looks a second time for what came of a lost answer, until what this answers is called; then no time
 * passes between looks. With `late` it has taken long at once.
 */
export function pausePolling({ late = false } = {}): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  overridePause((ms) => (isLong(ms) ? (late ? Promise.resolve() : new Promise(() => {})) : released));
  return release;
}
