/** Timeout of `until`, in ms. Long, because CI machines are slow. */
export const timeoutMs = 45_000;

/** Values of an attempt that has not succeeded yet. */
type Nothing = false | null | undefined;

export const exists = () => true as const;

/**
 * Polls `attempt` every 50 ms until it returns a truthy value, and returns that value. After the timeout, rejects with
 * `what` and the last error.
 */
export async function until<T>(what: string, attempt: () => Promise<T | Nothing> | T | Nothing): Promise<T> {
  const end = Date.now() + timeoutMs;
  let last: unknown;
  while (Date.now() < end) {
    try {
      const found = await attempt();
      if (found) return found;
    } catch (error) {
      last = error;
    }
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`Timed out after ${timeoutMs / 1000} s: ${what}${last ? ` (${(last as Error).message})` : ''}`);
}
