/** Holds a deliberate logout back until the member confirms, then calls `leave`. Returns whether it does so. */
type Guard = (leave: () => void) => boolean;

let guard: Guard = () => false;

/**
 * Sets the guard. The member's pages call this, because they know the pending commands. Returns a function that removes
 * the guard.
 */
export function guardLogOut(next: Guard): () => void {
  guard = next;
  return () => {
    guard = () => false;
  };
}

export const isLogOutHeld: Guard = (leave) => guard(leave);
