import { beforeEach, expect, test, vi } from 'vitest';
import { sessionStore, storageKeys } from '@/device/storage';
import { configureClient } from './client';
import { runCommand } from './command';
import type { ApiError } from './errors';
import { noteNotDone, openIntents, settleIntent, standFor, subscribeToIntents } from './intents';
import { spin } from './spin';
import { json, raw, useTestServer } from './testServer';
import { useNodeXhr } from './testXhr';
import { activateSlot, transfer, uploadSlip, walletCode } from './wallet';

const server = useTestServer();
useNodeXhr();
beforeEach(() => {
  sessionStore.clear();
  vi.useRealTimers();
});

const body = { from: walletCode, to: 'PG', amount: 100 };
const lost: typeof server.answer = (_, response) => void response.destroy();
const keys = () => server.seen.map(({ headers }) => headers['idempotency-key']);
const failing = (running: Promise<unknown> | undefined): Promise<ApiError> =>
  (running as Promise<never>).catch((error) => error);

test('it is kept before it is sent, and forgotten by an answer', async () => {
  let kept: string | null = null;
  server.answer = (_, response) => {
    kept = sessionStore.get(storageKeys.intents);
    expect(openIntents()).toEqual([]);
    json(response, 200, { success: true });
  };
  await runCommand(transfer, { body });
  expect(kept).toContain(keys()[0]);
  expect(sessionStore.get(storageKeys.intents)).toBeNull();
});

test('the very same again has the same key until an answer comes; anything else is another one', async () => {
  server.answer = lost;
  const error = await failing(runCommand(transfer, { body }));
  expect(error.intent).toMatchObject({
    kind: 'transfer',
    about: { from: 'WALLET', to: 'PG' },
    satang: 10_000,
    tries: 1,
  });
  expect(openIntents()).toMatchObject([{ key: error.intent?.key }]);
  await failing(runCommand(transfer, { body: { ...body, amount: 101 } }));
  server.answer = (_, response) => json(response, 200, { success: true });
  await runCommand(transfer, { body });
  await runCommand(transfer, { body });
  const [first, other, again, next] = keys();
  expect(again).toBe(first);
  expect(new Set([first, other, next]).size).toBe(3);
  expect(openIntents()).toMatchObject([{ satang: 10_100 }]);
});

test.each([
  ['a code of the call', 400, { message: 'MONEY_NOT_ENOUGH' }, true],
  ['one with 5xx', 500, { message: 'TRANSFER_FAIL' }, true],
  ['5xx of another', 500, { message: 'INTERNAL_SERVER_ERROR' }, false],
])('%s: what came of it is known', async (_, status, answer, isKnown) => {
  server.answer = (_, response) => json(response, status, answer);
  expect((await failing(runCommand(transfer, { body }))).intent).toEqual(isKnown ? undefined : expect.anything());
  expect(openIntents()).toHaveLength(isKnown ? 0 : 1);
});

test('what stops the second try at the door says nothing of the first', async () => {
  const limit: typeof server.answer = (_, response) => json(response, 429, { message: 'REQUEST_LIMIT' });
  server.answer = limit;
  await failing(runCommand(transfer, { body }));
  expect(openIntents()).toEqual([]);
  server.answer = lost;
  await failing(runCommand(transfer, { body }));
  server.answer = limit;
  expect((await failing(runCommand(transfer, { body }))).intent).toMatchObject({ tries: 2 });
  server.answer = (_, response) => json(response, 400, { message: 'MONEY_NOT_ENOUGH' });
  expect((await failing(runCommand(transfer, { body }))).intent).toBeUndefined();
  expect(openIntents()).toEqual([]);
});

test('no secret is kept: of a file and of a link there is what stands for them', async () => {
  server.answer = (_, response) => raw(response, 200, '');
  const slip = () => new File(['abc'], 'secret.png', { type: 'image/png', lastModified: 5 });
  await failing(runCommand(uploadSlip, { body: { file: slip() } }));
  await failing(runCommand(uploadSlip, { body: { file: slip() } }));
  await failing(runCommand(uploadSlip, { body: { file: new File(['abcd'], 'secret.png') } }));
  const [first, again, other] = keys();
  expect(again).toBe(first);
  expect(other).not.toBe(first);
  expect(sessionStore.get(storageKeys.intents)).not.toContain('secret');
});

test('path parameters count, and how it stood before is kept with it', async () => {
  server.answer = lost;
  for (const slotCode of ['PG', 'IMI']) await failing(runCommand(activateSlot, { params: { slotCode } }));
  await failing(runCommand(spin, {}, { before: { coins: 4 } }));
  expect(openIntents()).toMatchObject([
    { kind: 'activation', about: { slotCode: 'PG' } },
    { kind: 'activation', about: { slotCode: 'IMI' } },
    { kind: 'spin', before: { coins: 4 } },
  ]);
  expect(await failing(runCommand(activateSlot, { params: { slotCode: '..' } }))).toMatchObject({ kind: 'refused' });
});

test('after 24 hours it is gone; found out to be not done, its key lasts five minutes more', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  server.answer = lost;
  const { intent } = await failing(runCommand(transfer, { body }));
  vi.setSystemTime(Date.now() + 86_400_000 - 1);
  await failing(runCommand(transfer, { body }));
  vi.setSystemTime(Date.now() + 1);
  const { intent: next } = await failing(runCommand(transfer, { body }));
  noteNotDone(next?.key ?? '');
  expect(openIntents()).toEqual([]);
  await failing(runCommand(transfer, { body }));
  expect(openIntents()).toHaveLength(1);
  noteNotDone(next?.key ?? '');
  vi.setSystemTime(Date.now() + 300_000);
  await failing(runCommand(transfer, { body }));
  expect(keys()).toEqual([
    intent?.key,
    intent?.key,
    next?.key,
    next?.key,
    expect.not.stringContaining(next?.key ?? ''),
  ]);
});

test('whoever follows hears of each change, and gets the same list until one', async () => {
  const heard = vi.fn();
  const stop = subscribeToIntents(heard);
  server.answer = lost;
  const { intent } = await failing(runCommand(transfer, { body }));
  expect(heard).toHaveBeenCalled();
  expect(openIntents()).toBe(openIntents());
  heard.mockClear();
  settleIntent(intent?.key ?? '', 'done');
  expect(heard).toHaveBeenCalledOnce();
  expect(openIntents()).toEqual([]);
  stop();
});

test('what comes after a logout leaves nothing behind', async () => {
  let token: string | null = 'one';
  configureClient({ getToken: () => token, onSessionLost() {}, onGone() {} });
  server.answer = (_, response) => {
    token = null;
    sessionStore.clear();
    response.destroy();
  };
  expect(await failing(runCommand(transfer, { body }))).toMatchObject({ isHandled: true, intent: undefined });
  expect(sessionStore.get(storageKeys.intents)).toBeNull();
});

test('what stands for a text differs with every letter', () => {
  const texts = Array.from({ length: 5000 }, (_, at) => `{"amount":${at}}`);
  expect(new Set(texts.map(standFor)).size).toBe(texts.length);
});
