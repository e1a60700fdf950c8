import { afterEach, expect, it, vi } from 'vitest';
import { blockReloadUntil } from '@/device/reloadGuard';
import { registerWorker } from './worker';

afterEach(() => vi.unstubAllGlobals());

it('offers a version found before the page asked, and activates it only after running work', async () => {
  const coming = Object.assign(new EventTarget(), { state: 'installing', postMessage: vi.fn() });
  const update = async () => {};
  const registration = Object.assign(new EventTarget(), { installing: coming, waiting: null, update });
  const register = vi.fn(async () => registration);
  vi.stubGlobal('navigator', { serviceWorker: Object.assign(new EventTarget(), { controller: {}, register }) });
  vi.stubGlobal('document', new EventTarget());
  const offer = vi.fn();
  await registerWorker(offer);
  expect(offer).not.toHaveBeenCalled();

  coming.state = 'installed';
  Object.assign(registration, { installing: null, waiting: coming });
  coming.dispatchEvent(new Event('statechange'));
  expect(offer).toHaveBeenCalledOnce();
  let end = () => {};
  blockReloadUntil(
    new Promise<void>((resolve) => {
      end = resolve;
    }),
  );
  const bringingIn = offer.mock.calls[0]?.[0]();
  await Promise.resolve();
  expect(coming.postMessage).not.toHaveBeenCalled();
  end();
  await bringingIn;
  expect(coming.postMessage).toHaveBeenCalledWith('kapao:update');
});
