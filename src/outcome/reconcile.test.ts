import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getWallet, transfer, walletCode } from '@/api/calls/wallet';
import { configureClient } from '@/api/client/client';
import type { ApiError } from '@/api/client/errors';
import { json, useTestServer } from '@/api/client/testServer';
import { runCommand } from '@/api/commands/command';
import type { PendingCommand } from '@/api/commands/pendingCommand';
import { openCommands, storedCommand } from '@/api/commands/pendingCommands';
import { localStore } from '@/device/storage';
import { overridePollPause } from './pollPause';
import { reconcile } from './reconcile';

const server = useTestServer();
const minute = 60_000;
let statements: object[] = [];
/** The server's `Date` header minus the test's clock, in ms. */
let dateMs = 0;
let passed: number[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.UTC(2026, 0, 14, 7, 30) });
  localStore.clear();
  configureClient();
  statements = [];
  dateMs = 0;
  passed = [];
  server.respond = ({ url }, response) => {
    response.setHeader('date', new Date(Date.now() + dateMs).toUTCString());
    if (url === transfer.path) return response.destroy();
    json(response, 200, url === getWallet.path ? { wallet: { amount: 2580.5 } } : { statements, total: 0 });
  };
  // Time passes only in these waits.
  overridePollPause(async (ms) => {
    passed.push(ms);
    vi.advanceTimersByTime(ms);
  });
});
afterEach(() => {
  vi.useRealTimers();
  overridePollPause();
});

async function loseOne(): Promise<PendingCommand> {
  const { send } = await import('@/api/client/client');
  // On every page of a member, an earlier response has set the server's time.
  await send(getWallet, {});
  const args = { body: { from: walletCode, to: 'PG', amount: 100 } };
  const error: ApiError = await (runCommand(transfer, args) as Promise<never>).catch((thrown) => thrown);
  return error.command as PendingCommand;
}
const look = (command: PendingCommand) => reconcile(command, { signal: new AbortController().signal });
const entry = (at: number) => ({
  statementType: 'transfer',
  status: 'SUCCESS',
  from: walletCode,
  to: 'PG',
  amount: -100,
  createdAt: new Date(at).toISOString(),
});
const elapsed = (since: number) => Date.now() - since;

test('reports a missing command after the specified 60 s and a margin, with the time and the balance', async () => {
  const command = await loseOne();
  const start = Date.now();
  const result = await look(command);
  expect(result).toEqual({ kind: 'notFound', at: expect.any(Number), main: 2580.5 });
  expect(elapsed(start)).toBeGreaterThanOrEqual(70_000);
  expect(Math.abs((result.at ?? 0) - Date.now())).toBeLessThan(2000);
  expect(storedCommand(command.key)).toMatchObject({ result: 'notFound', body: { amount: 100 } });
});

test('takes no response to a read that was sent before the check', async () => {
  const command = await loseOne();
  const early = vi.fn(async () => undefined);
  globalThis.kapaoEarlyRead = Object.assign(early, { arriving: Promise.resolve(), bodyFor: () => undefined });
  expect(await look(command)).toMatchObject({ kind: 'notFound', main: 2580.5 });
  expect(early).not.toHaveBeenCalled();
});

test('reports success if the backend finishes 55 s later, once the entry is there', async () => {
  const command = await loseOne();
  const start = Date.now();
  overridePollPause(async (ms) => {
    vi.advanceTimersByTime(ms);
    if (elapsed(start) > 55_000 && statements.length === 0) statements.push(entry(Date.now()));
  });
  expect(await look(command)).toMatchObject({ kind: 'succeeded', entry: { amount: -100 } });
  expect(openCommands()).toEqual([]);
});

test.each([
  ['the device’s clock is put forward by an hour', () => void vi.setSystemTime(Date.now() + 60 * minute)],
  ['the device’s clock is put back by an hour', () => void vi.setSystemTime(Date.now() - 60 * minute)],
  [
    'the server’s clock jumps',
    () => {
      dateMs = 60 * minute;
    },
  ],
])('stays unknown when %s after sending', async (_, change) => {
  const command = await loseOne();
  change();
  // The test server shares this clock. Shift its `Date` header back, so that only the device's clock has moved.
  const moved = Date.now() - command.lastAt;
  if (dateMs === 0) dateMs = -moved;
  expect(await look(command)).toEqual({ kind: 'unknown' });
  expect(openCommands()).toHaveLength(1);
});

test.each([
  ['behind', -60 * minute],
  ['ahead of', 60 * minute],
])('never reports a completed transfer as not found if `Date` is one hour %s `createdAt`', async (_, ms) => {
  dateMs = ms;
  const command = await loseOne();
  statements.push(entry(Date.now()));
  expect((await look(command)).kind).toBe('unknown');
});

test('stays unknown without a server time', async () => {
  vi.resetModules();
  const fresh = await import('./reconcile');
  const commands = await import('@/api/commands/pendingCommands');
  const { overrideSettings } = await import('@/lib/settings');
  overrideSettings({ apiBase: server.origin });
  const pauses = await import('./pollPause');
  pauses.overridePollPause(async (ms) => void vi.advanceTimersByTime(ms));
  server.respond = (_, response) => {
    response.sendDate = false;
    json(response, 200, { statements: [], total: 0 });
  };
  const { command, release } = await commands.beginCommand(transfer as never, { body: { amount: 1 } }, {});
  await commands.endCommand(command.key, undefined);
  release();
  expect(await fresh.reconcile(command, { signal: new AbortController().signal })).toEqual({ kind: 'unknown' });
});
