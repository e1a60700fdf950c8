import { vi } from 'vitest';
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
  vi.stubGlobal('fetch', (url: string, init: Parameters<Network['exchange']>[0]) =>
    network().exchange({ ...init, url }),
  );
  vi.stubGlobal('XMLHttpRequest', xhrOver(network));
  return phone;
}

/** The part of XMLHttpRequest that uploads use. */
const xhrOver = (network: () => Network) =>
  class {
    status = 0;
    responseText = '';
    responseURL = '';
    #received = '';
    getAllResponseHeaders = () => this.#received;
    onload = () => {};
    onerror = () => {};
    onabort = () => {};
    upload = {};
    #method = '';
    #headers: Record<string, string> = {};
    readonly #controller = new AbortController();
    open(method: string, url: string) {
      this.#method = method;
      this.responseURL = url;
    }
    setRequestHeader(name: string, value: string) {
      this.#headers[name] = value;
    }
    abort() {
      this.#controller.abort();
      this.onabort();
    }
    async send(body: FormData) {
      try {
        const { signal } = this.#controller;
        const asked = { url: this.responseURL, method: this.#method, headers: this.#headers, body, signal };
        const response = await network().exchange(asked);
        this.status = response.status;
        this.#received = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\r\n');
        this.responseText = await response.text();
        this.onload();
      } catch {
        if (!this.#controller.signal.aborted) this.onerror();
      }
    }
  };
