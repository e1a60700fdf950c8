/**
 * Returns the state of a link to the statement after a command with an unknown outcome. It is the time of sending, in
 * ms by the server's clock. It is part of the history entry, so that a reload keeps it and a shared address does not
 * contain it.
 */
export const sinceState = (sentAt: number): { since: number } => ({ since: sentAt });

/** Returns the time in an entry's state that `sinceState` created; undefined without one. */
export function sinceIn(state: unknown): number | undefined {
  const since: unknown = (state as { since?: unknown } | null | undefined)?.since;
  return typeof since === 'number' && since > 0 ? since : undefined;
}
