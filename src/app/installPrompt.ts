/** Chromium's `beforeinstallprompt` event, which is missing from TypeScript's DOM types. */
export interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

/**
 * The browser's offer to install the app, until the member answers the offer or installs the app. This module stores
 * the offer, because layouts remount.
 */
let prompt: InstallPrompt | undefined;

export const installPrompt = (): InstallPrompt | undefined => prompt;

export function saveInstallPrompt(next: InstallPrompt | undefined): void {
  prompt = next;
}
