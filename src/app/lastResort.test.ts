import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearToasts, currentToasts } from '@/components/Toast/toasts';
import { reportOf } from '@/device/errorReports';
import { overrideSettings } from '@/lib/settings';
import { watchErrors } from './lastResort';

const beacon = vi.fn(async (_to: string, _init: RequestInit) => new Response(null, { status: 204 }));
let page: EventTarget;
let stop = () => {};
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { querySelector: () => ({ content: '0123456789abcdef' }) });
  vi.stubGlobal('fetch', beacon);
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

it('reports build, kind and place as JSON, without anything personal; each once, at most five', () => {
  overrideSettings({ errorReports: 'https://errors.example.com/1' });
  const failAt = (line: number) => {
    const error = new TypeError('somchai 0812345678 has 500.00');
    error.stack = `TypeError: somchai 0812345678\n    at pay (https://site.example/assets/Home-1a2b.js:${line}:234)\n    at https://site.example/user/home?modal=game:secret`;
    fail(error);
  };
  failAt(1);
  failAt(1);
  expect(beacon).toHaveBeenCalledOnce();
  const [to, init] = beacon.mock.calls[0] ?? [];
  expect(to).toBe('https://errors.example.com/1');
  expect(init).toMatchObject({
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json' },
  });
  expect(JSON.parse(String(init?.body))).toEqual({
    version: expect.any(String),
    build: '0123456789abcdef',
    kind: 'uncaught',
    name: 'TypeError',
    at: ['assets/Home-1a2b.js:1:234'],
  });
  for (let line = 2; line < 20; line += 1) failAt(line);
  expect(beacon).toHaveBeenCalledTimes(5);
});

it('names a script that did not come, which browsers only say in the message', () => {
  const error = new TypeError('Failed to fetch dynamically imported module: https://site.example/assets/Home-1a2b.js');
  expect(reportOf('file', error)).toMatchObject({ kind: 'file', name: 'TypeError', at: ['assets/Home-1a2b.js'] });
});

it.each([undefined, 'a text with a name', { stack: 5 }, Object.assign(new Error('x'), { name: 'Mr Somchai' })])(
  'takes whatever is thrown: %j',
  (thrown) => {
    expect(JSON.stringify(reportOf('uncaught', thrown))).not.toMatch(/name with|Somchai|text/);
  },
);
