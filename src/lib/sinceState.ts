/**
 * Returns the history state for a link to the statement after a command with an unknown outcome. It contains the time
 * of sending, in ms by the server's clock. The history entry keeps this time over a reload, but a shared address does
 * not contain it.
 */
export const sinceState = (sentAt: number): { since: number } => ({ since: sentAt });

/** Returns the time in a history state that `sinceState` created; undefined in any other state. */
export function sinceIn(state: unknown): number | undefined {
  const since: unknown = (state as { since?: unknown } | null | undefined)?.since;
  return typeof since === 'number' && since > 0 ? since : undefined;
}
