import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Call, StoredCall } from '@/api/calls/call';
import { calls } from '@/api/calls/calls';
import { getInfo } from '@/api/calls/lookup';
import { configureClient, send } from '@/api/client/client';
import { ApiError } from '@/api/client/errors';
import { holdResponses, json, raw, useTestServer } from '@/api/client/testServer';
import { useNodeXhr } from '@/api/client/testXhr';
import { giveStorage } from '@/device/testStorage';
import { type CommandEnd, runCommand, sendCommand } from './command';
import { clearCommands } from './testCommands';

giveStorage();
// Rules that hold for every command, no matter which component sends it. Each rule has one table here instead of a test
// per modal.

const server = useTestServer();
useNodeXhr();
beforeEach(() => clearCommands());
afterEach(() => {
  vi.useRealTimers();
});

const all = Object.entries<Call>(calls);
const commands = all.filter(([, { kind }]) => kind === 'command');
const members = all.filter(([, { auth }]) => auth === 'member');

/** Returns a value for every path parameter, and a minimal body of the declared type. */
const argsFor = ({ path, body }: Call) =>
  ({
    params: Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'x'])),
    body: { json: {}, multipart: { file: new File(['x'], 'x.png') }, none: undefined }[body],
  }) as never;

/** Sends a command. Resolves with its error, whether it is stored and never rejects, or not. */
function run(call: Call): Promise<ApiError> | undefined {
  if (call.commandKind === undefined) return sendCommand(call, argsFor(call))?.then(() => expect.fail('done'), isError);
  const hasError = async (end: CommandEnd) => {
    if (!('error' in end)) return expect.fail(end.type);
    const error = isError(end.error);
    expect(end.type).toBe(error.isOutcomeUnknown || error.kind === 'aborted' ? 'unknown' : 'refused');
    return error;
  };
  return runCommand(call as StoredCall, argsFor(call))?.then(hasError);
}
const getError = (call: Call): Promise<ApiError> => run(call) ?? expect.fail('sent nothing');
function isError(error: unknown): ApiError {
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}
const getFailure = (running: Promise<unknown>): Promise<ApiError> =>
  running.then(() => expect.fail('answered'), isError);

test('covers every command in these tables', () => {
  expect(commands).toHaveLength(all.filter(([, { kind }]) => kind !== 'read').length);
  expect(commands.filter(([, { body }]) => body === 'multipart')).toHaveLength(3);
  expect(commands.length).toBeGreaterThanOrEqual(42);
});

test.each(commands)('%s: sends nothing for further taps while it is in flight', async (_, call) => {
  const { arrived, release } = holdResponses(server);
  const first = getError(call);
  expect(run(call)).toBeUndefined();
  await arrived;
  expect(run(call)).toBeUndefined();
  release();
  await first;
  expect(server.requests).toHaveLength(1);
  await getError(call);
  expect(server.requests).toHaveLength(2);
});

const lostResponses: [string, typeof server.respond][] = [
  ['a broken connection', (_, response) => void response.destroy()],
  ['a page of HTML', (_, response) => raw(response, 200, '<!doctype html>')],
  ['half a body', (_, response) => raw(response, 200, '{"success":tr')],
  ['500 without a word', (_, response) => raw(response, 500, '')],
  ['a gateway of its own words', (_, response) => json(response, 504, { message: 'The upstream server is late' })],
];

test.each(commands)(
  '%s: leaves the outcome unknown after a lost response and never repeats the command',
  async (_, call) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (const [what, response] of lostResponses) {
      server.requests.length = 0;
      clearCommands();
      server.respond = response;
      const error = await getError(call);
      expect([what, error.isOutcomeUnknown, error.affectsMoney]).toEqual([what, true, call.money]);
      expect([what, error.code, error.isHandled]).toEqual([what, '', false]);
      vi.advanceTimersByTime(3_600_000);
      server.respond = (_, response) => json(response, 200, {});
      await send(getInfo, {});
      expect(server.requests.map(({ url }) => url).slice(1)).toEqual([getInfo.path]);
    }
  },
);

test.each(commands)('%s: leaves the outcome unknown after its timeout, and not earlier', async (_, call) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { arrived, release } = holdResponses(server);
  const failed = vi.fn();
  const running = getError(call);
  void running.then(failed);
  await arrived;
  vi.advanceTimersByTime(call.timeoutMs - 1);
  expect(run(call)).toBeUndefined();
  expect(failed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(await running).toMatchObject({
    kind: 'timeout',
    status: 0,
    affectsMoney: call.money,
    isOutcomeUnknown: true,
    isHandled: false,
  });
  release();
  expect(server.requests).toHaveLength(1);
});

test.each(commands)('%s: keeps the code of a refusal', async (_, call) => {
  for (const code of ['KEY_INVALID', ...call.codes]) {
    server.respond = (_, response) => json(response, 400, { message: code });
    const error = await getError(call);
    expect(error).toMatchObject({ kind: 'http', status: 400, code, isOutcomeUnknown: false, isHandled: false });
  }
});

const tellsItself = new Set(['claimCoupon']);

test.each(all)('%s: treats success: false as a refusal, unless the call declares it', async (name, call) => {
  const message = call.codes[0] ?? 'INVALID_IP';
  server.respond = (_, response) => json(response, 200, { success: false, message });
  const running = send(call, argsFor(call));
  if (tellsItself.has(name)) expect(await running).toMatchObject({ success: false });
  else expect(await getFailure(running)).toMatchObject({ kind: 'http', code: message, isOutcomeUnknown: false });
  server.respond = (_, response) => json(response, 200, { success: false });
  if (!tellsItself.has(name)) {
    expect(await getFailure(send(call, argsFor(call)))).toMatchObject({
      kind: 'http',
      affectsMoney: call.money,
      isOutcomeUnknown: call.kind === 'command',
    });
  }
});

test.each(commands)('%s: rejects a response without a declared field', async (_, call) => {
  for (const body of ['{}', '', 'null', '[]', '{"ok":true}', '{"success":null,"message":5}']) {
    clearCommands();
    server.respond = (_, response) => raw(response, 200, body, 'application/json');
    const error = await getError(call);
    expect([body, error.kind, error.isOutcomeUnknown]).toEqual([body, 'malformed', true]);
  }
});

test.each(members)(
  '%s: is aborted and handled if the response arrives after the session has ended',
  async (_, call) => {
    let token: string | null = 'one';
    const onSessionLost = vi.fn();
    const endings: [typeof server.respond, string | null][] = [
      [(_, response) => json(response, 200, {}), null],
      [(_, response) => json(response, 400, { message: 'NO_WALLET' }), 'two'],
      [(_, response) => json(response, 401, { message: 'invalid-token' }), 'two'],
      [(_, response) => void response.destroy(), null],
    ];
    for (const [answer, next] of endings) {
      token = 'one';
      clearCommands();
      configureClient({ getToken: () => token, onSessionLost, onGone() {} });
      server.respond = (request, response) => {
        token = next;
        answer(request, response);
      };
      const running = call.kind === 'read' ? getFailure(send(call, argsFor(call))) : getError(call);
      expect(await running).toMatchObject({ kind: 'aborted', isOutcomeUnknown: false, isHandled: true });
    }
    expect(onSessionLost).not.toHaveBeenCalled();
  },
);
