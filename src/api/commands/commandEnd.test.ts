import { expect, test, vi } from 'vitest';
import { spin } from '@/api/calls/spin';
import { holdResponses, json } from '@/api/client/testServer';
import { localStore } from '@/device/storage';
import { runCommand } from './command';
import type { PendingCommand } from './pendingCommand';
import {
  acknowledgeCommand,
  identifyMember,
  openCommands,
  ownCommands,
  storedCommand,
  whenEnded,
} from './pendingCommands';
import { failing, failTransfer, loseResponse, overwrite, stored, useCommandServer } from './testCommands';

// The end of a command's connection while other pages and the browser change the stored commands.

const { server, session, loseTransfer } = useCommandServer();

test('stores a command again if the storage was cleared while it was sent', async () => {
  await identifyMember('somchai 1');
  server.respond = (_, response) => {
    localStore.clear();
    response.destroy();
  };
  const key = (await failTransfer()).command?.key;
  expect(openCommands()).toMatchObject([{ key, tries: 1 }]);
  session.token = 'two';
  await identifyMember('somchai 1');
  expect(openCommands()).toMatchObject([{ key }]);
});

test('asks about a command that this page has sent and whose record has vanished, and stores it again', async () => {
  server.respond = loseResponse;
  const { command } = await failTransfer();
  localStore.clear();
  expect(await failTransfer()).toMatchObject({ reason: 'earlier', command: { key: command?.key } });
  expect(openCommands()).toMatchObject([{ key: command?.key }]);
  expect(server.requests).toHaveLength(1);
  acknowledgeCommand(command?.key ?? '');
  expect(await failTransfer()).toMatchObject({ type: 'unknown' });
  expect(server.requests).toHaveLength(2);
});

test('stores no command again that the member has acknowledged while it was sent again', async () => {
  const key = await loseTransfer();
  const { arrived, release } = holdResponses(server, loseResponse);
  const again = failTransfer({ key });
  await arrived;
  await acknowledgeCommand(key);
  release();
  expect(await again).toMatchObject({ type: 'unknown' });
  expect(ownCommands()).toEqual([]);
});

test('keeps a command without a result if another tab has sent it again and this tab has sent nothing', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  server.respond = (_, response) => {
    const record = JSON.parse(stored() ?? '');
    overwrite(record.key, { ...record, tries: 2 });
    response.destroy();
  };
  expect(await failTransfer()).toMatchObject({ type: 'unknown', error: { kind: 'network' } });
  expect(ownCommands()).toMatchObject([{ tries: 2 }]);
});

test('ends the sending of a command whose page was closed long ago, so that the form can ask', async () => {
  server.respond = loseResponse;
  const { command } = await failTransfer();
  const { endedAt: _, ...sending } = storedCommand(command?.key ?? '') as PendingCommand;
  const oldCommand = { ...sending, lastAt: Date.now() - 24 * 3_600_000 };
  overwrite(oldCommand.key, oldCommand);
  await whenEnded(oldCommand, () => Promise.resolve());
  expect(storedCommand(oldCommand.key)?.endedAt).toBeDefined();
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

test('asks once about a spin without a result, and not before each further spin', async () => {
  server.respond = loseResponse;
  const first = await failing(runCommand(spin, {}));
  expect(await failing(runCommand(spin, {}))).toMatchObject({
    type: 'question',
    reason: 'earlier',
    command: { key: first.command?.key },
  });
  server.respond = (_, response) => json(response, 200, { code: 'S1' });
  await runCommand(spin, {}, { isConfirmed: true });
  expect(await runCommand(spin, {})).toMatchObject({ type: 'done', response: { code: 'S1' } });
  server.respond = loseResponse;
  const second = await failing(runCommand(spin, {}));
  expect(second.type).toBe('unknown');
  expect(await failing(runCommand(spin, {}))).toMatchObject({ command: { key: second.command?.key } });
});
