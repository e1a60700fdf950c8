import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Call } from '@/api/calls/call';
import { createQr } from '@/api/calls/qr';
import { claimCoupon, spin } from '@/api/calls/spin';
import {
  activateSlot,
  getWallet,
  sendTruelink,
  transfer,
  uploadSlip,
  walletCode,
  withdrawAll,
} from '@/api/calls/wallet';
import { configureClient } from '@/api/client/client';
import type { ApiError } from '@/api/client/errors';
import { holdResponses, json, raw, useTestServer } from '@/api/client/testServer';
import { useNodeXhr } from '@/api/client/testXhr';
import { localStore, storageKeys } from '@/device/storage';
import { settings } from '@/lib/settings';
import { type RunOptions, runCommand } from './command';
import {
  acknowledgeCommand,
  forgetCommands,
  identifyMember,
  openCommands,
  ownCommands,
  settleCommand,
  storedCommand,
  subscribeToCommands,
} from './pendingCommands';

const server = useTestServer();
useNodeXhr();
let token: string | null = 'one';
beforeEach(() => {
  localStore.clear();
  token = 'one';
  configureClient({ getToken: () => token, onSessionLost() {}, onGone() {} });
});
afterEach(() => void vi.useRealTimers());

const body = { from: walletCode, to: 'PG', amount: 100 };
const lost: typeof server.respond = (_, response) => void response.destroy();
const done: typeof server.respond = (_, response) => json(response, 200, { success: true });
const keys = () => server.seen.map(({ headers }) => headers['idempotency-key']);
const failing = (running: Promise<unknown> | undefined): Promise<ApiError> =>
  (running as Promise<never>).then(
    () => expect.fail('It succeeded'),
    (error) => error,
  );
const stored = () => localStore.get(storageKeys.pendingCommands);
const failTransfer = (options?: RunOptions) => failing(runCommand(transfer, { body }, options));

test('stores a command before it is sent, and removes its content after a definitive response', async () => {
  let whileSent: string | null = null;
  server.respond = (_, response) => {
    whileSent = stored();
    expect(openCommands()).toEqual([]);
    json(response, 200, { success: true });
  };
  await runCommand(transfer, { body });
  expect(whileSent).toContain(keys()[0]);
  expect(openCommands()).toEqual([]);
  expect(ownCommands()).toMatchObject([{ key: keys()[0], result: 'succeeded' }]);
  expect(storedCommand(keys()[0] as string)?.body).toBeUndefined();
});

test.each([
  [
    'a QR',
    createQr,
    { params: { bankCode: 'KBANK' }, body: { amount: 0.5 } },
    { hasQrcode: false, message: 'QR_FAIL' },
  ],
  ['a claim', claimCoupon, { body: { coupon: 'c' } }, { success: false, error: 'NO_CLAIMABLE_COUPON' }],
  ['a claim with a reason only', claimCoupon, { body: { coupon: 'c' } }, { error: 'NO_CLAIMABLE_COUPON' }],
])('stores %s as refused if the refusal has status 200', async (_, call, args, response) => {
  server.respond = (_, answer) => json(answer, 200, response);
  await runCommand<Call>(call as Call, args as never);
  expect(ownCommands()).toMatchObject([{ result: 'refused' }]);
});

test('retries the stored request byte for byte and with its key', async () => {
  server.respond = lost;
  const link = 'U2FsdGVk+x/1 ก';
  const error = await failing(runCommand(sendTruelink, { body: { link } }));
  expect(error.command).toMatchObject({ kind: 'gift', tries: 1, body: { link } });
  server.respond = done;
  const { key = '', body: again } = error.command ?? {};
  await runCommand(sendTruelink, { body: again as { link: string } }, { key });
  expect(keys()).toEqual([key, key]);
  expect(server.seen[1]?.body).toBe(server.seen[0]?.body);
  expect(openCommands()).toEqual([]);
});

