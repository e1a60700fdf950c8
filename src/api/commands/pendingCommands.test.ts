import { expect, test, vi } from 'vitest';
import type { StoredCall } from '@/api/calls/call';
import { createQr } from '@/api/calls/qr';
import { claimCoupon } from '@/api/calls/spin';
import { activateSlot, getWallet, transfer, uploadSlip, withdrawAll } from '@/api/calls/wallet';
import { holdResponses, json, raw } from '@/api/client/testServer';
import { useNodeXhr } from '@/api/client/testXhr';
import { localStore } from '@/device/storage';
import { resetAll } from '@/lib/resettable';
import { settings } from '@/lib/settings';
import { runCommand } from './command';
import {
  acknowledgeCommand,
  canResend,
  identifyMember,
  openCommands,
  ownCommands,
  storedCommand,
  subscribeToCommands,
} from './pendingCommands';
import {
  body,
  done,
  echoing,
  failing,
  failTransfer,
  loseResponse,
  overwrite,
  stored,
  useCommandServer,
} from './testCommands';

const { server, session, loseTransfer } = useCommandServer();
useNodeXhr();
/** The end of a command that was not sent again. */
const notResent = (key: string | undefined) => ({ type: 'unknown', command: { key }, error: undefined });
const keys = () => server.requests.map(({ headers }) => headers['idempotency-key']);

test('stores a command before it is sent, and removes it after a definitive response', async () => {
  let whileSent: string | null = null;
  server.respond = (_, response) => {
    whileSent = stored();
    expect(openCommands()).toEqual([]);
    json(response, 200, { success: true });
  };
  await runCommand(transfer, { body });
  expect(whileSent).toContain(keys()[0]);
  expect(openCommands()).toEqual([]);
  expect(ownCommands()).toEqual([]);
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
])('takes the refusal of %s with status 200 as the result', async (_, call, args, response) => {
  server.respond = (_, answer) => json(answer, 200, response);
  expect(await runCommand(call as StoredCall, args as never)).toMatchObject({ type: 'refused' });
  expect(ownCommands()).toEqual([]);
});

test('retries the stored request byte for byte and with its key, whatever the form contains', async () => {
  const key = await loseTransfer();
  server.respond = echoing(done);
  await runCommand(transfer, { body: { ...body, amount: 777 } }, { key });
  expect(keys().slice(1)).toEqual([key, key]);
  expect(server.requests[2]?.body).toBe(server.requests[1]?.body);
  expect(openCommands()).toEqual([]);
});

test('sends a new command of the kind only after confirmation, and then with its own key', async () => {
  server.respond = loseResponse;
  const { command } = await failTransfer();
  const question = await failing(runCommand(transfer, { body: { ...body, amount: 777 } }));
  expect(question).toMatchObject({ type: 'question', reason: 'earlier', command: { key: command?.key } });
  expect(server.requests).toHaveLength(1);
  server.respond = done;
  await runCommand(withdrawAll, { body: { amount: 5 } });
  await runCommand(transfer, { body }, { isConfirmed: true });
  expect(new Set(keys()).size).toBe(3);
  expect(openCommands()).toMatchObject([{ key: command?.key }]);
});

test('treats opening another game account as another command', async () => {
  server.respond = loseResponse;
  await failing(runCommand(activateSlot, { params: { slotCode: 'PG' } }));
  expect(await failing(runCommand(activateSlot, { params: { slotCode: 'IMI' } }))).toMatchObject({ type: 'unknown' });
  expect(await failing(runCommand(activateSlot, { params: { slotCode: 'PG' } }))).toMatchObject({
    reason: 'earlier',
  });
});

test.each([
  ['a code of the call', 400, { message: 'MONEY_NOT_ENOUGH' }, true],
  ['a text', 400, { message: 'เงินไม่พอ' }, true],
  ['a text with 403', 403, { message: 'INVALID_IP' }, true],
  ['a code of the call with 5xx', 500, { message: 'TRANSFER_FAIL' }, false],
  ['a code of the call with 409', 409, { message: 'TRANSFER_FAIL' }, true],
  ['a code of the call with success: false', 200, { success: false, message: 'TRANSFER_FAIL' }, true],
  ['a text with success: false', 200, { success: false, message: 'please wait' }, false],
  ['an authentication code', 401, { message: 'UNAUTHORIZED' }, true],
  ['an authentication code with 409', 409, { message: 'INVALID_IP' }, true],
  ['an authentication code with 503', 503, { message: 'INVALID_IP' }, false],
  ['a rate limit', 429, { message: 'REQUEST_LIMIT' }, true],
  ['a rate limit of one minute', 429, { message: 'REQUEST_LIMIT_1MIN' }, true],
  ['the phrase of a status', 403, { message: 'Forbidden' }, false],
  ['a 5xx of another', 500, { message: 'INTERNAL_SERVER_ERROR' }, false],
  ['a 403 without a message', 403, {}, false],
  ['a 404 without a message', 404, { error: 'Not found' }, false],
  ...[404, 408, 409, 413, 423, 425, 429, 499, 502, 503, 504].map(
    (status) => [`a text with ${status}`, status, { message: 'in progress' }, false] as const,
  ),
] as const)('knows whether %s to a first request is definitive', async (_, status, answer, isDefinitive) => {
  server.respond = (_, response) => json(response, status, answer);
  const { type, command } = await failTransfer();
  expect([type, command !== undefined]).toEqual([isDefinitive ? 'refused' : 'unknown', !isDefinitive]);
  expect(openCommands()).toHaveLength(isDefinitive ? 0 : 1);
});

