import type { Backend } from '../backendInterface';
import { models } from '../db/models';
import { route } from '../http/router';
import type { MockSnapshot } from '../mockState';
import { machineNow } from '../runtime/clock';
import { delay } from '../runtime/delay';

/** Stores the backend of the demo and the development server in IndexedDB, across reloads and tabs. */

const name = 'kapao-mock';
const store = 'world';
/**
 * The localStorage key of a stamp that changes with every save. Before each request a tab compares the stamp with its
 * own and loads the saved state if they differ.
 */
const stampKey = 'kapao-mock.saved';
/** All tables and their initial values, as JSON. A snapshot that was saved with another shape is unusable. */
const shape = JSON.stringify(models, (_, value) => (typeof value === 'function' ? value() : value));

const timeoutMs = 2000;

interface Saved {
  shape: string;
  /** Time of the save by the machine's clock, in ms. The demo's clock continues while no page is open. */
  at: number;
  mockState: MockSnapshot;
}

const toPromise = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function use<T>(mode: IDBTransactionMode, work: (saved: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(store);
  // In a browser without storage, IndexedDB may never respond. After `timeoutMs` the mock then works without storage.
  const database = await Promise.race([toPromise(request), delay(timeoutMs).then(() => undefined)]);
  if (!database) throw new Error(`${name} does not open`);
  try {
    return await toPromise(work(database.transaction(store, mode).objectStore(store)));
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

/**
 * Restores the saved state and advances its clock to the machine's time. Ignores a state that is unreadable or was
 * saved with another shape.
 */
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

/** Saves the backend's state. In a browser without storage, each page load starts from the scenario again. */
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

/** Shares the backend between tabs: each request starts from the state that was saved last by any tab. */
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
