/** State that changes by actions alone; made for React's `useSyncExternalStore`. */
export interface Store<State, Action> {
  getState(): State;
  dispatch(action: Action): void;
  /** Calls back after each change, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

/** Once `isOver` says so, nothing changes any more, whoever still dispatches. */
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
