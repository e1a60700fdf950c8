import { expect, test } from 'vitest';
import type { Call } from './call';
import { calls } from './calls';
import { configureClient } from './client';
import { commandUnderWay, runCommand } from './command';
import { ApiError } from './errors';
import { json, useTestServer } from './testServer';
import { activateSlot, transfer } from './wallet';

const server = useTestServer();
const commands = Object.entries<Call>(calls).filter(([, call]) => call.kind === 'command' && call.body !== 'multipart');

/** Something for every path parameter; bodies are the test server's least concern. */
const argsFor = ({ path, body }: Call) => ({
  params: Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'x'])),
  body: body === 'json' ? {} : undefined,
});

test.each(commands)('%s: two taps in the same tick send one request', async (_, call) => {
  server.answer = (_, response) => setTimeout(() => json(response, 400, { message: 'NO_WALLET' }), 2);
  const args = argsFor(call) as never;
  const first = runCommand(call, args);
  expect(runCommand(call, args)).toBeUndefined();
  await expect(first).rejects.toBeInstanceOf(ApiError);
  expect(server.seen).toHaveLength(1);
  await expect(runCommand(call, args)).rejects.toBeInstanceOf(ApiError);
  expect(server.seen).toHaveLength(2);
});

test('the tests above see every command that is no upload', () => {
  const uploads = Object.values<Call>(calls).filter(({ body }) => body === 'multipart');
  const reads = Object.values<Call>(calls).filter(({ kind }) => kind === 'read');
  expect(uploads).toHaveLength(3);
  expect(commands.length).toBe(Object.keys(calls).length - uploads.length - reads.length);
  expect(commands.length).toBeGreaterThanOrEqual(39);
});

test('another amount in the same tick is the same command; another game account is not', async () => {
  server.answer = (_, response) => json(response, 200, { success: true });
  const body = { from: 'WALLET', to: 'PG', amount: 10 };
  const first = runCommand(transfer, { body });
  expect(runCommand(transfer, { body: { ...body, amount: 20 } })).toBeUndefined();
  const opened = ['PG', 'IMI'].map((slotCode) => runCommand(activateSlot, { params: { slotCode } }));
  await Promise.all([first, ...opened]);
  expect(server.seen.map(({ url }) => url).sort()).toEqual([
    '/api/wallet/activate/IMI',
    '/api/wallet/activate/PG',
    '/api/wallet/transfer',
  ]);
});

test('what is under way can be followed by others until it is over, each by its parameters', async () => {
  server.answer = (_, response) => json(response, 400, { message: 'NO_GAME' });
  const running = runCommand(activateSlot, { params: { slotCode: 'PG' } });
  expect(commandUnderWay(activateSlot, { slotCode: 'PG' })).toBe(running);
  expect(commandUnderWay(activateSlot, { slotCode: 'IMI' })).toBeUndefined();
  expect(commandUnderWay(transfer)).toBeUndefined();
  await expect(running).rejects.toBeInstanceOf(ApiError);
  expect(commandUnderWay(activateSlot, { slotCode: 'PG' })).toBeUndefined();
  const moving = runCommand(transfer, { body: { from: 'WALLET', to: 'PG', amount: 10 } });
  expect(commandUnderWay(transfer)).toBe(moving);
  await expect(moving).rejects.toBeInstanceOf(ApiError);
});

test('a command is never repeated by itself, and its lock is free after a failure', async () => {
  server.answer = (_, response) => response.destroy();
  const body = { from: 'WALLET', to: 'PG', amount: 10 };
  await expect(runCommand(transfer, { body })).rejects.toMatchObject({ kind: 'network', unknownResult: true });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(server.seen).toHaveLength(1);
  await expect(runCommand(activateSlot, { params: { slotCode: '..' } })).rejects.toMatchObject({ kind: 'refused' });
  server.answer = (_, response) => json(response, 200, { success: true });
  await expect(runCommand(transfer, { body })).resolves.toEqual({ success: true });
});

test('what one member has left under way does not swallow the tap of the next', async () => {
  let token = 'one';
  configureClient({ getToken: () => token, onSessionLost() {}, onGone() {} });
  server.answer = (_, response) => setTimeout(() => json(response, 200, { success: true }), 20);
  const body = { from: 'WALLET', to: 'PG', amount: 10 };
  const first = runCommand(transfer, { body });
  expect(runCommand(transfer, { body })).toBeUndefined();
  token = 'two';
  const second = runCommand(transfer, { body });
  expect(runCommand(transfer, { body })).toBeUndefined();
  await Promise.all([first, second]);
  expect(server.seen.map(({ headers }) => headers.authorization).sort()).toEqual(['Bearer one', 'Bearer two']);
  configureClient();
});
