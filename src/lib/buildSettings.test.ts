import { describe, expect, it } from 'vitest';
import { buildNotes, productionProblems, readSettings, settingVariables } from './buildSettings';

describe('build settings', () => {
  it('has these defaults', () => {
    expect(readSettings({})).toEqual({
      market: 'th',
      siteName: 'Kapao',
      siteOrigin: '',
      apiBase: '',
      clientHeaderName: 'X-Client-Type',
      clientHeaderValue: 'wallet-user',
      idempotencyHeader: 'Idempotency-Key',
      truelinkKey: 'kapao-demo-key',
      gameWindow: 'new',
      chatBackend: '',
      plainQrMinimum: 1,
      qrMinimumOverride: null,
      howtoVideos: '/howto',
      policyReports: '',
      policyMode: 'enforce',
      hstsSubdomains: false,
      errorReports: '',
      mock: false,
    });
  });

  it('prefers the environment over the defaults of a command', () => {
    expect(readSettings({ KAPAO_MARKET: 'la' }).market).toBe('la');
    expect(readSettings({}, { KAPAO_MOCK: 'on' }).mock).toBe(true);
    expect(readSettings({ KAPAO_MOCK: 'off' }, { KAPAO_MOCK: 'on' }).mock).toBe(false);
    expect(readSettings({ PATH: '/usr/bin', OTHER: 'x' }).market).toBe('th');
  });

  it.each([
    ['KAPAO_MARKET', 'la', 'market', 'la'],
    ['KAPAO_SITE_ORIGIN', 'https://play.example.com', 'siteOrigin', 'https://play.example.com'],
    ['KAPAO_API_BASE', 'https://api.example.com', 'apiBase', 'https://api.example.com'],
    ['KAPAO_API_BASE', 'http://127.0.0.1:4010/v2/', 'apiBase', 'http://127.0.0.1:4010/v2'],
    ['KAPAO_CLIENT_HEADER_NAME', 'X-Kind', 'clientHeaderName', 'X-Kind'],
    ['KAPAO_CLIENT_HEADER_VALUE', 'a b', 'clientHeaderValue', 'a b'],
    ['KAPAO_IDEMPOTENCY_HEADER', 'X-Request-Id', 'idempotencyHeader', 'X-Request-Id'],
    ['KAPAO_IDEMPOTENCY_HEADER', '', 'idempotencyHeader', ''],
    ['KAPAO_TRUELINK_KEY', '12345678', 'truelinkKey', '12345678'],
    ['KAPAO_GAME_WINDOW', 'same', 'gameWindow', 'same'],
    ['KAPAO_CHAT_BACKEND', 'https://chat.example.com', 'chatBackend', 'https://chat.example.com'],
    ['KAPAO_PLAIN_QR_MINIMUM', '99.50', 'plainQrMinimum', 99.5],
    ['KAPAO_QR_MINIMUM_OVERRIDE', '20', 'qrMinimumOverride', 20],
    ['KAPAO_QR_MINIMUM_OVERRIDE', '', 'qrMinimumOverride', null],
    ['KAPAO_HOWTO_VIDEOS', '', 'howtoVideos', ''],
    ['KAPAO_HOWTO_VIDEOS', '/media/howto/', 'howtoVideos', '/media/howto'],
    ['KAPAO_HOWTO_VIDEOS', 'https://cdn.example.com/howto', 'howtoVideos', 'https://cdn.example.com/howto'],
    ['KAPAO_POLICY_REPORTS', '/api/reports', 'policyReports', '/api/reports'],
    ['KAPAO_ERROR_REPORTS', 'https://errors.example.com/1', 'errorReports', 'https://errors.example.com/1'],
    ['KAPAO_POLICY_MODE', 'report-only', 'policyMode', 'report-only'],
    ['KAPAO_HSTS_SUBDOMAINS', 'on', 'hstsSubdomains', true],
    ['KAPAO_MOCK', 'on', 'mock', true],
  ] as const)('%s="%s" sets %s', (name, text, key, value) => {
    expect(readSettings({ [name]: text })[key]).toBe(value);
  });

  it.each([
    ['KAPAO_MARKET', 'TH', 'must be "th" or "la"'],
    ['KAPAO_MARKET', '', 'must be "th" or "la"'],
    ['KAPAO_SITE_ORIGIN', 'https://play.example.com/', 'http(s)'],
    ['KAPAO_API_BASE', 'api.example.com', 'http(s)'],
    ['KAPAO_API_BASE', 'javascript:alert(1)', 'http(s)'],
    ['KAPAO_API_BASE', 'https://api.example.com/?a=1', 'http(s)'],
    ['KAPAO_API_BASE', 'https://api.example.com/#a', 'http(s)'],
    ['KAPAO_POLICY_REPORTS', 'https://a.example/; script-src *', 'http(s)'],
    ['KAPAO_ERROR_REPORTS', 'errors.example.com', 'http(s)'],
    ['KAPAO_CLIENT_HEADER_NAME', 'X Client', 'must be a header name'],
    ['KAPAO_CLIENT_HEADER_NAME', '', 'must be a header name'],
    ['KAPAO_CLIENT_HEADER_VALUE', 'a\r\nX-Evil: 1', 'printable ASCII'],
    ['KAPAO_CLIENT_HEADER_VALUE', 'กระเป๋า', 'printable ASCII'],
    ['KAPAO_IDEMPOTENCY_HEADER', 'Idempotency Key', 'must be empty (off) or a header name'],
    ['KAPAO_TRUELINK_KEY', 'short', '8 to 64 characters'],
    ['KAPAO_GAME_WINDOW', 'popup', 'must be "new" (tab) or "same" (tab)'],
    ['KAPAO_CHAT_BACKEND', 'ws://chat', 'http(s)'],
    ['KAPAO_PLAIN_QR_MINIMUM', '-1', 'amount in baht'],
    ['KAPAO_PLAIN_QR_MINIMUM', '1.005', 'amount in baht'],
    ['KAPAO_PLAIN_QR_MINIMUM', '1e3', 'amount in baht'],
    ['KAPAO_QR_MINIMUM_OVERRIDE', 'ten', 'amount in baht'],
    ['KAPAO_HOWTO_VIDEOS', 'howto', 'must be empty (no videos)'],
    ['KAPAO_HOWTO_VIDEOS', '//cdn.example.com', 'must be empty (no videos)'],
    ['KAPAO_HOWTO_VIDEOS', 'javascript:alert(1)', 'must be empty (no videos)'],
    ['KAPAO_POLICY_MODE', 'off', 'must be "enforce" or "report-only"'],
    ['KAPAO_HSTS_SUBDOMAINS', 'yes', 'must be "on" or "off"'],
    ['KAPAO_API_BASE', `https://${'a'.repeat(93)}`, 'at most 100 characters'],
    ['KAPAO_CLIENT_HEADER_VALUE', 'a'.repeat(41), 'at most 40 characters'],
    ['KAPAO_TRUELINK_KEY', 'a'.repeat(65), '8 to 64 characters'],
    ['KAPAO_MOCK', 'true', 'must be "on" or "off"'],
  ])('%s="%s" stops the build: %s', (name, text, allowed) => {
    expect(() => readSettings({ [name]: text })).toThrow(`${name}="${text}"`);
    expect(() => readSettings({ [name]: text })).toThrow(allowed);
  });

  it('sends the idempotency key to any API, and adds a build note without its header name', () => {
    const elsewhere = readSettings({ KAPAO_API_BASE: 'https://api.example.com' });
    expect(elsewhere.idempotencyHeader).toBe('Idempotency-Key');
    expect(buildNotes(elsewhere)).toEqual([]);
    expect(buildNotes(readSettings({ KAPAO_IDEMPOTENCY_HEADER: '' }))).toEqual([
      expect.stringContaining('KAPAO_IDEMPOTENCY_HEADER'),
    ]);
  });

  it('names all bad settings in one error', () => {
    const read = () => readSettings({ KAPAO_MARKET: 'x', KAPAO_MOCK: 'y' });
    expect(read).toThrow(/KAPAO_MARKET="x".*\n.*KAPAO_MOCK="y"/);
  });

  it('refuses a misspelt name', () => {
    expect(() => readSettings({ KAPAO_MARKTE: 'la' })).toThrow('KAPAO_MARKTE is not a build setting');
  });

  it('gives all settings the same prefix, so that a misspelt one is noticed', () => {
    for (const [name] of Object.values(settingVariables)) expect(name).toMatch(/^KAPAO_[A-Z_]+$/);
  });
});

