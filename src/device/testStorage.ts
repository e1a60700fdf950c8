/**
 * Gives Node a `window` with storage for all tests of a file, because Node has none. Without it, the storage counts as
 * denied.
 */
export function giveStorage(): void {
  const fake = () => {
    const values = new Map<string, string>();
    return {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
      clear: () => values.clear(),
      key: (index: number) => [...values.keys()][index] ?? null,
      get length() {
        return values.size;
      },
    };
  };
  const page = Object.assign(new EventTarget(), { localStorage: fake(), sessionStorage: fake() });
  Object.defineProperty(globalThis, 'window', { value: page, configurable: true, writable: true });
}
