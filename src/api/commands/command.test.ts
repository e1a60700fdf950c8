import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { activateSlot, transfer } from '@/api/calls/wallet';
import { configureClient } from '@/api/client/client';
import { ApiError } from '@/api/client/errors';
import { holdResponses, json, useTestServer } from '@/api/client/testServer';
import { giveStorage } from '@/device/testStorage';
import { commandUnderWay, runCommand } from './command';
import { identifyMember } from './pendingCommands';
import { clearCommands } from './testCommands';

giveStorage();
const server = useTestServer();

// Node 24 has `navigator.locks`. Remove them, so that each test decides whether its browser has locks.
beforeEach(() => {
  clearCommands();
  vi.stubGlobal('navigator', {});
});
afterEach(() => void vi.unstubAllGlobals());

test('treats another amount in the same tick as the same command, but not another game account', async () => {
  server.respond = (_, response) => json(response, 200, { success: true });
  const body = { from: 'WALLET', to: 'PG', amount: 10 };
  const first = runCommand(transfer, { body });
  expect(runCommand(transfer, { body: { ...body, amount: 20 } })).toBeUndefined();
  const opened = ['PG', 'IMI'].map((slotCode) => runCommand(activateSlot, { params: { slotCode } }));
  await Promise.all([first, ...opened]);
  expect(server.requests.map(({ url }) => url).sort()).toEqual([
    '/api/wallet/activate/IMI',
    '/api/wallet/activate/PG',
    '/api/wallet/transfer',
  ]);
});

test('returns the promise of a command in flight until it settles, by its parameters', async () => {
  server.respond = (_, response) => json(response, 400, { message: 'NO_GAME' });
  const running = runCommand(activateSlot, { params: { slotCode: 'PG' } });
  expect(commandUnderWay(activateSlot, { slotCode: 'PG' })).toBe(running);
  expect(commandUnderWay(activateSlot, { slotCode: 'IMI' })).toBeUndefined();
  expect(commandUnderWay(transfer)).toBeUndefined();
  expect(await running).toMatchObject({ type: 'refused' });
  expect(commandUnderWay(activateSlot, { slotCode: 'PG' })).toBeUndefined();
  const moving = runCommand(transfer, { body: { from: 'WALLET', to: 'PG', amount: 10 } });
  expect(commandUnderWay(transfer)).toBe(moving);
  expect(await moving).toMatchObject({ type: 'refused' });
});

test('frees the lock after a failure, also if nothing was sent', async () => {
  expect(await runCommand(activateSlot, { params: { slotCode: '..' } })).toMatchObject({ type: 'refused' });
  expect(commandUnderWay(activateSlot, { slotCode: '..' })).toBeUndefined();
});

test('does not drop a command because the previous member’s is still in flight', async () => {
  let token = 'one';
  configureClient({ getToken: () => token, onSessionLost() {}, onGone() {} });
  const { arrived, release } = holdResponses(server, (_, response) => json(response, 200, { success: true }));
  const body = { from: 'WALLET', to: 'PG', amount: 10 };
  const first = runCommand(transfer, { body });
  await arrived;
  expect(runCommand(transfer, { body })).toBeUndefined();
  token = 'two';
  await identifyMember('two');
  const second = runCommand(transfer, { body });
  expect(runCommand(transfer, { body })).toBeUndefined();
  await expect.poll(() => server.requests.length).toBe(2);
  release();
  expect(await first).toMatchObject({ type: 'unknown', error: { kind: 'aborted', isHandled: true } });
  expect(await second).toEqual({ type: 'done', response: { success: true } });
  expect(server.requests.map(({ headers }) => headers.authorization).sort()).toEqual(['Bearer one', 'Bearer two']);
  configureClient();
});

test('ends a command as a failure after an error of the app, and reports the error', async () => {
  // Node has no `reportError`.
  const reportError = vi.fn();
  vi.stubGlobal('reportError', reportError);
  vi.stubGlobal('navigator', {
    get locks() {
      throw new TypeError('broken');
    },
  });
  expect(await runCommand(transfer, { body: { from: 'WALLET', to: 'PG', amount: 10 } })).toMatchObject({
    type: 'refused',
    error: expect.any(ApiError),
  });
  expect(commandUnderWay(transfer)).toBeUndefined();
  expect(server.requests).toEqual([]);
  expect(reportError).toHaveBeenCalledExactlyOnceWith(new TypeError('broken'));
  vi.unstubAllGlobals();
});
