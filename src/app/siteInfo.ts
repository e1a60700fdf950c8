import { useEffect, useSyncExternalStore } from 'react';
import { getInfo } from '@/api/calls/lookup';
import { readOnce } from '@/api/client/readOnce';
import { onReset } from '@/lib/resettable';
import { settings } from '@/lib/settings';
import { createStore } from '@/lib/store';
import { whenInteractive } from './interactive';

/**
 * The site's name from lookup/info, requested once per page load. After a failure the name is empty, and the next
 * screen requests it again.
 */
const name = createStore('');
let isLoading = false;
onReset(() => name.setState(''));

async function loadName(): Promise<void> {
  if (name.getState() || isLoading) return;
  isLoading = true;
  try {
    name.setState((await readOnce(getInfo, {})).name);
  } catch {
    // The site works without its name.
  } finally {
    isLoading = false;
  }
}

/** Returns the site's name: the build's until lookup/info has responded with the site's own. */
export function useSiteName(): string {
  useEffect(() => whenInteractive(loadName), []);
  const ownName = useSyncExternalStore(name.subscribe, name.getState, () => '');
  return ownName || settings.siteName;
}
