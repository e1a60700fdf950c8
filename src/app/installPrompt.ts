/** Chromium's event, which TypeScript's DOM types lack. */
export interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

/** The browser's offer to install the app, until it is used. Module state, because layouts remount meanwhile. */
let prompt: InstallPrompt | undefined;

export const installPrompt = (): InstallPrompt | undefined => prompt;

export function saveInstallPrompt(next: InstallPrompt | undefined): void {
  prompt = next;
}
