import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { claimCoupon } from '@/api/calls/spin';
import { transfer, walletCode } from '@/api/calls/wallet';
import { configureClient } from '@/api/client/client';
import { ApiError } from '@/api/client/errors';
import { json, useTestServer } from '@/api/client/testServer';
import type { PendingCommand } from '@/api/commands/pendingCommand';
import { beginCommand, endCommand, forgetCommands, openCommands, settleCommand } from '@/api/commands/pendingCommands';
import { localStore } from '@/device/storage';
import { overridePollPause } from './pollPause';
import { type Reconciled, reconcile } from './reconcile';
import {
  acknowledge,
  canResend,
  followCommands,
  forgetReconciliations,
  listReconciliations,
  onResult,
  type Reconciliation,
  reconcileCommand,
  resend,
} from './reconciliations';

vi.mock('./reconcile');

const server = useTestServer();
const body = { from: walletCode, to: 'PG', amount: 100 };
/** Stores a command as if it had been sent and its response had been lost. */
async function loseOne(isConfirmed = false): Promise<PendingCommand> {
  const { command, release } = await beginCommand(transfer as never, { body }, { isConfirmed });
  await endCommand(command.key, undefined);
  release();
  return openCommands().find(({ key }) => key === command.key) as PendingCommand;
}
const stages = () => listReconciliations().map(({ stage }) => stage);

let tell: (result: Reconciled) => void;
let takeLong: () => void;
let told: Reconciliation[];
let stopHearing: () => void;
beforeEach(() => {
  localStore.clear();
  configureClient();
  vi.mocked(reconcile).mockReset();
  vi.mocked(reconcile).mockImplementation(() => new Promise((resolve) => (tell = resolve)));
  overridePollPause(() => new Promise((resolve) => (takeLong = resolve)));
  told = [];
  stopHearing = onResult((result) => told.push(result));
});
afterEach(() => {
  stopHearing();
  forgetReconciliations();
  overridePollPause();
});

test('reconciles a command once and keeps the result until the member has read it', async () => {
  const command = await loseOne();
  const done = reconcileCommand(command);
  void reconcileCommand(command);
  await vi.waitFor(() => expect(reconcile).toHaveBeenCalledOnce());
  expect(stages()).toEqual(['checking']);
  acknowledge(command.key);
  takeLong();
  await vi.waitFor(() => expect(stages()).toEqual(['unknown']));
  tell({ kind: 'notFound', at: 1, main: 5 });
  await done;
  expect(told).toMatchObject([{ stage: 'notFound', at: 1, main: 5 }]);
  acknowledge(command.key);
  expect(stages()).toEqual([]);
});

test('drops a result about an earlier request when the command is sent again', async () => {
  const command = await loseOne();
  const done = reconcileCommand(command);
  await vi.waitFor(() => expect(reconcile).toHaveBeenCalled());
  const again = await beginCommand(transfer as never, { body }, { key: command.key });
  expect(stages()).toEqual([]);
  tell({ kind: 'notFound' });
  await done;
  expect(told).toEqual([]);
  expect(again.command.tries).toBe(2);
});

test('keeps an unknown outcome, reconciles it again on request, and drops it on logout', async () => {
  const command = await loseOne();
  vi.mocked(reconcile).mockRejectedValueOnce(new TypeError('no chunk'));
  await reconcileCommand(command);
  expect(listReconciliations()).toMatchObject([{ stage: 'unknown', isIdle: true }]);
  const done = reconcileCommand(command);
  expect(stages()).toEqual(['checking']);
  await vi.waitFor(() => expect(reconcile).toHaveBeenCalledTimes(2));
  forgetCommands();
  tell({ kind: 'unknown' });
  await done;
  expect(stages()).toEqual([]);
});

test('reconciles every open command, reports those from before this page, and expires old ones', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const old = await loseOne();
  vi.setSystemTime(Date.now() + 86_400_000);
  const before = await loseOne();
  vi.setSystemTime(Date.now() + 1000);
  const returned: string[] = [];
  const stop = followCommands((commands) => returned.push(...commands.map(({ key }) => key)));
  expect(returned).toEqual([old.key, before.key]);
  expect(stages()).toEqual(['expired', 'checking']);
  await loseOne(true);
  expect(stages()).toEqual(['expired', 'checking', 'checking']);
  expect(returned).toHaveLength(2);
  acknowledge(old.key);
  await vi.waitFor(() => expect(openCommands()).toHaveLength(2));
  stop();
  vi.useRealTimers();
});

test('sends the stored request again on a tap and takes its response as the result', async () => {
  const command = await loseOne();
  const stop = followCommands(() => {});
  server.respond = (_, response) => json(response, 200, { success: true });
  await resend(command);
  expect(stages()).toEqual(['succeeded']);
  expect(server.seen.map(({ body: sent }) => JSON.parse(sent))).toEqual([body]);
  expect(server.seen[0]?.headers['idempotency-key']).toBe(command.key);
  stop();
});

test('takes a refusal of the stored request as the result, and reconciles again after a lost response', async () => {
  const command = await loseOne();
  server.respond = (_, response) => response.destroy();
  await resend(command);
  expect(stages()).toEqual(['checking']);
  await settleCommand(command.key, 'notFound');
  server.respond = (_, response) => json(response, 400, { message: 'MONEY_NOT_ENOUGH' });
  await resend(command);
  expect(listReconciliations()).toMatchObject([{ stage: 'refused', error: { code: 'MONEY_NOT_ENOUGH' } }]);
  expect(listReconciliations()[0]?.error).toBeInstanceOf(ApiError);
});

test('reports a claim as refused if a 200 response has only an error', async () => {
  const { command, release } = await beginCommand(claimCoupon as never, { body: { coupon: 'c' } }, {});
  await endCommand(command.key, undefined);
  release();
  server.respond = (_, response) => json(response, 200, { error: 'NO_CLAIMABLE_COUPON' });
  await resend(command);
  expect(listReconciliations()).toMatchObject([{ stage: 'refused', error: { code: 'NO_CLAIMABLE_COUPON' } }]);
});

test.each([
  ['notFound', false, true],
  ['unknown', false, false],
  ['unknown', true, true],
  ['checking', true, true],
  ['succeeded', true, false],
  ['expired', true, false],
] as const)('%s, the backend echoes keys: %s – sending it again is offered: %s', async (stage, isEchoed, offered) => {
  const command = { ...(await loseOne()), isEchoed };
  expect(canResend({ command, stage })).toBe(offered);
  // The image of a slip is not stored.
  expect(canResend({ command: { ...command, kind: 'slip' }, stage })).toBe(false);
  expect(canResend({ command: { ...command, kind: 'slip' }, stage }, true)).toBe(offered);
});
