import { vi } from 'vitest';

/**
 * Installs a fake of the browser's locks for tests, with the functions that the app uses. All "tabs" of a test share
 * the locks.
 */
export function giveLocks(navigator: object = {}): void {
  const last = new Map<string, Promise<unknown>>();
  const request = async (name: string, _: object, work: (lock: object) => unknown) => {
    const before = last.get(name);
    const running = (async () => {
      await before?.catch(() => undefined);
      return work({ name });
    })();
    last.set(name, running);
    const end = () => void (last.get(name) === running && last.delete(name));
    running.then(end, end);
    return running;
  };
  const query = async () => ({ held: [...last.keys()].map((name) => ({ name })) });
  vi.stubGlobal('navigator', { ...navigator, locks: { request, query } });
}
