import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearToasts, currentToasts } from '@/components/Toast/toasts';
import { overrideSettings } from '@/lib/settings';
import { reportOf, watchErrors } from './lastResort';

const beacon = vi.fn((_to: string, _body: string) => true);
let page: EventTarget;
let stop = () => {};
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', { sendBeacon: beacon });
  vi.useFakeTimers();
  stop = watchErrors();
});
afterEach(() => {
  stop();
  clearToasts();
  beacon.mockClear();
  overrideSettings({ errorReports: '' });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const fail = (error: unknown) => page.dispatchEvent(Object.assign(new Event('error'), { error }));
const reject = (reason: unknown) => page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
const said = () => currentToasts().length;

it('tells the member, once for the same thing, and reports to nobody unless told where', () => {
  fail(new TypeError('x is not a function'));
  reject(new Error('y'));
  expect(said()).toBe(1);
  expect(beacon).not.toHaveBeenCalled();
});

it('is silent about what is no mistake of the page', () => {
  reject(new DOMException('given up', 'AbortError'));
  fail(null);
  expect(said()).toBe(0);
});

it('reports kind and place, and nothing that could be personal; no more than five times', () => {
  overrideSettings({ errorReports: 'https://errors.example.com/1' });
  const error = new TypeError('somchai 0812345678 has 500.00');
  error.stack = `TypeError: somchai 0812345678\n    at pay (https://site.example/assets/Home-1a2b.js:1:234)\n    at https://site.example/user/home?modal=game:secret`;
  for (let turn = 0; turn < 9; turn += 1) fail(error);
  expect(beacon).toHaveBeenCalledTimes(5);
  const [to = '', body = ''] = beacon.mock.calls[0] ?? [];
  expect(to).toBe('https://errors.example.com/1');
  expect(JSON.parse(body)).toEqual({
    version: expect.any(String),
    name: 'TypeError',
    at: ['assets/Home-1a2b.js:1:234'],
  });
});

it.each([undefined, 'a text with a name', { stack: 5 }, Object.assign(new Error('x'), { name: 'Mr Somchai' })])(
  'takes whatever is thrown: %j',
  (thrown) => {
    expect(JSON.stringify(reportOf(thrown))).not.toMatch(/name with|Somchai|text/);
  },
);
