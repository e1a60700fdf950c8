import type { Backend } from '../backendInterface';
import { models } from '../db/models';
import { route } from '../http/router';
import type { MockSnapshot } from '../mockState';
import { machineNow } from '../runtime/clock';
import { delay } from '../runtime/delay';

/** Stores the demo's backend across reloads and tabs, in IndexedDB. */

const name = 'kapao-mock';
const store = 'world';
/**
 * The localStorage key of a stamp that changes with every save. Other tabs compare it before each request and load a
 * newer state.
 */
const stampKey = 'kapao-mock.saved';
/** All tables with their initial values. A snapshot with other tables than the current ones is unusable. */
const shape = JSON.stringify(models, (_, value) => (typeof value === 'function' ? value() : value));

const timeoutMs = 2000;

interface Saved {
  shape: string;
  /** Time of the save by the machine's clock, in ms. The demo's clock continues while no page is open. */
  at: number;
  mockState: MockSnapshot;
}

const parsed = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function use<T>(mode: IDBTransactionMode, work: (saved: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(store);
  // A browser without storage may not even respond. The demo then works without storage.
  const database = await Promise.race([parsed(request), delay(timeoutMs).then(() => undefined)]);
  if (!database) throw new Error(`${name} does not open`);
  try {
    return await parsed(work(database.transaction(store, mode).objectStore(store)));
  } finally {
    database.close();
  }
}

function readStamp(): string | null {
  try {
    return localStorage.getItem(stampKey);
  } catch {
    return null;
  }
}

/** The stamp of the saved state that each backend last loaded or saved. */
const stamps = new WeakMap<Backend, string | null>();

/** Restores the saved state. Ignores a state that is unreadable or has other tables. */
async function restore(backend: Backend): Promise<void> {
  const before = backend.snapshot();
  stamps.set(backend, readStamp());
  try {
    const saved: Saved | undefined = await use('readonly', (all) => all.get(store));
    if (saved?.shape !== shape) return;
    backend.restore(saved.mockState);
    backend.advance(Math.max(0, (machineNow() - saved.at) / 1000));
  } catch {
    backend.restore(before);
  }
}

/** Saves the backend. In a browser without storage the demo starts again with each page. */
export async function save(backend: Backend): Promise<void> {
  try {
    const saved: Saved = { shape, at: machineNow(), mockState: backend.snapshot() };
    await use('readwrite', (all) => all.put(saved, store));
    const stamp = `${saved.at} ${saved.mockState.random}`;
    stamps.set(backend, stamp);
    localStorage.setItem(stampKey, stamp);
  } catch {}
}

/**
 * Returns true for a request that may change the state. Reads do not count: they only let due jobs run, with the same
 * result in every tab.
 */
function changes({ method, url }: Request): boolean {
  try {
    return route(method, new URL(url).pathname).call.kind === 'command';
  } catch {
    return method !== 'GET';
  }
}

/** Shares the backend between tabs: each request starts with the last saved change of any tab. */
export async function shared(backend: Backend): Promise<Pick<Backend, 'handle' | 'mockState'>> {
  await restore(backend);
  return {
    get mockState() {
      return backend.mockState;
    },
    async handle(request) {
      if (readStamp() !== stamps.get(backend)) await restore(backend);
      const response = await backend.handle(request);
      if (changes(request)) await save(backend);
      return response;
    },
  };
}