test.each([
  ['a success', done],
  ['a code of the call', (_: unknown, response: never) => json(response, 400, { message: 'MONEY_NOT_ENOUGH' })],
  [
    'a code of the call with success: false',
    (_: unknown, response: never) => json(response, 200, { success: false, message: 'TRANSFER_FAIL' }),
  ],
] as [string, typeof server.respond][])(
  'settles a retry by %s only if the response carries the key',
  async (_, respond) => {
    const key = await loseTransfer();
    server.respond = respond;
    expect(await failTransfer({ key })).toMatchObject({ type: 'unknown', command: { key, tries: 2 } });
    expect(openCommands()).toMatchObject([{ key, tries: 2 }]);
    for (const otherKey of [
      '',
      `"${key}"`,
      key.toUpperCase(),
      `${key}, ${key}`,
      '0b9e4f4e-1c0b-4a52-9d4f-6f5c4f0f8a11',
    ]) {
      server.respond = (request, response) => {
        response.setHeader(settings.idempotencyHeader, otherKey);
        return respond(request, response);
      };
      expect(await failTransfer({ key })).toMatchObject({ type: 'unknown', command: { key } });
    }
    server.respond = echoing(respond);
    await runCommand(transfer, { body }, { key });
    expect(openCommands()).toEqual([]);
  },
);

test.each([
  [200, { success: false }],
  [400, { message: 'วันนี้ปิดระบบ' }],
  [403, { message: 'INVALID_IP' }],
  [404, { message: 'Not found' }],
  ...[408, 409, 413, 423, 425, 429, 502].map((status) => [status, { message: 'in progress' }]),
] as [number, object][])(
  'leaves a retry without a result after a general refusal with the key (%i %j)',
  async (status, answer) => {
    const key = await loseTransfer();
    server.respond = echoing((_, response) => json(response, status, answer));
    expect(await failTransfer({ key })).toMatchObject({ type: 'unknown' });
    expect(openCommands()).toMatchObject([{ key }]);
  },
);

test('leaves the outcome unknown after the HTML page of a firewall', async () => {
  server.respond = (_, response) => {
    response.statusCode = 403;
    response.end('<h1>Forbidden</h1>');
  };
  expect(await failTransfer()).toMatchObject({ type: 'unknown', error: { affectsMoney: true } });
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

test('refuses an invalid path parameter before storing anything', async () => {
  expect(await failing(runCommand(activateSlot, { params: { slotCode: '..' } }))).toMatchObject({
    type: 'refused',
    error: { kind: 'refused' },
  });
  expect(stored()).toBeNull();
});

test('sends a slip again only with the same file', async () => {
  server.respond = echoing(done);
  await runCommand(withdrawAll, { body: { amount: 5 } });
  server.respond = loseResponse;
  const file = new File(['abc'], 'a.png', { lastModified: 5 });
  const key = (await failing(runCommand(uploadSlip, { body: { file } }))).command?.key;
  const otherKey = new File(['abcd'], 'a.png', { lastModified: 6 });
  expect(await failing(runCommand(uploadSlip, { body: { file: otherKey } }, { key }))).toMatchObject(notResent(key));
  server.respond = echoing(done);
  await runCommand(uploadSlip, { body: { file } }, { key });
  expect(openCommands()).toEqual([]);
});

test('sends nothing again if the backend has echoed no key in this session', async () => {
  server.respond = loseResponse;
  const key = (await failTransfer()).command?.key ?? '';
  expect(await failTransfer({ key })).toMatchObject(notResent(key));
  const echoed = await loseTransfer({ isConfirmed: true });
  session.token = 'two';
  expect(canResend(storedCommand(echoed) as never)).toBe(false);
  expect(server.requests).toHaveLength(3);
});

test('sends nothing again without the stored body, and says if the command is no longer stored', async () => {
  const key = await loseTransfer();
  const { body: _, ...bodiless } = storedCommand(key) as never as { body: object };
  overwrite(key, bodiless);
  expect(await failTransfer({ key })).toMatchObject(notResent(key));
  await acknowledgeCommand(key);
  expect(await failTransfer({ key })).toEqual({ type: 'unknown', command: undefined, error: undefined });
  expect(server.requests).toHaveLength(2);
});

test.each([
  ['19 h later', 19, 0, true],
  ['21 h later', 21, 0, false],
  ['with the clock 25 h ahead meanwhile', 0, 25, true],
  ['with the clock set back two days meanwhile', 0, -48, true],
  ['21 h later, with the clock set back as far', 21, -21, false],
])('decides by the server’s clock whether to send again: %s', async (_, hours, clockHours, isOffered) => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const clock = { shown: 0 };
  const key = await loseTransfer();
  vi.advanceTimersByTime(hours * 3_600_000);
  clock.shown = Date.now();
  vi.setSystemTime(Date.now() + clockHours * 3_600_000);
  expect(openCommands()).toMatchObject([{ key }]);
  // After a change of the clock, nothing is sent again before a response has contained the server's time.
  if (clockHours !== 0) expect(canResend(storedCommand(key) as never)).toBe(false);
  server.respond = echoing((_, response) => {
    response.setHeader('Date', new Date(clock.shown).toUTCString());
    json(response, 200, { success: true });
  });
  await runCommand(withdrawAll, { body: { amount: 5 } });
  expect(canResend(storedCommand(key) as never)).toBe(isOffered);
});

test('keeps a result that the member cannot see until the page is visible', async () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
  vi.stubGlobal('document', page);
  server.respond = (_, response) => json(response, 400, { message: 'MONEY_NOT_ENOUGH' });
  await failTransfer();
  expect(openCommands()).toMatchObject([{ result: 'refused', refusal: 'MONEY_NOT_ENOUGH' }]);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(openCommands()).toEqual([]));
});

