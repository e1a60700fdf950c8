import { afterAll, expect, test, vi } from 'vitest';
import { transfer, walletCode } from '@/api/calls/wallet';
import { holdResponses, json, useTestServer } from '@/api/client/testServer';
import { localStore, storageKeys } from '@/device/storage';
import { giveLocks } from '@/device/testLocks';
import { giveStorage } from '@/device/testStorage';
import { beginCommand, type Sending } from './pendingCommands';

giveStorage();
const server = useTestServer();
afterAll(() => vi.unstubAllGlobals());

const body = { from: walletCode, to: 'PG', amount: 100 };

test('reports a command that another tab is sending, and sends nothing', async () => {
  giveLocks();
  const { command, release } = (await beginCommand(transfer, { body }, {})) as Sending;
  vi.resetModules();
  const otherTab = await import('./command');
  const { overrideSettings } = await import('@/lib/settings');
  overrideSettings({ apiBase: server.origin });
  const storage = await import('@/device/storage');
  storage.localStore.set(storageKeys.pendingCommands, localStore.get(storageKeys.pendingCommands) ?? '');
  const sending = { body: { ...body, amount: 777 } };
  expect(await otherTab.runCommand(transfer, sending)).toMatchObject({
    reason: 'inFlight',
    command: { key: command.key },
  });
  // A suspended tab keeps its lock. After the call's timeout plus 60 s the lock no longer counts.
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + transfer.timeoutMs + 60_000);
  expect(await otherTab.runCommand(transfer, sending)).toMatchObject({ reason: 'earlier' });
  vi.useRealTimers();
  // Closing the tab releases its lock. The command's result is then unknown.
  release();
  await vi.waitFor(async () =>
    expect(await otherTab.runCommand(transfer, sending)).toMatchObject({ reason: 'earlier' }),
  );
  expect(server.seen).toEqual([]);
});

test('sends one of two equal commands from two tabs at the same moment', async () => {
  giveLocks();
  localStore.clear();
  const { release } = holdResponses(server, (_, response) => json(response, 200, { success: true }));
  const openTab = async () => {
    vi.resetModules();
    const { loadPendingCommands, runCommand } = await import('./command');
    await loadPendingCommands();
    const { overrideSettings } = await import('@/lib/settings');
    overrideSettings({ apiBase: server.origin });
    return runCommand;
  };
  const tabs = [await openTab(), await openTab()];
  const running = tabs.map((runCommand) =>
    runCommand(transfer, { body })?.then((end) => (end.type === 'question' ? end.reason : end.type)),
  );
  expect(await Promise.race(running)).toBe('inFlight');
  release();
  expect((await Promise.all(running)).sort()).toEqual(['done', 'inFlight']);
  expect(server.seen).toHaveLength(1);
});

test('knows the result of another tab after the member has seen it there', async () => {
  giveLocks();
  localStore.clear();
  vi.resetModules();
  vi.stubGlobal('addEventListener', () => {});
  const { beginCommand, endCommand, getResultElsewhere, ownCommands, subscribeToCommands } = await import(
    './pendingCommands'
  );
  const writes: string[] = [];
  const { setItem } = window.localStorage;
  window.localStorage.setItem = (key, value) => {
    writes.push(value);
    setItem(key, value);
  };
  const { command, release } = (await beginCommand(transfer, { body }, {})) as Sending;
  await endCommand(command, { result: 'succeeded', isSeen: true, isNeeded: false });
  release();
  window.localStorage.setItem = setItem;
  expect(ownCommands()).toEqual([]);
  expect(getResultElsewhere(command.key)).toBeUndefined();
  const stop = subscribeToCommands(() => {});
  for (const newValue of writes) {
    window.dispatchEvent(Object.assign(new Event('storage'), { key: storageKeys.pendingCommands, newValue }));
  }
  stop();
  expect(getResultElsewhere(command.key)).toBe('succeeded');
});
