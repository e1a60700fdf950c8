import { expect, test, vi } from 'vitest';
import { blockReloadUntil, whenReloadSafe } from './reloadGuard';

test('the page is free once all that keeps it is over, whatever came of it', async () => {
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
