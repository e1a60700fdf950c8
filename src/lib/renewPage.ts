const patienceMs = 4000;
/** A new version keeps some seventy files, one after the other: 11 s where each takes 150 ms. */
const installMs = 30_000;

const within = (promise: Promise<unknown>, ms = patienceMs) =>
  Promise.race([promise, new Promise((resolve) => setTimeout(resolve, ms))]);

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

/** Looks for a newer version, and brings in what is there. A page that no worker keeps needs none: the host has it. */
async function takeNewest(): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker?.getRegistration();
  if (!registration?.active) return;
  await within(registration.update().catch(() => undefined));
  // From installing it goes on to waiting, or away.
  if (registration.installing) await within(once(registration.installing, 'statechange'), installMs);
  if (!registration.waiting) return;
  const taken = once(serviceWorker, 'controllerchange');
  registration.waiting.postMessage('kapao:update');
  await within(taken);
}

/**
 * Loads the page anew, in the newest version there is: what could not be fetched twice is of a version that is gone. The
 * address, the session and drafts stay (R32). It may take its time, so the page is marked for as long (`start.css.ts`).
 */
export async function renewPage(): Promise<void> {
  const { dataset } = document.documentElement;
  // Pressed again: the first press is still at work.
  if (dataset.renewing !== undefined) return;
  dataset.renewing = '';
  const { href } = window.location;
  await takeNewest().catch(() => undefined);
  await within(askAgainForMissing());
  // Whoever went on to another page meanwhile stays there: what has come is offered.
  if (window.location.href === href) window.location.reload();
  else delete dataset.renewing;
}
