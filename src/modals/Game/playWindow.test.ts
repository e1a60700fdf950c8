import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { overrideSettings } from '@/lib/settings';
import { openPlayWindow, postForm } from './playWindow';

/** A fake of the tab that `window.open` returns. It records the calls of the code under test. */
const newTab = () => ({
  closed: false,
  opener: {} as unknown,
  document: { title: '', body: { textContent: '' } },
  location: { replace: vi.fn() },
  close: vi.fn(),
});

let tab: ReturnType<typeof newTab> | null;
const assign = vi.fn();
const open = vi.fn(() => tab);
const submitted: { action: string; target: string; method: string; fields: Record<string, string> }[] = [];

class Form {
  fields: Record<string, string> = {};
  action = '';
  target = '';
  method = '';
  /** Appends a field. As in browsers, a field hides the form's method with the same name. */
  append({ name, value }: { name: string; value: string }) {
    this.fields[name] = value;
    if (name in Form.prototype) Object.defineProperty(this, name, { value: {} });
  }
  submit() {
    const { action, target, method, fields } = this;
    submitted.push({ action, target, method, fields });
  }
  remove() {}
}

beforeEach(() => {
  tab = newTab();
  submitted.length = 0;
  vi.stubGlobal('window', { open, location: { assign } });
  vi.stubGlobal('HTMLFormElement', Form);
  vi.stubGlobal('document', {
    createElement: (name: string) => (name === 'form' ? new Form() : {}),
    body: { append() {} },
  });
});
afterEach(() => {
  overrideSettings({ gameWindow: 'new' });
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const unsafe = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>1</script>',
  'vbscript:x',
  'blob:https://a.example/1',
  'file:///etc/passwd',
  'market://details?id=x',
  '//evil.example',
  '/user/home',
  'https://',
  '',
  null,
  undefined,
];

describe('a new tab', () => {
  it('opens empty during the tap, without an opener, and shows its purpose', () => {
    openPlayWindow('wait');
    expect(open).toHaveBeenCalledExactlyOnceWith('', expect.stringMatching(/^play-/));
    expect(tab).toMatchObject({ opener: null, document: { title: 'wait', body: { textContent: 'wait' } } });
  });

  it('navigates only to http(s) addresses', () => {
    const place = openPlayWindow('wait');
    for (const link of unsafe) expect(place.go(link), String(link)).toBe(false);
    expect(tab?.location.replace).not.toHaveBeenCalled();
    expect(place.go(' HTTPS://game.example/a?b ')).toBe(true);
    expect(tab?.location.replace).toHaveBeenCalledExactlyOnceWith('https://game.example/a?b');
    expect(place.go('http://game.example/a')).toBe(true);
    expect(tab?.location.replace).toHaveBeenLastCalledWith('http://game.example/a');
  });

  it('leaves the address to a link when the browser blocked the tab or the member closed it', () => {
    const place = openPlayWindow('wait');
    if (tab) tab.closed = true;
    expect(place.go('https://game.example')).toBe(false);
    expect(place.post('https://game.example', {})).toBe(false);
    tab = null;
    const refused = openPlayWindow('wait');
    expect(refused.go('https://game.example')).toBe(false);
    expect(refused.post('https://game.example', {})).toBe(false);
    refused.close();
    expect(submitted).toEqual([]);
  });

  it('counts as blocked when the WebView gives this page’s own window, and changes nothing of the page', () => {
    const page = Object.freeze({
      closed: false,
      opener: null,
      document: Object.freeze({ title: 'home', body: Object.freeze({ textContent: 'balance' }) }),
      location: { replace: vi.fn(), assign },
      sessionStorage: { clear: vi.fn() },
      close: vi.fn(),
      open: () => page,
    });
    vi.stubGlobal('window', page);
    const place = openPlayWindow('wait');
    expect(place.go('https://game.example')).toBe(false);
    expect(place.post('https://game.example', {})).toBe(false);
    place.close();
    for (const call of [page.location.replace, page.sessionStorage.clear, page.close])
      expect(call).not.toHaveBeenCalled();
    expect(submitted).toEqual([]);
  });

  it('receives a form posted to its name', () => {
    const place = openPlayWindow('wait');
    const fields = { append: '1', remove: '1', submit: '1', username: 'a', password: 'p&?=', action: 'x' };
    expect(place.post('https://game.example/login', fields)).toBe(true);
    const [, name] = open.mock.calls[0] as unknown as [string, string];
    expect(submitted).toEqual([{ action: 'https://game.example/login', target: name, method: 'post', fields }]);
    for (const action of unsafe) expect(place.post(action as string, fields)).toBe(false);
    expect(place.post('http://game.example/login', fields)).toBe(true);
    expect(submitted.map(({ action }) => action)).toEqual(['https://game.example/login', 'http://game.example/login']);
  });

  it('closes when there is nothing to show', () => {
    openPlayWindow('wait').close();
    expect(tab?.close).toHaveBeenCalledOnce();
  });
});

describe('the same tab', () => {
  beforeEach(() => overrideSettings({ gameWindow: 'same' }));

  it('opens no tab and navigates only to http(s) addresses', () => {
    const place = openPlayWindow('wait');
    for (const link of unsafe) expect(place.go(link)).toBe(false);
    expect(assign).not.toHaveBeenCalled();
    expect(place.go('https://game.example')).toBe(true);
    expect(place.go('http://game.example')).toBe(true);
    expect(assign.mock.calls).toEqual([['https://game.example/'], ['http://game.example/']]);
    for (const action of unsafe) expect(place.post(action as string, {})).toBe(false);
    expect(place.post('https://game.example', {})).toBe(true);
    expect(submitted[0]?.target).toBe('_self');
    expect(open).not.toHaveBeenCalled();
  });
});

it('opens and posts to http(s) addresses only', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), fc.constantFrom(...unsafe)),
      fc.constantFrom('', ' ', '\t', '\u0000', 'javascript:', 'x'),
      (link, before) => {
        const text = link == null ? link : before + link;
        const went = openPlayWindow('wait').go(text);
        const address: unknown = went ? tab?.location.replace.mock.lastCall?.[0] : '';
        if (went) expect(address).toMatch(/^https?:\/\/./);
        expect(postForm(text as string, {}, '_self')).toBe(went);
      },
    ),
  );
});
