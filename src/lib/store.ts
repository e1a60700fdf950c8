interface Listeners<Args extends unknown[]> {
  /** Calls the listener at each notification. Returns the unsubscribe function. */
  subscribe(listener: (...args: Args) => void): () => void;
  notify(...args: Args): void;
}

/** Creates a set of listeners, for state that is stored elsewhere, such as in the browser's storage. */
export function createListeners<Args extends unknown[] = []>(): Listeners<Args> {
  const listeners = new Set<(...args: Args) => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify: (...args) => {
      for (const listener of [...listeners]) listener(...args);
    },
  };
}

export interface Store<State> extends Pick<Listeners<[]>, 'subscribe'> {
  getState(): State;
  /** Replaces the state and notifies the listeners, unless `next` is the current state. */
  setState(next: State): void;
}

/** Creates an observable value, for React's `useSyncExternalStore`. */
export function createStore<State>(initial: State): Store<State> {
  const { subscribe, notify } = createListeners();
  let state = initial;
  return {
    subscribe,
    getState: () => state,
    setState: (next) => {
      if (next === state) return;
      state = next;
      notify();
    },
  };
}
