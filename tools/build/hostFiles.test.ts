import { describe, expect, it } from 'vitest';
import { readSettings } from '../../src/lib/buildSettings.ts';
import { apiHeaders, contentPolicy, siteHeaders, socketHeaders } from './headers.ts';
import { headersFile, redirectsFile } from './hostFiles.ts';
import { hostRules } from './hostRules.ts';
import { inlineHashes } from './pageHtml.ts';

const inline = {
  scripts: ["'sha256-AAA='"],
  styles: Array.from({ length: 8 }, (_, i) => `'sha256-${'B'.repeat(43)}${i}='`),
};
const settings = (env: Record<string, string> = {}) => readSettings(env);
const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((item) => item.startsWith(`${name} `))
    ?.slice(name.length + 1);

describe('the CSP', () => {
  it('allows only the backends of other origins and their sockets', () => {
    const env = { KAPAO_API_BASE: 'https://api.example.com/v2', KAPAO_CHAT_BACKEND: 'http://chat.example.com:8080' };
    const policy = contentPolicy(settings(env), inline);
    expect(directive(policy, 'connect-src')).toBe(
      "'self' https://api.example.com wss://api.example.com http://chat.example.com:8080 ws://chat.example.com:8080",
    );
    expect(directive(policy, 'img-src')).toBe("'self' data: blob: https: http://chat.example.com:8080");
    expect(directive(contentPolicy(settings(), inline), 'connect-src')).toBe("'self'");
  });

  it('allows how-to videos, posters and captions from the setting, also over http', () => {
    const rulesWith = (base: string) => {
      const policy = contentPolicy(settings({ KAPAO_HOWTO_VIDEOS: base }), inline);
      return ['media-src', 'img-src', 'connect-src'].map((name) => directive(policy, name));
    };
    const usual = ["'self' blob: https:", "'self' data: blob: https:", "'self'"];
    for (const base of ['', '/media/howto', 'https://cdn.example.com/howto'])
      expect(rulesWith(base), base).toEqual(usual);
    expect(rulesWith('http://10.0.0.5:8080/howto/v1')).toEqual([
      "'self' blob: https: http://10.0.0.5:8080",
      "'self' data: blob: https: http://10.0.0.5:8080",
      "'self'",
    ]);
  });

  it('allows the QR of the contact response as a data URL or over https', () => {
    const images = directive(contentPolicy(settings(), inline), 'img-src')?.split(' ');
    expect(images).toEqual(expect.arrayContaining(['data:', 'https:']));
  });

  it('allows error reports to the setting without a socket, and reports CSP violations', () => {
    const all = settings({ KAPAO_ERROR_REPORTS: 'https://errors.example.com/1', KAPAO_POLICY_REPORTS: '/api/reports' });
    const policy = contentPolicy(all, inline);
    expect(directive(policy, 'connect-src')).toBe("'self' https://errors.example.com");
    expect(directive(policy, 'report-uri')).toBe('/api/reports');
    expect(siteHeaders(all, inline)['Reporting-Endpoints']).toBe(`${directive(policy, 'report-to')}="/api/reports"`);
    expect(contentPolicy(settings(), inline)).not.toContain('report');
    expect(siteHeaders(settings(), inline)).not.toHaveProperty('Reporting-Endpoints');
  });

  it('allows login forms over http and https, but images and requests only over https', () => {
    const policy = contentPolicy(settings(), inline);
    expect(directive(policy, 'form-action')).toBe("'self' https: http:");
    for (const name of ['img-src', 'media-src', 'connect-src']) expect(directive(policy, name)).not.toMatch(/http:/);
    expect(policy).not.toContain('upgrade-insecure-requests');
  });

  it('keeps the opener relation to the tabs that the page opens', () => {
    expect(siteHeaders(settings(), inline)['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups');
  });

  it('allows inline scripts and styles only by hash', () => {
    const policy = contentPolicy(settings(), inline);
    expect(directive(policy, 'script-src')).toBe(`'self' ${inline.scripts.join(' ')}`);
    expect(directive(policy, 'style-src')).toBe(`'self' ${inline.styles.join(' ')}`);
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  it('hashes scripts and styles, but not data', () => {
    const page = '<script>a()</script><script type="application/json" id="texts">{}</script>';
    expect(inlineHashes([page, page], 'script')).toEqual([expect.stringMatching(/^'sha256-[\w+/]{43}='$/)]);
    expect(inlineHashes([page], 'style')).toEqual([]);
    expect(inlineHashes(['<style>a{}</style>', '<style>b{}</style>'], 'style')).toHaveLength(2);
  });
});

describe('_headers and _redirects', () => {
  const text = headersFile(siteHeaders(settings(), inline));
  const rules = hostRules(text, redirectsFile());

  it('gives every path all headers and at most one caching rule', () => {
    for (const path of [
      '/',
      '/login',
      '/user/home',
      '/assets/a-1.js',
      '/sw.js',
      '/manifest.th.webmanifest',
      '/nowhere',
    ]) {
      const headers = rules.headersFor(path);
      expect(headers['Content-Security-Policy'], path).toContain("default-src 'none'");
      expect(headers['Cache-Control'] ?? '', path).not.toContain(', no-cache');
    }
    expect(rules.headersFor('/assets/a-1.js')['Cache-Control']).toBe('public, max-age=31536000, immutable');
    expect(rules.headersFor('/login')['Cache-Control']).toBe('no-cache');
  });

  it('rewrites only member pages', () => {
    for (const path of ['/user', '/user/home', '/user/a/b']) expect(rules.rewrite(path)).toBe('/app');
    for (const path of ['/', '/login', '/users', '/assets/none.js']) expect(rules.rewrite(path)).toBeUndefined();
  });

  it('writes at most 2,000 characters per line, the limit of Cloudflare', () => {
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(2000);
  });

  it('throws for a file that it cannot parse', () => {
    expect(() => hostRules('nonsense', '')).toThrow('_headers');
    expect(() => hostRules('', '/a https://elsewhere.example 301\n')).toThrow('_redirects');
  });
});

describe('the header settings', () => {
  it('lets browsers only report CSP violations, with the report-only header', () => {
    const env = { KAPAO_POLICY_MODE: 'report-only', KAPAO_POLICY_REPORTS: '/api/reports' };
    const headers = siteHeaders(settings(env), inline);
    expect(headers['Content-Security-Policy-Report-Only']).toBe(contentPolicy(settings(env), inline));
    expect(headers).not.toHaveProperty('Content-Security-Policy');
  });

  it('limits HSTS to the host until the operator includes subdomains', () => {
    const hsts = (env: Record<string, string>) =>
      [siteHeaders(settings(env), inline), apiHeaders(settings(env)), socketHeaders(settings(env))].map(
        (headers) => headers['Strict-Transport-Security'],
      );
    expect(new Set(hsts({}))).toEqual(new Set(['max-age=31536000']));
    expect(new Set(hsts({ KAPAO_HSTS_SUBDOMAINS: 'on' }))).toEqual(new Set(['max-age=31536000; includeSubDomains']));
  });
});
