import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { transfer, walletCode, withdrawAll } from '@/api/calls/wallet';
import { configureClient } from '@/api/client/client';
import type { ApiError } from '@/api/client/errors';
import { holdResponses, json, useTestServer } from '@/api/client/testServer';
import { localStore, storageKeys } from '@/device/storage';
import { giveStorage } from '@/device/testStorage';
import { settings } from '@/lib/settings';
import { type RunOptions, runCommand } from './command';
import type { PendingCommand } from './pendingCommand';
import {
  acknowledgeCommand,
  identifyMember,
  openCommands,
  ownCommands,
  storedCommand,
  whenEnded,
} from './pendingCommands';

giveStorage();
// The end of a command's connection while other pages and the browser change the stored commands.

const server = useTestServer();
let token = 'one';
beforeEach(() => {
  localStore.clear();
  token = 'one';
  configureClient({ getToken: () => token, onSessionLost() {}, onGone() {} });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const lost: typeof server.respond = (_, response) => void response.destroy();
const stored = () => localStore.get(storageKeys.pendingCommands);
const failTransfer = (options?: RunOptions): Promise<ApiError> =>
  (runCommand(transfer, { body: { from: walletCode, to: 'PG', amount: 100 } }, options) as Promise<never>).then(
    () => expect.fail('It succeeded'),
    (error) => error,
  );
/** Loses the response to a transfer, after a response with a key in the same session. Returns the transfer's key. */
async function loseTransfer(): Promise<string> {
  server.respond = (request, response) => {
    response.setHeader(settings.idempotencyHeader, String(request.headers['idempotency-key']));
    json(response, 200, { success: true });
  };
  await runCommand(withdrawAll, { body: { amount: 5 } });
  server.respond = lost;
  return (await failTransfer()).command?.key ?? '';
}

test('stores a command again if the storage was cleared while it was sent', async () => {
  await identifyMember('somchai 1');
  server.respond = (_, response) => {
    localStore.clear();
    response.destroy();
  };
  const key = (await failTransfer()).command?.key;
  expect(openCommands()).toMatchObject([{ key, tries: 1 }]);
  token = 'two';
  await identifyMember('somchai 1');
  expect(openCommands()).toMatchObject([{ key }]);
});

test('stores no command again that the member has acknowledged while it was sent again', async () => {
  const key = await loseTransfer();
  const { arrived, release } = holdResponses(server, lost);
  const again = failTransfer({ key });
  await arrived;
  await acknowledgeCommand(key);
  release();
  expect(await again).toMatchObject({ isOutcomeUnknown: true });
  expect(ownCommands()).toEqual([]);
});

test('keeps a command without a result if another tab has sent it again and this tab has sent nothing', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  server.respond = (_, response) => {
    const [record] = JSON.parse(stored() ?? '[]');
    localStore.set(storageKeys.pendingCommands, JSON.stringify([{ ...record, tries: 2 }]));
    response.destroy();
  };
  expect(await failTransfer()).toMatchObject({ kind: 'network', isOutcomeUnknown: true });
  expect(ownCommands()).toMatchObject([{ tries: 2 }]);
});

test('ends the sending of a command whose page was closed long ago, so that the form can ask', async () => {
  server.respond = lost;
  const { command } = await failTransfer();
  const { endedAt: _, ...sending } = storedCommand(command?.key ?? '') as PendingCommand;
  const left = { ...sending, lastAt: Date.now() - 24 * 3_600_000 };
  localStore.set(storageKeys.pendingCommands, JSON.stringify([left]));
  await whenEnded(left, () => Promise.resolve());
  expect(storedCommand(left.key)?.endedAt).toBeDefined();
});

test('stores no body if the server’s time is unknown, because the command is never sent again', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  vi.setSystemTime(Date.now() + 3_600_000);
  server.respond = (_, response) => {
    response.sendDate = false;
    response.destroy();
  };
  const { command } = await failTransfer();
  expect(command).toMatchObject({ satang: 100_00, bodyHash: expect.any(String) });
  expect(command).not.toHaveProperty('body');
});
