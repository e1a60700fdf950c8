/** What has not come in so many milliseconds is said not to come: a phone's patience on a busy machine. */
export const timeoutMs = 45_000;

/** What a look finds, when it finds nothing. */
type Nothing = false | null | undefined;

export const isThere = () => true as const;

/** Looks again and again until there is something, and answers it; says what was waited for when it does not come. */
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
  throw new Error(`not in ${timeoutMs / 1000} s: ${what}${last ? ` (${(last as Error).message})` : ''}`);
}
