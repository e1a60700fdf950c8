import { expect, test, vi } from 'vitest';
import { blockReloadUntil, whenReloadSafe } from './reloadGuard';

test('allows a reload once all blocking work has ended, also after a failure', async () => {
  await whenReloadSafe();
  let end = () => {};
  let fail = () => {};
  blockReloadUntil(new Promise<void>((resolve) => (end = resolve)));
  const failing = new Promise<void>((_, reject) => (fail = () => reject(new Error('lost'))));
  failing.catch(() => undefined);
  blockReloadUntil(failing);
  const free = vi.fn();
  const waiting = whenReloadSafe().then(free);
  fail();
  await failing.catch(() => undefined);
  expect(free).not.toHaveBeenCalled();
  end();
  await waiting;
  expect(free).toHaveBeenCalledOnce();
});
