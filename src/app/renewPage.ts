const patienceMs = 4000;

const within = (promise: Promise<unknown>) =>
  Promise.race([promise, new Promise((resolve) => setTimeout(resolve, patienceMs))]);

const once = (target: EventTarget, type: string) =>
  new Promise((resolve) => target.addEventListener(type, resolve, { once: true }));

/**
 * Loads the page anew, in the newest version there is: what could not be fetched twice is of a version that is gone. The
 * address, the session and drafts stay (R32).
 */
export async function renewPage(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await within(registration?.update().catch(() => undefined) ?? Promise.resolve());
  if (registration?.installing) await within(once(registration.installing, 'statechange'));
  if (registration?.waiting) {
    const taken = once(navigator.serviceWorker, 'controllerchange');
    registration.waiting.postMessage('kapao:update');
    await within(taken);
  }
  window.location.reload();
}
