import { vi } from 'vitest';

export type { Call } from '../../src/api/calls/call.ts';
export { type CallName, calls } from '../../src/api/calls/calls.ts';

/** One page with the app's engine in it: modules and memory of its own. */
export interface Tab {
  /** Its name, which is the host that it asks: the line knows tabs by that. */
  readonly name: string;
  readonly api: Engine;
}

async function loadEngine() {
  vi.resetModules();
  const [client, command, pending, reconcile, settings, storage, calls, hash, time] = await Promise.all([
    import('../../src/api/client/client.ts'),
    import('../../src/api/commands/command.ts'),
    import('../../src/api/commands/pendingCommands.ts'),
    import('../../src/outcome/reconcile.ts'),
    import('../../src/lib/settings.ts'),
    import('../../src/device/storage.ts'),
    import('../../src/api/calls/calls.ts'),
    import('../../src/lib/hash.ts'),
    import('../../src/api/client/serverTime.ts'),
  ]);
  return { ...client, ...command, ...pending, ...reconcile, ...settings, ...storage, ...calls, ...hash, ...time };
}
type Engine = Awaited<ReturnType<typeof loadEngine>>;

let tabs = 0;

/** Opens a page of the member's. */
export async function openTab(token: string): Promise<Tab> {
  tabs += 1;
  const name = `tab${tabs}.example`;
  const api = await loadEngine();
  api.overrideSettings({ apiBase: `http://${name}` });
  api.configureClient({ getToken: () => token, onSessionLost() {}, onGone() {} });
  // Its command module takes the store of this tab, not of the one that is opened next.
  await api.loadPendingCommands();
  return { name, api };
}
