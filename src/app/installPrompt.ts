/** Chromium's event; TypeScript does not know it. */
export interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

/** The browser's offer to install the app, until it was answered; layouts come and go meanwhile. */
let offer: InstallPrompt | undefined;

export const installOffer = (): InstallPrompt | undefined => offer;

export function keepInstallOffer(next: InstallPrompt | undefined): void {
  offer = next;
}