test('sends a new command of the kind only after confirmation, and then with its own key', async () => {
  server.respond = lost;
  const { command } = await failTransfer();
  const asked = await failing(runCommand(transfer, { body: { ...body, amount: 777 } }));
  expect(asked).toMatchObject({ kind: 'unconfirmed', command: { key: command?.key }, isOutcomeUnknown: false });
  expect(server.seen).toHaveLength(1);
  server.respond = done;
  await runCommand(withdrawAll, { body: { amount: 5 } });
  await runCommand(transfer, { body }, { isConfirmed: true });
  expect(new Set(keys()).size).toBe(3);
  expect(openCommands()).toMatchObject([{ key: command?.key }]);
});

test('treats opening another game account as another command', async () => {
  server.respond = lost;
  await failing(runCommand(activateSlot, { params: { slotCode: 'PG' } }));
  expect(await failing(runCommand(activateSlot, { params: { slotCode: 'IMI' } }))).toMatchObject({ kind: 'network' });
  expect(await failing(runCommand(activateSlot, { params: { slotCode: 'PG' } }))).toMatchObject({
    kind: 'unconfirmed',
  });
});

test.each([
  ['a code of the call', 400, { message: 'MONEY_NOT_ENOUGH' }, true],
  ['a text', 400, { message: 'เงินไม่พอ' }, true],
  ['a code of the call with 5xx', 500, { message: 'TRANSFER_FAIL' }, true],
  ['a 5xx of another', 500, { message: 'INTERNAL_SERVER_ERROR' }, false],
  ['a 403 without a message', 403, {}, false],
  ['a 404 without a message', 404, { error: 'Not found' }, false],
])('knows whether %s is definitive', async (_, status, answer, isDefinitive) => {
  server.respond = (_, response) => json(response, status, answer);
  const error = await failTransfer();
  expect([error.isOutcomeUnknown, error.command !== undefined]).toEqual([!isDefinitive, !isDefinitive]);
  expect(openCommands()).toHaveLength(isDefinitive ? 0 : 1);
});

test('leaves the outcome unknown after the HTML page of a firewall', async () => {
  server.respond = (_, response) => {
    response.statusCode = 403;
    response.end('<h1>Forbidden</h1>');
  };
  expect(await failTransfer()).toMatchObject({ isOutcomeUnknown: true, affectsMoney: true });
});

test.each([
  [429, 'REQUEST_LIMIT'],
  [403, 'INVALID_IP'],
  [400, 'KEY_INVALID'],
])('settles a first request by a general refusal (%i %s), but not a retry', async (status, message) => {
  const refuse: typeof server.respond = (_, response) => json(response, status, { message });
  server.respond = refuse;
  await failTransfer();
  expect(openCommands()).toEqual([]);
  server.respond = lost;
  const key = (await failTransfer()).command?.key;
  server.respond = refuse;
  expect(await failTransfer({ key })).toMatchObject({ isOutcomeUnknown: true, command: { key, tries: 2 } });
  server.respond = (_, response) => json(response, 400, { message: 'MONEY_NOT_ENOUGH' });
  expect(await failTransfer({ key })).toMatchObject({ isOutcomeUnknown: false, command: undefined });
  expect(openCommands()).toEqual([]);
});

test('settles a retry by a refusal with free text only if the backend has echoed a key', async () => {
  const refuse: typeof server.respond = (_, response) => json(response, 400, { message: 'วันนี้ปิดระบบ' });
  server.respond = lost;
  const key = (await failTransfer()).command?.key;
  server.respond = refuse;
  expect(await failTransfer({ key })).toMatchObject({ isOutcomeUnknown: true });
  server.respond = ({ headers }, response) => {
    response.setHeader(settings.idempotencyHeader, String(headers['idempotency-key']));
    json(response, 400, { message: 'วันนี้ปิดระบบ' });
  };
  expect(await failTransfer({ key })).toMatchObject({ isOutcomeUnknown: false });
});

test('stores only a hash of a slip’s file', async () => {
  server.respond = (_, response) => raw(response, 200, '');
  const slip = new File(['abc'], 'secret.png', { type: 'image/png', lastModified: 5 });
  const { command } = await failing(runCommand(uploadSlip, { body: { file: slip } }));
  expect(command).toMatchObject({
    kind: 'slip',
    bodyHash: expect.stringMatching(/^[0-9a-f]{16}$/),
    timeoutMs: 300_000,
  });
  expect(stored()).not.toContain('secret');
});

