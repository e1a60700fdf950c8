import { beforeEach, expect, test, vi } from 'vitest';
import { transfer, walletCode } from '@/api/calls/wallet';
import { configureClient } from '@/api/client/client';
import { json, useTestServer } from '@/api/client/testServer';
import { commandUnderWay, runCommand } from '@/api/commands/command';
import { openCommands, ownCommands } from '@/api/commands/pendingCommands';
import { clearCommands } from '@/api/commands/testCommands';
import { getMark } from '@/device/agreement';
import { localStore, sessionStore, storageKeys } from '@/device/storage';
import { storedToken } from '@/device/storedToken';
import { giveStorage } from '@/device/testStorage';
import { getLiveQrProvider } from '@/modals/Deposit/qr/watchedQr';
import { getRecord } from '@/responsibleGaming/records';
import { getInviteCode } from '@/screens/Register/inviteCode';

giveStorage();
const server = useTestServer();
beforeEach(() => {
  clearCommands();
  sessionStore.clear();
});

test.each(['{}', 'null', '[null]', '5', '"x"', '[{"a":1}]', '{', ''])(
  'sends a transfer once and settles it with %j under every storage key, and keeps a lost one',
  async (junk) => {
    for (const key of Object.values(storageKeys)) {
      localStore.set(key, junk);
      sessionStore.set(key, junk);
    }
    configureClient({ getToken: storedToken, onSessionLost() {}, onGone() {} });
    expect(() => [getMark('m'), getRecord('m'), getInviteCode(), getLiveQrProvider(0)]).not.toThrow();
    const args = { body: { from: walletCode, to: 'PG', amount: 10 } };
    server.respond = (_, response) => json(response, 200, { success: true });
    expect(await runCommand(transfer, args)).toMatchObject({ type: 'done' });
    server.respond = (_, response) => response.destroy();
    expect(await runCommand(transfer, args)).toMatchObject({ type: 'unknown' });
    expect(server.requests).toHaveLength(2);
    expect(commandUnderWay(transfer)).toBeUndefined();
    expect([openCommands().length, ownCommands().length]).toEqual([1, 1]);
    vi.restoreAllMocks();
  },
);
