/** State that changes only through actions. Its shape fits React's `useSyncExternalStore`. */
export interface Store<State, Action> {
  getState(): State;
  dispatch(action: Action): void;
  /** Calls the listener after each change. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/** Creates a store. It ignores every action once `isOver` returns true. */
export function createStore<State, Action>(
  reduce: (state: State, action: Action) => State,
  initial: State,
  isOver = () => false,
): Store<State, Action> {
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    getState: () => state,
    dispatch: (action) => {
      const next = isOver() ? state : reduce(state, action);
      if (next === state) return;
      state = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
