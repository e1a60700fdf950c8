import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renewPage } from './renewPage';

/** A worker, and what browsers keep of it. */
const worker = () => Object.assign(new EventTarget(), { postMessage: vi.fn() });
const active = {};

/** The page with these workers; `found` is what its look for news finds. */
function pageWith(workers: object, found: object = {}) {
  const registration = Object.assign(new EventTarget(), {
    update: async () => Object.assign(registration, found),
    ...workers,
  });
  const serviceWorker = Object.assign(new EventTarget(), { getRegistration: async () => registration });
  const location = { href: 'https://site.example/user/home', reload: vi.fn() };
  const documentElement = { dataset: {} as Record<string, string> };
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('window', { location });
  vi.stubGlobal('document', { documentElement });
  vi.stubGlobal('performance', { getEntriesByType: () => [] });
  return { registration, serviceWorker, location, documentElement };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits for a version that takes long to come, brings it in, and loads anew once it is there', async () => {
  const coming = worker();
  const { registration, serviceWorker, location, documentElement } = pageWith({ active }, { installing: coming });
  void renewPage();
  await vi.advanceTimersByTimeAsync(12_000);
  expect(location.reload).not.toHaveBeenCalled();
  // Meanwhile the page says that something is going on.
  expect(documentElement.dataset).toHaveProperty('renewing');
  Object.assign(registration, { installing: null, waiting: coming });
  coming.dispatchEvent(new Event('statechange'));
  await vi.advanceTimersByTimeAsync(10);
  expect(coming.postMessage).toHaveBeenCalledWith('kapao:update');
  expect(location.reload).not.toHaveBeenCalled();
  serviceWorker.dispatchEvent(new Event('controllerchange'));
  await vi.advanceTimersByTimeAsync(10);
  expect(location.reload).toHaveBeenCalledOnce();
});

it('does not wait longer than half a minute, nor for one that has gone', async () => {
  const endless = pageWith({ active }, { installing: worker() });
  void renewPage();
  await vi.advanceTimersByTimeAsync(31_000);
  expect(endless.location.reload).toHaveBeenCalledOnce();

  const coming = worker();
  const { registration, location } = pageWith({ active, installing: coming });
  void renewPage();
  await vi.advanceTimersByTimeAsync(100);
  expect(location.reload).not.toHaveBeenCalled();
  Object.assign(registration, { installing: null });
  coming.dispatchEvent(new Event('statechange'));
  await vi.advanceTimersByTimeAsync(10);
  expect(location.reload).toHaveBeenCalledOnce();
});

it.each([
  ['nothing is newer', { active }],
  ['no worker keeps the page yet', { installing: worker() }],
])('loads anew at once where %s', async (_, workers) => {
  const { location } = pageWith(workers);
  void renewPage();
  await vi.advanceTimersByTimeAsync(10);
  expect(location.reload).toHaveBeenCalledOnce();
});

it.each([
  ['no service workers', undefined],
  [
    'refuses to name its service workers',
    { getRegistration: () => Promise.reject(new DOMException('denied', 'SecurityError')) },
  ],
])('loads anew in a browser: %s', async (_, serviceWorker) => {
  const { location } = pageWith({});
  vi.stubGlobal('navigator', { serviceWorker });
  void renewPage();
  await vi.advanceTimersByTimeAsync(10);
  expect(location.reload).toHaveBeenCalledOnce();
});

it('is one, however often it is asked for', async () => {
  const { location } = pageWith({ active });
  void renewPage();
  void renewPage();
  await vi.advanceTimersByTimeAsync(10);
  expect(location.reload).toHaveBeenCalledOnce();
});

it('tears nobody away who went on to another page', async () => {
  const { location, documentElement } = pageWith({ active }, { installing: worker() });
  void renewPage();
  await vi.advanceTimersByTimeAsync(100);
  location.href = 'https://site.example/user/profile';
  await vi.advanceTimersByTimeAsync(31_000);
  expect(location.reload).not.toHaveBeenCalled();
  expect(documentElement.dataset).toEqual({});
});
