import { type ClientRequest, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadImage, uploadVideo } from './chat';
import { configureClient, type SendOptions, send } from './client';
import { runCommand } from './command';
import { json, raw, useTestServer } from './testServer';
import { uploadSlip } from './wallet';

/** Node has no XMLHttpRequest: as much of one as uploads use, over real HTTP, with the redirects that browsers follow. */
class NodeXhr {
  status = 0;
  responseText = '';
  responseURL = '';
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
    this.#exchange(headers, bytes);
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
        this.onload();
      } catch {
        if (!this.#isAborted) this.onerror();
      }
    });
    this.#sent.on('error', () => this.#isAborted || this.onerror());
    this.#sent.end(bytes);
  }
}

const server = useTestServer();
beforeAll(() => {
  Object.assign(globalThis, { XMLHttpRequest: NodeXhr });
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'XMLHttpRequest');
});

const slip = { body: { file: new File(['slip'], 'สลิป.png', { type: 'image/png' }) } };
const failing = (options?: SendOptions) =>
  send(uploadSlip, slip, options).then(
    () => expect.fail('answered'),
    (error) => error,
  );

test('a form goes out with client header and token, and its progress is told', async () => {
  configureClient({ getToken: () => 't0ken', onSessionLost() {}, onGone() {} });
  server.answer = (_, response) => json(response, 200, { success: true });
  const shares: number[] = [];
  await send(uploadSlip, slip, { onProgress: (share) => shares.push(share) });
  const [{ method, url, headers, body } = expect.fail()] = server.seen;
  expect([method, url]).toEqual(['POST', '/api/wallet/slip']);
  expect(headers).toMatchObject({
    'x-client-type': 'wallet-user',
    authorization: 'Bearer t0ken',
    'content-type': expect.stringMatching(/^multipart\/form-data; boundary=/),
  });
  expect(body).toMatch(/name="file"; filename="สลิป.png"\r\nContent-Type: image\/png\r\n\r\nslip\r\n/);
  expect(shares).toEqual([0.5, 1]);
});

test('refusals, nonsense and silence are told apart', async () => {
  server.answer = (_, response) => json(response, 413, { message: 'SLIP_INVALID_FILE' });
  expect(await failing()).toMatchObject({ kind: 'http', status: 413, code: 'SLIP_INVALID_FILE', unknownResult: false });
  server.answer = (_, response) => raw(response, 200, '<h1>ok</h1>');
  expect(await failing()).toMatchObject({ kind: 'malformed', unknownResult: true });
  server.answer = (_, response) => response.destroy();
  expect(await failing()).toMatchObject({ kind: 'network', unknownResult: true });
  server.answer = () => {};
  expect(await failing({ timeoutMs: 100 })).toMatchObject({ kind: 'timeout', unknownResult: true });
  server.answer = (_, response) => json(response, 200, { path: 5 });
  await expect(send(uploadImage, slip)).rejects.toMatchObject({ kind: 'malformed', unknownResult: false });
});

test('an upload can be given up before and after it is sent', async () => {
  const controller = new AbortController();
  server.answer = () => controller.abort();
  expect(await failing({ signal: controller.signal })).toMatchObject({ kind: 'aborted', unknownResult: true });
  expect(await failing({ signal: controller.signal })).toMatchObject({ kind: 'aborted', unknownResult: false });
  expect(server.seen).toHaveLength(1);
});

test('the answer of another host is none', async () => {
  const other = server.origin.replace('127.0.0.1', 'localhost');
  server.answer = ({ url }, response) =>
    url === '/api/wallet/slip'
      ? response.writeHead(307, { location: `${other}/elsewhere` }).end()
      : json(response, 200, { success: true });
  expect(await failing()).toMatchObject({ kind: 'network' });
  expect(server.seen.map(({ url }) => url)).toEqual(['/api/wallet/slip', '/elsewhere']);
});

test.each([
  ['slip', uploadSlip],
  ['image', uploadImage],
  ['video', uploadVideo],
])('two taps in the same tick upload one %s', async (_, call) => {
  server.answer = (_, response) => setTimeout(() => json(response, 200, { success: true, path: '/f' }), 20);
  const first = runCommand(call, slip);
  expect(runCommand(call, slip)).toBeUndefined();
  await first;
  expect(server.seen).toHaveLength(1);
});
