import { ownName } from './storage';

/**
 * Does something while no other tab or window of the site does it; resolves to what came of it. Where one does, nothing
 * is done here: resolves to `undefined` once that is over. Browsers without locks do it as ever, each tab for itself.
 */
export async function inOneTab<T>(name: string, work: () => Promise<T>): Promise<{ value: T } | undefined> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  if (!locks) return { value: await work() };
  const lockName = ownName(name);
  let running: Promise<T> | undefined;
  const done = await locks
    .request(lockName, { ifAvailable: true }, async (lock) => {
      if (lock) running = work();
      // The lock goes with the page, or once it is over, whatever came of it.
      await running?.catch(() => undefined);
      return running !== undefined;
    })
    // Denied, as storage may be: it is this tab's affair alone.
    .catch(() => undefined);
  if (running) return { value: await running };
  if (done === undefined) return { value: await work() };
  await locks.request(lockName, { mode: 'shared' }, () => undefined).catch(() => undefined);
  return undefined;
}
