import { vi } from 'vitest';
import { createXhr } from '../../src/api/client/testXhr.ts';
import type { Network } from './network.ts';

export interface Phone {
  local: Map<string, string>;
  /** True while the storage is full: every longer value throws. */
  isFull: boolean;
  /** Releases the locks of a closed tab. */
  drop(names: readonly string[]): void;
}

/**
 * Installs fakes of the browser APIs that the app's code in a tab uses: fetch, XMLHttpRequest, Web Locks,
 * `navigator.onLine`, and one localStorage for all tabs.
 */
export function installFakeBrowser(network: () => Network): Phone {
  const local = new Map<string, string>();
  const phone: Phone = {
    local,
    isFull: false,
    drop: (names) => {
      for (const name of names) last.get(name)?.drop();
    },
  };
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => local.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (phone.isFull && value.length > (local.get(key)?.length ?? 0)) throw new Error('full');
        local.set(key, value);
      },
      removeItem: (key: string) => void local.delete(key),
      clear: () => local.clear(),
      key: (index: number) => [...local.keys()][index] ?? null,
      get length() {
        return local.size;
      },
    },
    // sessionStorage throws, so each tab keeps its session in memory.
    get sessionStorage(): never {
      throw new Error('denied');
    },
  });
  const last = new Map<string, { gone: Promise<void>; drop: () => void }>();
  const request = async (name: string, _: object, work: (lock: object) => unknown) => {
    const before = last.get(name);
    let drop = () => {};
    const dropped = new Promise<void>((resolve) => {
      drop = resolve;
    });
    const gone = (async () => {
      await before?.gone;
      await Promise.race([work({ name }), dropped]);
    })();
    const held = { gone, drop };
    last.set(name, held);
    await gone.finally(() => last.get(name) === held && last.delete(name));
  };
  const query = async () => ({ held: [...last.keys()].map((name) => ({ name })) });
  vi.stubGlobal('navigator', { onLine: true, locks: { request, query } });
  const sendRequest = (url: string, init: Omit<Parameters<Network['exchange']>[0], 'url'>) =>
    network().exchange({ ...init, url });
  vi.stubGlobal('fetch', sendRequest);
  vi.stubGlobal('XMLHttpRequest', createXhr(sendRequest));
  return phone;
}
