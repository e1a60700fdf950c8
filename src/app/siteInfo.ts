import { useEffect, useSyncExternalStore } from 'react';
import { getInfo } from '@/api/calls/lookup';
import { readOnce } from '@/api/client/readOnce';
import { whenInteractive } from './interactive';

/**
 * The site's name from lookup/info, requested once per visit. After a failure it is empty, and the next screen requests
 * it again.
 */
let name = '';
let asking = false;
const listeners = new Set<() => void>();

async function ask(): Promise<void> {
  if (name || asking) return;
  asking = true;
  try {
    name = (await readOnce(getInfo, {})).name;
    for (const listener of listeners) listener();
  } catch {
    // The site works without its name.
  } finally {
    asking = false;
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns the site's name, or `''` until it is loaded. */
export function useSiteName(): string {
  useEffect(() => whenInteractive(ask), []);
  return useSyncExternalStore(
    subscribe,
    () => name,
    () => '',
  );
}

/** Resets the state for the next story, which starts as a first visit. */
export function forgetSiteInfo(): void {
  name = '';
}
