import { afterEach, beforeEach, expect, vi } from 'vitest';
import { transfer, walletCode, withdrawAll } from '@/api/calls/wallet';
import { configureClient } from '@/api/client/client';
import { json, useTestServer } from '@/api/client/testServer';
import { localStore, storageKeys } from '@/device/storage';
import { giveStorage } from '@/device/testStorage';
import { resetAll } from '@/lib/resettable';
import { settings } from '@/lib/settings';
import { type CommandEnd, type RunOptions, runCommand } from './command';

type Respond = ReturnType<typeof useTestServer>['respond'];

export const body = { from: walletCode, to: 'PG', amount: 100 };
export const loseResponse: Respond = (_, response) => void response.destroy();
export const done: Respond = (_, response) => json(response, 200, { success: true });
/** Adds the request's key to a response, as a backend does that honours keys. */
export const echoing =
  (respond: Respond): Respond =>
  (request, response) => {
    response.setHeader(settings.idempotencyHeader, String(request.headers['idempotency-key']));
    return respond(request, response);
  };

/** The stored commands as text, or null. */
export const stored = () => localStore.listRecords(storageKeys.pendingCommands)[0]?.[1] ?? null;
/** Removes all commands, from the storage and from this page's memory. */
export function clearCommands(): void {
  localStore.clear();
  resetAll();
}
/** Replaces the record of a command, as another page does. */
export const overwrite = (key: string, record: object) =>
  localStore.trySet(`${storageKeys.pendingCommands}.${key}`, JSON.stringify(record));
/** Resolves with the end of a command that was not done. Its properties are undefined where the end has none. */
export async function failing(running: Promise<CommandEnd> | undefined) {
  const end = (await running) ?? expect.fail('Nothing was sent');
  return end.type === 'done' ? expect.fail('It succeeded') : { command: undefined, error: undefined, ...end };
}
export const failTransfer = (options?: RunOptions) => failing(runCommand(transfer, { body }, options));

/** Starts a server, and gives each test an empty storage and a session. `session.token` is the client's token. */
export function useCommandServer() {
  giveStorage();
  const server = useTestServer();
  const session: { token: string | null } = { token: 'one' };
  beforeEach(() => {
    clearCommands();
    session.token = 'one';
    configureClient({ getToken: () => session.token, onSessionLost() {}, onGone() {} });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  /** Loses the response to a transfer, after a response with a key in the same session. Returns the transfer's key. */
  async function loseTransfer(options?: RunOptions): Promise<string> {
    server.respond = echoing(done);
    await runCommand(withdrawAll, { body: { amount: 5 } });
    server.respond = loseResponse;
    return (await failTransfer(options)).command?.key ?? '';
  }
  return { server, session, loseTransfer };
}
