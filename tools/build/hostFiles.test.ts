import { describe, expect, it } from 'vitest';
import { readSettings } from '../../src/lib/buildSettings.ts';
import { apiHeaders, contentPolicy, siteHeaders, socketHeaders } from './headers.ts';
import { headersFile, nginxFiles, redirectsFile } from './hostFiles.ts';
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
    .find((one) => one.startsWith(`${name} `))
    ?.slice(name.length + 1);

describe('the policy', () => {
  it('names backends of other origins and their sockets, and nothing more', () => {
    const env = { KAPAO_API_BASE: 'https://api.example.com/v2', KAPAO_CHAT_BACKEND: 'http://chat.example.com:8080' };
    const policy = contentPolicy(settings(env), inline);
    expect(directive(policy, 'connect-src')).toBe(
      "'self' https://api.example.com wss://api.example.com http://chat.example.com:8080 ws://chat.example.com:8080",
    );
    expect(directive(policy, 'img-src')).toBe("'self' data: blob: https: http://chat.example.com:8080");
    expect(directive(contentPolicy(settings(), inline), 'connect-src')).toBe("'self'");
  });

  it('lets how-to videos, their posters and captions in from where the setting says, plain http too', () => {
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

  it('shows the QR that the contact answer brings, inside it or by https', () => {
    const images = directive(contentPolicy(settings(), inline), 'img-src')?.split(' ');
    expect(images).toEqual(expect.arrayContaining(['data:', 'https:']));
  });

  it('lets error reports out to where the setting says, without a socket, and has its own refusals reported', () => {
    const all = settings({ KAPAO_ERROR_REPORTS: 'https://errors.example.com/1', KAPAO_POLICY_REPORTS: '/api/reports' });
    const policy = contentPolicy(all, inline);
    expect(directive(policy, 'connect-src')).toBe("'self' https://errors.example.com");
    expect(directive(policy, 'report-uri')).toBe('/api/reports');
    expect(siteHeaders(all, inline)['Reporting-Endpoints']).toBe(`${directive(policy, 'report-to')}="/api/reports"`);
    expect(contentPolicy(settings(), inline)).not.toContain('report');
    expect(siteHeaders(settings(), inline)).not.toHaveProperty('Reporting-Endpoints');
  });

  it('lets a login form go wherever a link may go, and images and requests to https only', () => {
    const policy = contentPolicy(settings(), inline);
    expect(directive(policy, 'form-action')).toBe("'self' https: http:");
    for (const name of ['img-src', 'media-src', 'connect-src']) expect(directive(policy, name)).not.toMatch(/http:/);
    expect(policy).not.toContain('upgrade-insecure-requests');
  });

  it("keeps the page's own group of windows, and the tabs that it opens", () => {
    expect(siteHeaders(settings(), inline)['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups');
  });

  it('allows the pieces in pages by hash alone', () => {
    const policy = contentPolicy(settings(), inline);
    expect(directive(policy, 'script-src')).toBe(`'self' ${inline.scripts.join(' ')}`);
    expect(directive(policy, 'style-src')).toBe(`'self' ${inline.styles.join(' ')}`);
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  it('hashes what runs, not data', () => {
    const page = '<script>a()</script><script type="application/json" id="texts">{}</script>';
    expect(inlineHashes([page, page], 'script')).toEqual([expect.stringMatching(/^'sha256-[\w+/]{43}='$/)]);
    expect(inlineHashes([page], 'style')).toEqual([]);
    expect(inlineHashes(['<style>a{}</style>', '<style>b{}</style>'], 'style')).toHaveLength(2);
  });
});

describe('_headers and _redirects', () => {
  const text = headersFile(siteHeaders(settings(), inline));
  const rules = hostRules(text, redirectsFile());

  it('give every path all headers, and one rule of caching at most', () => {
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

  it('rewrite members pages alone', () => {
    for (const path of ['/user', '/user/home', '/user/a/b']) expect(rules.rewrite(path)).toBe('/app');
    for (const path of ['/', '/login', '/users', '/assets/none.js']) expect(rules.rewrite(path)).toBeUndefined();
  });

  it('stay within the 2000 characters a line that Cloudflare reads', () => {
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(2000);
  });

  it('are refused when they are not understood', () => {
    expect(() => hostRules('nonsense', '')).toThrow('_headers');
    expect(() => hostRules('', '/a https://elsewhere.example 301\n')).toThrow('_redirects');
  });
});

describe('the header settings', () => {
  it('let browsers only report violations of the policy, under the header that says so', () => {
    const env = { KAPAO_POLICY_MODE: 'report-only', KAPAO_POLICY_REPORTS: '/api/reports' };
    const headers = siteHeaders(settings(env), inline);
    expect(headers['Content-Security-Policy-Report-Only']).toBe(contentPolicy(settings(env), inline));
    expect(headers).not.toHaveProperty('Content-Security-Policy');
  });

  it('keep HSTS to the host itself until the operator includes its subdomains', () => {
    const hsts = (env: Record<string, string>) =>
      [siteHeaders(settings(env), inline), apiHeaders(settings(env)), socketHeaders(settings(env))].map(
        (headers) => headers['Strict-Transport-Security'],
      );
    expect(new Set(hsts({}))).toEqual(new Set(['max-age=31536000']));
    expect(new Set(hsts({ KAPAO_HSTS_SUBDOMAINS: 'on' }))).toEqual(new Set(['max-age=31536000; includeSubDomains']));
  });
});

describe('the nginx files', () => {
  const files = nginxFiles(siteHeaders(settings(), inline), settings());
  const text = files['site.conf'] ?? '';

  it('knows the types of how-to videos and of pictures: its list takes the place of the one that nginx has', () => {
    const types = /types \{([^}]*)\}/.exec(text)?.[1] ?? '';
    const typeOf = Object.fromEntries(
      types.split(';').flatMap((line) => {
        const [type = '', ...endings] = line.trim().split(/\s+/);
        return endings.map((ending) => [ending, type]);
      }),
    );
    expect(typeOf).toMatchObject({
      html: 'text/html',
      js: 'text/javascript',
      mp4: 'video/mp4',
      vtt: 'text/vtt',
      jpg: 'image/jpeg',
      jpeg: 'image/jpeg',
      webp: 'image/webp',
      txt: 'text/plain',
    });
  });

  it('adds headers in one place: a location with one of its own would have none of the others', () => {
    const own = text.split('\n').filter((line) => /add_header/.test(line));
    expect(own.length).toBeGreaterThan(5);
    for (const line of own) expect(line).toMatch(/^add_header/);
  });

  it('answers what is below /.well-known/, before it hides other names with a dot', () => {
    expect(text).toMatch(/location \^~ \/\.well-known\/ \{[^}]*try_files \$uri =404;\s+\}/);
  });

  it.each(Object.entries(files))('closes what %s opens, and ends every line that needs it', (_, conf) => {
    const code = conf.split('\n').filter((line) => line.trim() && !line.trim().startsWith('#'));
    let depth = 0;
    for (const line of code) {
      const bare = line.replace(/"(?:\\.|[^"])*"/g, '""');
      depth += (bare.match(/\{/g) ?? []).length - (bare.match(/\}/g) ?? []).length;
      expect(depth).toBeGreaterThanOrEqual(0);
      expect(bare, line).toMatch(/[;{}]$/);
    }
    expect(depth).toBe(0);
  });

  it('carries the same headers as the others', () => {
    for (const [name, value] of Object.entries(siteHeaders(settings(), inline))) {
      expect(text).toContain(`add_header ${name} "${value}" always;`);
    }
  });
});
