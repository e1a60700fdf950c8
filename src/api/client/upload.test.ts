import { expect, test, vi } from 'vitest';
import { uploadImage } from '@/api/calls/chat';
import { uploadSlip } from '@/api/calls/wallet';
import { configureClient, type SendOptions, send } from './client';
import { json, raw, useTestServer } from './testServer';
import { useNodeXhr } from './testXhr';

const server = useTestServer();
useNodeXhr();

const slip = { body: { file: new File(['slip'], 'สลิป.png', { type: 'image/png' }) } };
const failing = (options?: SendOptions) =>
  send(uploadSlip, slip, options).then(
    () => expect.fail('answered'),
    (error) => error,
  );

test('sends a form with client header and token, and reports its progress', async () => {
  configureClient({ getToken: () => 't0ken', onSessionLost() {}, onGone() {} });
  server.respond = (_, response) => json(response, 200, { success: true });
  const shares: number[] = [];
  await send(uploadSlip, slip, { onProgress: (share) => shares.push(share) });
  const [{ method, url, headers, body } = expect.fail()] = server.requests;
  expect([method, url]).toEqual(['POST', '/api/wallet/slip']);
  expect(headers).toMatchObject({
    'x-client-type': 'wallet-user',
    authorization: 'Bearer t0ken',
    'content-type': expect.stringMatching(/^multipart\/form-data; boundary=/),
  });
  expect(body).toMatch(/name="file"; filename="สลิป.png"\r\nContent-Type: image\/png\r\n\r\nslip\r\n/);
  expect(shares).toEqual([0.5, 1, 1]);
});

test('tells refusals, malformed responses and lost connections apart', async () => {
  server.respond = (_, response) => json(response, 413, { message: 'SLIP_INVALID_FILE' });
  expect(await failing()).toMatchObject({
    kind: 'http',
    status: 413,
    code: 'SLIP_INVALID_FILE',
    isOutcomeUnknown: false,
  });
  server.respond = (_, response) => raw(response, 200, '<h1>ok</h1>');
  expect(await failing()).toMatchObject({ kind: 'malformed', isOutcomeUnknown: true });
  server.respond = (_, response) => response.destroy();
  expect(await failing()).toMatchObject({ kind: 'network', isOutcomeUnknown: true });
  server.respond = () => {};
  expect(await failing({ timeoutMs: 100 })).toMatchObject({ kind: 'timeout', isOutcomeUnknown: true });
  server.respond = (_, response) => json(response, 200, { path: 5 });
  await expect(send(uploadImage, slip)).rejects.toMatchObject({ kind: 'malformed', affectsMoney: false });
});

test('aborts an upload before and after it is sent', async () => {
  const controller = new AbortController();
  server.respond = () => controller.abort();
  expect(await failing({ signal: controller.signal })).toMatchObject({ kind: 'aborted', isOutcomeUnknown: true });
  expect(await failing({ signal: controller.signal })).toMatchObject({ kind: 'aborted', isOutcomeUnknown: false });
  expect(server.requests).toHaveLength(1);
});

test('leaves the outcome of an interrupted slip unknown, whatever its progress', async () => {
  const controller = new AbortController();
  const abortAtHalf = { signal: controller.signal, onProgress: () => controller.abort() };
  expect(await failing(abortAtHalf)).toMatchObject({ kind: 'aborted', isOutcomeUnknown: true });

  const silent = new AbortController();
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementationOnce(() => silent.abort());
  expect(await failing({ signal: silent.signal })).toMatchObject({ kind: 'aborted', isOutcomeUnknown: true });
});

test('rejects the response of another host', async () => {
  const otherOrigin = server.origin.replace('127.0.0.1', 'localhost');
  server.respond = ({ url }, response) =>
    url === '/api/wallet/slip'
      ? response.writeHead(307, { location: `${otherOrigin}/elsewhere` }).end()
      : json(response, 200, { success: true });
  expect(await failing()).toMatchObject({ kind: 'network' });
  expect(server.requests.map(({ url }) => url)).toEqual(['/api/wallet/slip', '/elsewhere']);
});
