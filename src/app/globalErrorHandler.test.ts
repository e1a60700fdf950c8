import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearToasts, currentToasts } from '@/components/Toast/toasts';
import { getReport } from '@/device/errorReports';
import { overrideSettings } from '@/lib/settings';
import { getPositions, watchErrors } from './globalErrorHandler';

const beacon = vi.fn(async (_to: string, _init: RequestInit) => new Response(null, { status: 204 }));
let page: EventTarget;
let stop = () => {};
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('location', { origin: 'https://site.example' });
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
const countToasts = () => currentToasts().length;

/** Creates an error with a browser's stack. V8 puts the error's name and message above the frames. */
const thrownAt = (...frames: string[]) => {
  const error = new TypeError('x is not a function');
  error.stack = frames[0]?.includes('at ') ? `${error}\n${frames.join('\n')}` : frames.join('\n');
  return error;
};
const ownPosition = 'https://site.example/assets/Home-1a2b.js:1:234';

it('shows a toast once for the same error, and sends no report without an address', () => {
  fail(thrownAt(`    at pay (${ownPosition})`));
  reject(thrownAt(`pay@${ownPosition}`));
  expect(countToasts()).toBe(1);
  expect(beacon).not.toHaveBeenCalled();
});

it('also handles what was thrown before it started', () => {
  stop();
  globalThis.kapaoErrors = [thrownAt(`    at pay (${ownPosition})`), 'a text'];
  overrideSettings({ errorReports: 'https://reports.example/' });
  stop = watchErrors();
  expect(countToasts()).toBe(1);
  expect(beacon).toHaveBeenCalledOnce();
  expect(globalThis.kapaoErrors).toBeUndefined();
});

it('ignores rejections and errors that are not the page’s own', () => {
  reject(new DOMException('given up', 'AbortError'));
  fail(null);
  reject(undefined);
  reject('a text');
  expect(countToasts()).toBe(0);
});

it.each([
  [`    at ${ownPosition}`],
  [`    at async pay (${ownPosition})`],
  [`    at new Pay (${ownPosition})`, '    at chrome-extension://abc/inject.js:1:2'],
  ['    at JSON.parse (<anonymous>)', `    at pay (${ownPosition})`],
  ['    at Array.map (<anonymous>)', '    at new Promise (<anonymous>)', `    at pay (${ownPosition})`],
  [`pay@${ownPosition}`],
  [`@${ownPosition}`],
  [`async*pay@${ownPosition}`],
  [ownPosition],
  ['map@[native code]', `pay@${ownPosition}`],
])('treats an error as the site’s own if its first frame is in a file of the site: %j', (...frames) => {
  fail(thrownAt(...frames));
  expect(countToasts()).toBe(1);
  expect(getPositions(thrownAt(...frames))).toEqual(['assets/Home-1a2b.js:1:234']);
});

it.each([
  ['    at chrome-extension://abc/inject.js:1:2', `    at pay (${ownPosition})`],
  ['    at fetch (chrome-extension://abc/assets/inject.js:1:2)'],
  ['hook@moz-extension://abc/inject.js:1:2', `pay@${ownPosition}`],
  ['hook@safari-web-extension://abc/inject.js:1:2'],
  ['hook@webkit-masked-url://hidden/:1:2', `pay@${ownPosition}`],
  ['    at https://site.example/user/home:12:3', `    at pay (${ownPosition})`],
  ['global code@https://site.example/user/home?a=/assets/x.js:12:3'],
  ['    at <anonymous>:1:1'],
  ['    at eval (<anonymous>:1:1)', `    at pay (${ownPosition})`],
  [`    at eval (eval at pay (${ownPosition}), <anonymous>:1:1)`],
  [`pay@https://site.example/assets/Home-1a2b.js line 5 > eval:1:1`],
  ['    at https://cdn.example/assets/Home-1a2b.js:1:234'],
  ['    at https://site.example.evil.example/assets/Home-1a2b.js:1:234'],
  ['    at https://evil.example/https://site.example/assets/Home-1a2b.js:1:234'],
  ['    at https://site.example/injected.js:1:234'],
  ['    at JSON.parse (<anonymous>)', '    at chrome-extension://abc/inject.js:1:2', `    at pay (${ownPosition})`],
  ['map@[native code]', 'user-script:1:2'],
  [''],
])('neither shows nor reports an error from another script: %j', (...frames) => {
  overrideSettings({ errorReports: 'https://errors.example.com/1' });
  fail(thrownAt(...frames));
  reject(thrownAt(...frames));
  expect(countToasts()).toBe(0);
  expect(beacon).not.toHaveBeenCalled();
});

it('does not take a message for a frame', () => {
  const error = new Error(`x\n    at pay (${ownPosition})`);
  error.stack = `${error}\n    at chrome-extension://abc/inject.js:1:2`;
  reject(error);
  reject(Object.assign(new Error('x'), { stack: 5 }));
  expect(countToasts()).toBe(0);
});

it('reports build, kind and place as JSON without personal data, each once and at most five', () => {
  overrideSettings({ errorReports: 'https://errors.example.com/1' });
  const failAt = (line: number) => {
    const error = new TypeError('somchai 0812345678 has 500.00');
    error.stack = `${error}\n    at pay (https://site.example/assets/Home-1a2b.js:${line}:234)\n    at https://site.example/user/home?modal=game:secret`;
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

it('names a script that failed to load, which browsers mention only in the message', () => {
  const error = new TypeError('Failed to fetch dynamically imported module: https://site.example/assets/Home-1a2b.js');
  expect(getReport('file', error)).toMatchObject({ kind: 'file', name: 'TypeError', at: ['assets/Home-1a2b.js'] });
});

it.each([undefined, 'a text with a name', { stack: 5 }])(
  'finds no place in a value that is not an error: %j',
  (thrown) => {
    expect(getPositions(thrown)).toEqual([]);
  },
);

it('replaces an error name that may be personal', () => {
  const error = Object.assign(thrownAt(`    at pay (${ownPosition})`), { name: 'Mr Somchai' });
  expect(getReport('uncaught', error).name).toBe('Error');
});
