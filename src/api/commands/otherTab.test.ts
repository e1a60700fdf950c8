import { afterAll, expect, test, vi } from 'vitest';
import { transfer, walletCode } from '@/api/calls/wallet';
import { holdResponses, json, useTestServer } from '@/api/client/testServer';
import { giveLocks } from '@/device/testLocks';
import { giveStorage } from '@/device/testStorage';
import { acknowledgeCommand, beginCommand, endCommand, type Sending } from './pendingCommands';
import { clearCommands } from './testCommands';

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
  expect(server.requests).toEqual([]);
});

test('sends one of two equal commands from two tabs at the same moment', async () => {
  giveLocks();
  clearCommands();
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
  expect(server.requests).toHaveLength(1);
});

/** Loads the commands of another page, and returns them with a function that sends it the storage events of this page. */
async function openOtherPage() {
  giveLocks();
  clearCommands();
  const writes: { key: string; newValue: string | null }[] = [];
  const { setItem, removeItem } = window.localStorage;
  window.localStorage.setItem = (key, newValue) => {
    writes.push({ key, newValue });
    setItem(key, newValue);
  };
  window.localStorage.removeItem = (key) => {
    writes.push({ key, newValue: null });
    removeItem(key);
  };
  vi.resetModules();
  vi.stubGlobal('addEventListener', () => {});
  const otherPage = await import('./pendingCommands');
  const deliver = () => {
    for (const write of writes.splice(0)) window.dispatchEvent(Object.assign(new Event('storage'), write));
  };
  return { otherPage, deliver };
}
const end = { result: 'succeeded', isSeen: true, isNeeded: false } as const;

test('knows the result of another tab after the member has seen it there', async () => {
  const { otherPage, deliver } = await openOtherPage();
  const { command, release } = (await beginCommand(transfer, { body }, {})) as Sending;
  endCommand(command, end);
  release();
  expect(otherPage.ownCommands()).toEqual([]);
  expect(otherPage.getResultElsewhere(command.key)).toBeUndefined();
  deliver();
  expect(otherPage.getResultElsewhere(command.key)).toBe('succeeded');
});

test('notifies once of the end of another tab’s command, however many subscribers there are', async () => {
  const { otherPage, deliver } = await openOtherPage();
  const heard = [vi.fn(), vi.fn(), vi.fn()];
  const stops = heard.map((listener) => otherPage.onCommandEnd(listener));
  const { command, release } = (await beginCommand(transfer, { body }, {})) as Sending;
  deliver();
  expect(heard.map((listener) => listener.mock.calls.length)).toEqual([0, 0, 0]);
  // Writes the ended record twice.
  endCommand(command, { ...end, isSeen: false });
  acknowledgeCommand(command.key);
  release();
  deliver();
  expect(heard.map((listener) => listener.mock.calls.length)).toEqual([1, 1, 1]);
  for (const stop of stops) stop();
});

test('does not ask about a command that this page has sent and the member has acknowledged in another tab', async () => {
  const { otherPage, deliver } = await openOtherPage();
  const unknownEnd = { result: undefined, isSeen: false, isNeeded: true };
  const { command, release } = (await otherPage.beginCommand(transfer, { body }, {})) as Sending;
  otherPage.endCommand(command, unknownEnd);
  release();
  expect(await otherPage.beginCommand(transfer, { body }, {})).toMatchObject({ reason: 'earlier' });
  deliver();
  acknowledgeCommand(command.key);
  deliver();
  const next = (await otherPage.beginCommand(transfer, { body }, {})) as Sending;
  expect(next.command.tries).toBe(1);
  next.release();
});
