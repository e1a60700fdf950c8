/**
 * Delays a deliberate logout until the member confirms it, and then calls `leave`. Returns false if no confirmation is
 * needed; the caller then logs out itself.
 */
type Guard = (leave: () => void) => boolean;

let guard: Guard = () => false;

/**
 * Sets the guard. The member's pages call this, because only they know the pending commands. Returns a function that
 * removes the guard.
 */
export function guardLogOut(next: Guard): () => void {
  guard = next;
  return () => {
    guard = () => false;
  };
}

export const isLogOutHeld: Guard = (leave) => guard(leave);
