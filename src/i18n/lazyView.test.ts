import { afterEach, describe, expect, it } from 'vitest';
import { lazyView, retryViews } from './lazyView';

const View = () => null;
afterEach(retryViews);

describe('a lazy view', () => {
  it('is fetched once, when it is first wanted', async () => {
    let loads = 0;
    const view = lazyView(async () => {
      loads += 1;
      return View;
    });
    expect(loads).toBe(0);
    const [first, second] = [view.preload(), view.preload()];
    expect(await first).toBe(View);
    expect(second).toBe(first);
    expect(loads).toBe(1);
  });

  it('is there at once for React after it was preloaded', async () => {
    const view = lazyView(async () => View);
    const loading = view.preload();
    await loading;
    await Promise.resolve();
    expect(loading).toMatchObject({ status: 'fulfilled', value: View });
  });

  it('stays failed until somebody asks for another try, and then works', async () => {
    let loads = 0;
    const view = lazyView(async () => {
      loads += 1;
      if (loads === 1) throw new TypeError('Failed to fetch');
      return View;
    });
    await expect(view.preload()).rejects.toThrow('Failed to fetch');
    await expect(view.preload()).rejects.toThrow('Failed to fetch');
    expect(loads).toBe(1);
    retryViews();
    await expect(view.preload()).resolves.toBe(View);
    expect(loads).toBe(2);
  });

  it('does not fetch what arrived a second time, when another one failed', async () => {
    let loads = 0;
    const fine = lazyView(async () => {
      loads += 1;
      return View;
    });
    await fine.preload();
    retryViews();
    await fine.preload();
    expect(loads).toBe(1);
  });
});