describe('a production build', () => {
  const ownKey = { KAPAO_TRUELINK_KEY: 'a-key-of-our-own' };
  const problems = (env: Record<string, string>) => productionProblems(readSettings(env)).join('\n');

  it("refuses the demo's gift key", () => {
    expect(problems({})).toContain('KAPAO_TRUELINK_KEY');
    expect(problems(ownKey)).toBe('');
  });

  it.each(['KAPAO_SITE_ORIGIN', 'KAPAO_API_BASE', 'KAPAO_CHAT_BACKEND', 'KAPAO_ERROR_REPORTS'])(
    'refuses plain http in %s, but for localhost',
    (name) => {
      expect(problems({ ...ownKey, [name]: 'http://api.example.com' })).toContain(`${name}="http://api.example.com"`);
      expect(problems({ ...ownKey, [name]: 'http://localhost.example.com' })).toContain(name);
      for (const fine of ['https://api.example.com', 'http://localhost:4010', 'http://127.0.0.1:4010', ''])
        expect(problems({ ...ownKey, [name]: fine }), fine).toBe('');
    },
  );

  it('refuses a report-only policy without a report address', () => {
    const reportOnly = { ...ownKey, KAPAO_POLICY_MODE: 'report-only' };
    expect(problems(reportOnly)).toContain('KAPAO_POLICY_REPORTS');
    expect(problems({ ...reportOnly, KAPAO_POLICY_REPORTS: '/api/reports' })).toBe('');
  });
});
