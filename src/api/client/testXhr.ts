import { type ClientRequest, request } from 'node:http';
import { afterAll, beforeAll } from 'vitest';

/**
 * A replacement for XMLHttpRequest, which Node does not have. It implements the parts that uploads use, over real HTTP.
 * It follows every redirect without the request's headers.
 */
class NodeXhr {
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
  #headers: Record<string, string> = {};
  #sent: ClientRequest | undefined;
  #isAborted = false;

  open(method: string, url: string) {
    this.#method = method;
    this.responseURL = url;
  }
  setRequestHeader(name: string, value: string) {
    this.#headers[name] = value;
  }
  abort() {
    this.#isAborted = true;
    this.#sent?.destroy();
    this.onabort();
  }
  async send(form: FormData) {
    const body = new Response(form);
    const bytes = Buffer.from(await body.arrayBuffer());
    if (this.#isAborted) return;
    const headers = { ...this.#headers, 'Content-Type': body.headers.get('content-type') ?? '' };
    this.upload.onprogress({ lengthComputable: true, loaded: bytes.length / 2, total: bytes.length });
    if (!this.#isAborted) this.#exchange(headers, bytes);
  }
  #exchange(headers: Record<string, string>, bytes: Buffer) {
    this.#sent = request(this.responseURL, { method: this.#method, headers }, async (response) => {
      const { location } = response.headers;
      if (location) {
        this.responseURL = location;
        return this.#exchange({}, bytes);
      }
      try {
        for await (const chunk of response) this.responseText += chunk;
        this.status = response.statusCode ?? 0;
        this.#received = Object.entries(response.headers)
          .map(([name, value]) => `${name}: ${value}`)
          .join('\r\n');
        this.onload();
      } catch {
        if (!this.#isAborted) this.onerror();
      }
    });
    this.#sent.on('finish', () =>
      this.upload.onprogress({ lengthComputable: true, loaded: bytes.length, total: bytes.length }),
    );
    this.#sent.on('error', () => this.#isAborted || this.onerror());
    this.#sent.end(bytes);
  }
}

/** Installs an XMLHttpRequest for tests of uploads in Node. */
export function useNodeXhr(): void {
  beforeAll(() => {
    Object.assign(globalThis, { XMLHttpRequest: NodeXhr });
  });
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'XMLHttpRequest');
  });
}
