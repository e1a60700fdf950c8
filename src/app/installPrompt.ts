import { useSyncExternalStore } from 'react';
import { localStore, storageKeys } from '@/lib/storage';

/** Chromium's event; TypeScript does not know it. */
export interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

let waiting: InstallPrompt | null = null;
const listeners = new Set<() => void>();

function set(next: InstallPrompt | null): void {
  waiting = next;
  for (const listener of listeners) listener();
}

if (typeof window !== 'undefined') {
  window.addEventListener('beforeinstallprompt', (event) => {
    // The card asks instead of the browser's own bar, and only until it was put away once.
    event.preventDefault();
    if (!localStore.get(storageKeys.installDismissed)) set(event as InstallPrompt);
  });
  window.addEventListener('appinstalled', () => set(null));
}

/** The card was put away; it does not come back on this device. */
export function dismissInstall(): void {
  localStore.set(storageKeys.installDismissed, '1');
  set(null);
}

/** Shows the browser's own question. The prompt works once. */
export function install(): void {
  const prompt = waiting;
  set(null);
  void prompt?.prompt();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the browser offers to install the app, and the member has not said no. */
export const useInstallOffer = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => waiting !== null,
    () => false,
  );
