/**
 * Lets MSW respond in the page where no service worker can be registered: in a sandboxed frame, and in a frame of another
 * site whose storage the browser blocks. MSW decides by the property alone, so remove it. Images below `/api/` are then
 * missing.
 */
export async function disableMissingWorker(url: string): Promise<void> {
  try {
    await navigator.serviceWorker.register(url);
  } catch {
    Reflect.deleteProperty(Object.getPrototypeOf(navigator), 'serviceWorker');
  }
}
