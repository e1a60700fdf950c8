import { afterEach, expect, test, vi } from 'vitest';
import { inOneTab } from './oneTab';

afterEach(() => vi.unstubAllGlobals());

/** As much of a browser's locks as is asked for. */
function giveLocks() {
  const held = new Map<string, Promise<unknown>>();
  const request = async (
    name: string,
    { ifAvailable = false }: { ifAvailable?: boolean },
    work: (lock: object | null) => unknown,
  ) => {
    if (held.has(name) && ifAvailable) return work(null);
    const before = held.get(name);
    const running = (async () => {
      await before?.catch(() => undefined);
      return work({ name });
    })();
    held.set(name, running);
    const end = () => void (held.get(name) === running && held.delete(name));
    running.then(end, end);
    return running;
  };
  vi.stubGlobal('navigator', { locks: { request } });
}

function held() {
  let end = (_: string) => {};
  const answer = new Promise<string>((resolve) => {
    end = resolve;
  });
  return { work: vi.fn(() => answer), end };
}

test('of two tabs one does it; the other does nothing, and hears when it is over', async () => {
  giveLocks();
  const one = held();
  const first = inOneTab('transfer', one.work);
  const other = vi.fn(async () => 'other');
  const told = vi.fn();
  const second = inOneTab('transfer', other).then(told);
  await expect(inOneTab('withdraw', other)).resolves.toEqual({ value: 'other' });
  expect(told).not.toHaveBeenCalled();
  one.end('done');
  await expect(first).resolves.toEqual({ value: 'done' });
  await second;
  expect(told).toHaveBeenCalledWith(undefined);
  expect(other).toHaveBeenCalledOnce();
});

test('what fails fails as itself, and leaves the way free', async () => {
  giveLocks();
  await expect(inOneTab('a', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  await expect(inOneTab('a', async () => 'again')).resolves.toEqual({ value: 'again' });
});

test.each([
  ['no locks', {}],
  ['locks denied', { locks: { request: () => Promise.reject(new DOMException('', 'SecurityError')) } }],
])('%s: it is done all the same', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  await expect(inOneTab('a', async () => 'done')).resolves.toEqual({ value: 'done' });
});