test('refuses an invalid path parameter before storing anything, and stores the state before the command', async () => {
  expect(await failing(runCommand(activateSlot, { params: { slotCode: '..' } }))).toMatchObject({ kind: 'refused' });
  expect(stored()).toBeNull();
  server.respond = lost;
  await failing(runCommand(spin, {}, { before: { coins: 4 } }));
  expect(openCommands()).toMatchObject([{ kind: 'spin', before: { coins: 4 } }]);
});

test('after 24 hours, no longer sends or blocks for a command, and removes it once acknowledged', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  server.respond = lost;
  const key = (await failTransfer()).command?.key ?? '';
  vi.setSystemTime(Date.now() + 86_400_000);
  expect(await failTransfer({ key })).toMatchObject({ kind: 'settled' });
  expect(openCommands()).toMatchObject([{ key }]);
  server.respond = done;
  await runCommand(transfer, { body });
  await acknowledgeCommand(key);
  expect(openCommands()).toEqual([]);
});

test('allows a retry of a command that was not found until it is acknowledged, and does not block others', async () => {
  server.respond = lost;
  const key = (await failTransfer()).command?.key ?? '';
  await settleCommand(key, 'notFound');
  expect(openCommands()).toEqual([]);
  expect(storedCommand(key)?.body).toEqual(body);
  server.respond = done;
  await runCommand(transfer, { body });
  await runCommand(transfer, { body }, { key });
  expect(keys()[2]).toBe(key);
  expect(await failTransfer({ key })).toMatchObject({ kind: 'settled' });
});

test('sends nothing for further taps while a command is in flight', async () => {
  const { arrived, release } = holdResponses(server, done);
  const first = runCommand(transfer, { body });
  await arrived;
  expect(runCommand(transfer, { body: { ...body, amount: 1 } })).toBeUndefined();
  release();
  await first;
});

test('finds a command after the same member’s new login, but not after another member’s', async () => {
  server.respond = lost;
  // The command was sent before any response contained the member's id.
  const key = (await failTransfer()).command?.key;
  await identifyMember('somchai 1');
  token = 'two';
  expect(openCommands()).toEqual([]);
  await identifyMember('somchai 2');
  expect(openCommands()).toEqual([]);
  token = 'three';
  await identifyMember('somchai 1');
  expect(openCommands()).toMatchObject([{ key }]);
  expect(stored()).not.toContain('somchai');
});

test('requests the wallet to identify the member if another session has left a command', async () => {
  server.respond = lost;
  await identifyMember('m1');
  const { command } = await failTransfer();
  token = 'two';
  const profile = { _id: 'm1', username: 'u', name: 'n' };
  server.respond = ({ url }, response) =>
    url === getWallet.path ? json(response, 200, { profile }) : json(response, 200, { success: true });
  expect(await failTransfer()).toMatchObject({ kind: 'unconfirmed', command: { key: command?.key } });
  expect(server.seen.slice(1).map(({ url }) => url)).toEqual([getWallet.path]);
});

test('removes the member’s own commands on a deliberate logout', async () => {
  server.respond = lost;
  await failTransfer();
  token = 'two';
  await failTransfer({ isConfirmed: true }).catch(() => {});
  forgetCommands();
  expect(ownCommands()).toEqual([]);
  token = 'one';
  expect(ownCommands()).toHaveLength(1);
});

test('keeps a command in flight at a forced logout for the same member', async () => {
  server.respond = (_, response) => {
    token = null;
    response.destroy();
  };
  expect(await failTransfer()).toMatchObject({ isHandled: true, command: undefined });
  expect(openCommands()).toEqual([]);
  token = 'one';
  expect(openCommands()).toHaveLength(1);
});

test('notifies subscribers of each change and returns the same list until then', async () => {
  const heard = vi.fn();
  const stop = subscribeToCommands(heard);
  server.respond = lost;
  const { command } = await failTransfer();
  expect(heard).toHaveBeenCalled();
  expect(openCommands()).toBe(openCommands());
  heard.mockClear();
  await settleCommand(command?.key ?? '', 'succeeded');
  expect(heard).toHaveBeenCalled();
  expect(openCommands()).toEqual([]);
  stop();
});
