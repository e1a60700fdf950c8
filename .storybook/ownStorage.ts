/**
 * Frames of stories that stand side by side, such as on the storyboard, share the browser's storage: one would log the
 * other's member out. Each frame that is named so keeps its own, in memory, from before the first story on.
 */
const isOneOfMany = window.name === 'own-storage';

/** What `Storage` promises, over a map. */
function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return new Proxy(Object.create(Storage.prototype), {
    get: (_, name: string) =>
      ({
        length: items.size,
        clear: () => items.clear(),
        key: (index: number) => [...items.keys()][index] ?? null,
        getItem: (key: string) => items.get(key) ?? null,
        setItem: (key: string, value: string) => void items.set(key, String(value)),
        removeItem: (key: string) => void items.delete(key),
      })[name],
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: (_, key: string) => ({ value: items.get(key), enumerable: true, configurable: true }),
  });
}

if (isOneOfMany) {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { value: memoryStorage(), configurable: true });
}

export {};
