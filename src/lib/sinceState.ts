/**
 * What a link to the statement hands over when nobody knows what came of a command: when it was sent, in milliseconds by
 * the server's clock. It lives in the history entry, so that a reload keeps it and an address does not carry it away.
 */
export const sinceState = (sentAt: number): { since: number } => ({ since: sentAt });

/** The time that `sinceState` put into an entry's state; undefined where there is none. */
export function sinceIn(state: unknown): number | undefined {
  const since: unknown = (state as { since?: unknown } | null | undefined)?.since;
  return typeof since === 'number' && since > 0 ? since : undefined;
}
