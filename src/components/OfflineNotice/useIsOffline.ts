import { useSyncExternalStore } from 'react';

const events = ['online', 'offline'] as const;

function subscribe(listener: () => void): () => void {
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}

const isOffline = () => navigator.onLine === false;

/** Returns true while the browser reports that it is offline. */
export const useIsOffline = (): boolean => useSyncExternalStore(subscribe, isOffline, () => false);
