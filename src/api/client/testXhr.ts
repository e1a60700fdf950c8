import { afterAll, beforeAll } from 'vitest';

type SendRequest = (
  url: string,
  init: { method: string; headers: Record<string, string>; body: FormData; signal: AbortSignal },
) => Promise<Response>;

/**
 * Creates a replacement for XMLHttpRequest, which Node does not have, with the parts that uploads use. `sendRequest` is
 * like `fetch`.
 */
export const createXhr = (sendRequest: SendRequest) =>
  class {
    status = 0;
    responseText = '';
    responseURL = '';
    #received = '';
    getAllResponseHeaders = () => this.#received;
    onload = () => {};
    onerror = () => {};
    onabort = () => {};
    upload = { onprogress: (_: { lengthComputable: boolean; loaded: number; total: number }) => {} };
    #method = '';
    readonly #headers: Record<string, string> = {};
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
      const { signal } = this.#controller;
      try {
        this.upload.onprogress({ lengthComputable: true, loaded: 1, total: 2 });
        if (signal.aborted) return;
        const responding = sendRequest(this.responseURL, {
          method: this.#method,
          headers: this.#headers,
          body,
          signal,
        });
        this.upload.onprogress({ lengthComputable: true, loaded: 2, total: 2 });
        const response = await responding;
        this.status = response.status;
        this.responseURL = response.url || this.responseURL;
        this.#received = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\r\n');
        this.responseText = await response.text();
        this.onload();
      } catch {
        if (!signal.aborted) this.onerror();
      }
    }
  };

/** Installs an XMLHttpRequest for tests of uploads in Node. */
export function useNodeXhr(): void {
  beforeAll(() => {
    Object.assign(globalThis, { XMLHttpRequest: createXhr((url, init) => fetch(url, init)) });
  });
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'XMLHttpRequest');
  });
}
