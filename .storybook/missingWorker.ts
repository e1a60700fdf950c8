/**
 * Lets MSW respond in the page where the browser refuses service workers: in a sandboxed frame, and in a frame of another
 * site whose storage the browser blocks. MSW checks only the property, so remove it. Images below `/api/` are then
 * missing.
 */
export async function disableMissingWorker(): Promise<void> {
  try {
    // Do not register: MSW reloads the page if it finds a registration that does not control the page yet.
    await navigator.serviceWorker.getRegistration();
  } catch {
    Reflect.deleteProperty(Object.getPrototypeOf(navigator), 'serviceWorker');
  }
}
