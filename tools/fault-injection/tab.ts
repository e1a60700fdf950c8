import { vi } from 'vitest';

export type { Call } from '../../src/api/calls/call.ts';
export { type CallName, calls } from '../../src/api/calls/calls.ts';

/** One page with its own instance of the app's engine: its own modules and memory. */
export interface Tab {
  /** Name of the tab and host of its requests, by which the network recognizes tabs. */
  readonly name: string;
  readonly api: Engine;
}

async function loadEngine() {
  vi.resetModules();
  const [
    client,
    command,
    pending,
    evidence,
    read,
    settings,
    storage,
    calls,
    hash,
    time,
    place,
    list,
    shown,
    statement,
  ] = await Promise.all([
    import('../../src/api/client/client.ts'),
    import('../../src/api/commands/command.ts'),
    import('../../src/api/commands/pendingCommands.ts'),
    import('../../src/outcome/evidence.ts'),
    import('../../src/api/client/readOnce.ts'),
    import('../../src/lib/settings.ts'),
    import('../../src/device/storage.ts'),
    import('../../src/api/calls/calls.ts'),
    import('../../src/lib/hash.ts'),
    import('../../src/api/client/serverTime.ts'),
    import('../../src/api/commands/place.ts'),
    import('../../src/api/commands/traceList.ts'),
    import('../../src/outcome/shownRows.ts'),
    import('../../src/api/calls/statement.ts'),
  ]);
  return {
    ...client,
    ...command,
    ...pending,
    ...evidence,
    ...read,
    ...settings,
    ...storage,
    ...calls,
    ...hash,
    ...time,
    ...place,
    ...list,
    ...shown,
    ...statement,
  };
}
type Engine = Awaited<ReturnType<typeof loadEngine>>;

let tabs = 0;

/** Opens a tab for the member with this token. */
export async function openTab(token: string): Promise<Tab> {
  tabs += 1;
  const name = `tab${tabs}.example`;
  const api = await loadEngine();
  api.overrideSettings({ apiBase: `http://${name}` });
  api.configureClient({ getToken: () => token, onSessionLost() {}, onGone() {} });
  // Load the store now, so that the command module uses this tab's store and not that of the next tab.
  await api.loadPendingCommands();
  return { name, api };
}
