import { vi } from 'vitest';

export type { Call } from '../../src/api/call.ts';
export { type CallName, calls } from '../../src/api/calls.ts';

/** One page with the app's engine in it: modules, memory and session storage of its own. */
export interface Tab {
  /** Its name, which is the host that it asks: the line knows tabs by that. */
  readonly name: string;
  readonly api: Engine;
  /** What it keeps in session storage. */
  kept(): [key: string, value: string][];
}

async function loadEngine() {
  vi.resetModules();
  const [client, command, intents, search, settings, storage, calls] = await Promise.all([
    import('../../src/api/client.ts'),
    import('../../src/api/command.ts'),
    import('../../src/api/intents.ts'),
    import('../../src/intents/search.ts'),
    import('../../src/lib/settings.ts'),
    import('../../src/device/storage.ts'),
    import('../../src/api/calls.ts'),
  ]);
  return { ...client, ...command, ...intents, ...search, ...settings, ...storage, ...calls };
}
type Engine = Awaited<ReturnType<typeof loadEngine>>;

let tabs = 0;

/** Opens a page of the member's, or loads one anew with what it had kept. */
export async function openTab(token: string, kept: readonly [string, string][] = []): Promise<Tab> {
  tabs += 1;
  const name = `tab${tabs}.example`;
  const api = await loadEngine();
  api.overrideSettings({ apiBase: `http://${name}` });
  api.configureClient({ getToken: () => token, onSessionLost() {}, onGone() {} });
  for (const [key, value] of kept) api.sessionStore.set(key as never, value);
  return {
    name,
    api,
    kept: () =>
      Object.values(api.storageKeys).flatMap((key) => {
        const value = api.sessionStore.get(key);
        return value === null ? [] : [[key, value] as [string, string]];
      }),
  };
}
