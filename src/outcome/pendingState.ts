/**
 * Returns the history state for a link to the statement from a command without a result. It contains the command's key.
 * The history entry keeps it over a reload, but a shared address does not contain it.
 */
export const pendingState = (key: string): { pending: string } => ({ pending: key });

/** Returns the key in a history state that `pendingState` created; undefined in any other state. */
export function pendingIn(state: unknown): string | undefined {
  const key: unknown = (state as { pending?: unknown } | null | undefined)?.pending;
  return typeof key === 'string' ? key : undefined;
}
