import { useEffect, useSyncExternalStore } from 'react';
import { getInfo } from '@/api/calls/lookup';
import { send } from '@/api/client/client';
import { whenInteractive } from './interactive';

/** The site's own name from lookup/info, asked once a visit. A failure leaves it out; the next screen asks again. */
let name = '';
let asking = false;
const listeners = new Set<() => void>();

async function ask(): Promise<void> {
  if (name || asking) return;
  asking = true;
  try {
    name = (await send(getInfo, {})).name;
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

/** The site's name, or `''` until it is known. */
export function useSiteName(): string {
  useEffect(() => whenInteractive(ask), []);
  return useSyncExternalStore(
    subscribe,
    () => name,
    () => '',
  );
}

/** Stories start each time as a first visit. */
export function forgetSiteInfo(): void {
  name = '';
}
