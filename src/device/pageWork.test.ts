import { expect, test, vi } from 'vitest';
import { keepPageFor, pageIsFree } from './pageWork';

test('the page is free once all that keeps it is over, whatever came of it', async () => {
  await pageIsFree();
  let end = () => {};
  let fail = () => {};
  keepPageFor(new Promise<void>((resolve) => (end = resolve)));
  const failing = new Promise<void>((_, reject) => (fail = () => reject(new Error('lost'))));
  failing.catch(() => undefined);
  keepPageFor(failing);
  const free = vi.fn();
  const waiting = pageIsFree().then(free);
  fail();
  await failing.catch(() => undefined);
  expect(free).not.toHaveBeenCalled();
  end();
  await waiting;
  expect(free).toHaveBeenCalledOnce();
});
