import { vi } from 'vitest';
import type { Line } from './line.ts';

/** What the engine finds in a browser, as far as it uses it: fetch, XMLHttpRequest, one local storage for all tabs, locks. */
export function givePhone(line: () => Line): void {
  const local = new Map<string, string>();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => local.get(key) ?? null,
      setItem: (key: string, value: string) => void local.set(key, value),
      removeItem: (key: string) => void local.delete(key),
      clear: () => local.clear(),
    },
    // Each tab keeps its own in its memory.
    get sessionStorage(): never {
      throw new Error('denied');
    },
  });
  const held = new Set<string>();
  const request = async (name: string, _: unknown, work: (lock: object | null) => unknown) => {
    if (held.has(name)) return work(null);
    held.add(name);
    try {
      return await work({ name });
    } finally {
      held.delete(name);
    }
  };
  vi.stubGlobal('navigator', { onLine: true, locks: { request } });
  vi.stubGlobal('fetch', (url: string, init: Parameters<Line['exchange']>[0]) => line().exchange({ ...init, url }));
  vi.stubGlobal('XMLHttpRequest', xhrOver(line));
}

/** As much of it as uploads use. */
const xhrOver = (line: () => Line) =>
  class {
    status = 0;
    responseText = '';
    responseURL = '';
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
        const response = await line().exchange(asked);
        this.status = response.status;
        this.responseText = await response.text();
        this.onload();
      } catch {
        if (!this.#controller.signal.aborted) this.onerror();
      }
    }
  };