test('keeps the result of a retry that a card shows until the member acknowledges it', async () => {
  const key = await loseTransfer();
  server.respond = echoing(done);
  await runCommand(transfer, { body }, { key, isResultKept: true });
  expect(openCommands()).toMatchObject([{ key, result: 'succeeded' }]);
  await acknowledgeCommand(key);
  expect(openCommands()).toEqual([]);
});

test('asks before it sends a command that the device cannot store', async () => {
  vi.spyOn(localStore, 'trySet').mockReturnValue(false);
  expect(await failTransfer()).toMatchObject({ reason: 'unrecorded', command: { kind: 'transfer' } });
  expect([server.requests, openCommands()]).toEqual([[], []]);
  server.respond = loseResponse;
  expect(await failTransfer({ isUnrecorded: true })).toMatchObject({ type: 'unknown' });
  expect(openCommands()).toHaveLength(1);
  vi.restoreAllMocks();
  resetAll();
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
  server.respond = loseResponse;
  // The command was sent before any response contained the member's id.
  const key = (await failTransfer()).command?.key;
  await identifyMember('somchai 1');
  session.token = 'two';
  expect(openCommands()).toEqual([]);
  await identifyMember('somchai 2');
  expect(openCommands()).toEqual([]);
  session.token = 'three';
  await identifyMember('somchai 1');
  expect(openCommands()).toMatchObject([{ key }]);
  expect(stored()).not.toContain('somchai');
});

test('requests the wallet to identify the member if another session has left a command', async () => {
  server.respond = loseResponse;
  await identifyMember('m1');
  const { command } = await failTransfer();
  session.token = 'two';
  const profile = { _id: 'm1', username: 'u', name: 'n' };
  server.respond = ({ url }, response) =>
    url === getWallet.path ? json(response, 200, { profile }) : json(response, 200, { success: true });
  expect(await failTransfer()).toMatchObject({ reason: 'earlier', command: { key: command?.key } });
  expect(server.requests.slice(1).map(({ url }) => url)).toEqual([getWallet.path]);
});

test('keeps a command in flight at a forced logout for the same member', async () => {
  server.respond = (_, response) => {
    session.token = null;
    response.destroy();
  };
  expect(await failTransfer()).toMatchObject({ type: 'unknown', error: { isHandled: true } });
  expect(openCommands()).toEqual([]);
  session.token = 'one';
  expect(openCommands()).toHaveLength(1);
});

test('notifies subscribers of each change and returns the same list until then', async () => {
  const heard = vi.fn();
  const stop = subscribeToCommands(heard);
  server.respond = loseResponse;
  const { command } = await failTransfer();
  expect(heard).toHaveBeenCalled();
  expect(openCommands()).toBe(openCommands());
  heard.mockClear();
  await acknowledgeCommand(command?.key ?? '');
  expect(heard).toHaveBeenCalled();
  expect(openCommands()).toEqual([]);
  stop();
});
