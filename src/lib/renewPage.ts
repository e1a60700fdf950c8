const patienceMs = 4000;

const within = (promise: Promise<unknown>) =>
  Promise.race([promise, new Promise((resolve) => setTimeout(resolve, patienceMs))]);

const once = (target: EventTarget, type: string) =>
  new Promise((resolve) => target.addEventListener(type, resolve, { once: true }));

/**
 * Hosts that go by path alone let a browser remember for a year that a hashed file is missing. After going back to an
 * earlier version it is there again: what was missing on this page is asked for past that memory.
 */
async function askAgainForMissing(): Promise<void> {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const missing = entries.filter(({ name, responseStatus }) => responseStatus === 404 && name.includes('/assets/'));
  await Promise.all(missing.map(({ name }) => fetch(name, { cache: 'reload' }).catch(() => undefined)));
}

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
  await within(askAgainForMissing());
  window.location.reload();
}
