/** Chromium's event; TypeScript does not know it. */
export interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

/** The browser's offer to install the app, until it was answered; layouts come and go meanwhile. */
let prompt: InstallPrompt | undefined;

export const installPrompt = (): InstallPrompt | undefined => prompt;

export function saveInstallPrompt(next: InstallPrompt | undefined): void {
  prompt = next;
}
