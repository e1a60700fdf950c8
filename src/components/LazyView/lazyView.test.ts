import { expect, it, onTestFinished } from 'vitest';
import { i18n } from '@/i18n/i18n';
import { lazyView } from './lazyView';

const View = () => null;

it('loads a view once, when it is first needed', async () => {
  let loads = 0;
  const Lazy = lazyView(async () => {
    loads += 1;
    return View;
  });
  expect(loads).toBe(0);
  await Promise.all([Lazy.preload(), Lazy.preload()]);
  expect(loads).toBe(1);
});

it('retries a view that failed twice to load when it is needed again, but not one that has loaded', async () => {
  const loads = { fine: 0, lost: 0 };
  const Fine = lazyView(async () => {
    loads.fine += 1;
    return View;
  });
  const Lost = lazyView(async () => {
    loads.lost += 1;
    if (loads.lost <= 2) throw new TypeError('Failed to fetch');
    return View;
  });
  await Fine.preload();
  await expect(Lost.preload()).rejects.toThrow('Failed to fetch');
  await Fine.preload();
  await expect(Lost.preload()).resolves.toBe(View);
  expect(loads).toEqual({ fine: 1, lost: 3 });
});

it('rejects a view whose namespace does not exist, so that no translation keys are shown', async () => {
  // A copy, because i18next adds to the array itself.
  const before = [...(i18n.options.ns ?? [])];
  // Otherwise each later change of language would try to load it, too.
  onTestFinished(() => {
    i18n.options.ns = before;
  });
  await expect(lazyView(async () => View, ['nowhere' as 'common']).preload()).rejects.toThrow('nowhere');
});
