import type { Backend } from '../backend';
import { models } from '../db/models';
import type { WorldSnapshot } from '../world';

/** Keeps the demo's backend over reloads, in the browser's own database. */

const name = 'kapao-mock';
const store = 'world';
/** A snapshot of other tables than today's is no use. */
const shape = JSON.stringify(models);

interface Saved {
  shape: string;
  world: WorldSnapshot;
}

const asked = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function open(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(store);
  return (await asked(request)).transaction(store, mode).objectStore(store);
}

/** Puts the backend where it was; false when nothing usable has been saved, or the browser keeps nothing. */
export async function restoreSaved(backend: Backend): Promise<boolean> {
  const fresh = backend.snapshot();
  try {
    const saved: Saved | undefined = await asked((await open('readonly')).get(store));
    if (saved?.shape !== shape) return false;
    backend.restore(saved.world);
    return true;
  } catch {
    backend.restore(fresh);
    return false;
  }
}

/** Keeps the backend as it is now; a browser that keeps nothing is no failure. */
export async function save(backend: Backend): Promise<void> {
  try {
    const saved: Saved = { shape, world: backend.snapshot() };
    await asked((await open('readwrite')).put(saved, store));
  } catch {
    // The demo then starts anew with the next page.
  }
}

/** Long enough to gather a screen's calls into one save. */
const pauseMs = 400;

/** The same backend, saved a moment after each request that may have changed something. */
export function saving(backend: Backend): Pick<Backend, 'handle' | 'world'> {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  return {
    get world() {
      return backend.world;
    },
    async handle(request) {
      const response = await backend.handle(request);
      clearTimeout(waiting);
      waiting = setTimeout(() => save(backend), pauseMs);
      return response;
    },
  };
}
