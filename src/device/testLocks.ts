import { vi } from 'vitest';

/** For tests: the part of the browser's locks that the app uses. All "tabs" of the test share them. */
export function giveLocks(navigator: object = {}): void {
  const last = new Map<string, Promise<unknown>>();
  const request = async (name: string, work: (lock: object) => unknown) => {
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
