/** Keeps a logout by hand back until the member has confirmed it, and then calls `leave`; returns whether it does. */
type Guard = (leave: () => void) => boolean;

let guard: Guard = () => false;

/** The member's pages set it, because they know what is still unknown. Returns how to take it away. */
export function guardLogOut(next: Guard): () => void {
  guard = next;
  return () => {
    guard = () => false;
  };
}

export const isLogOutHeld: Guard = (leave) => guard(leave);
