import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, type Server } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readSettings } from '../../src/lib/buildSettings.ts';
import { apiHeaders, contentPolicy, siteHeaders } from './headers.ts';
import { headersFile, nginxFile, redirectsFile } from './hostFiles.ts';
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
    const pictures = directive(contentPolicy(settings(), inline), 'img-src')?.split(' ');
    expect(pictures).toEqual(expect.arrayContaining(['data:', 'https:']));
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

describe('the nginx file', () => {
  const text = nginxFile(siteHeaders(settings(), inline));

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
    const own = text.split('\n').filter((line) => /^\s+add_header/.test(line));
    expect(own.length).toBeGreaterThan(5);
    for (const line of own) expect(line).toMatch(/^ {2}add_header/);
  });

  it('answers what is below /.well-known/, before it hides other names with a dot', () => {
    expect(text).toMatch(/location \^~ \/\.well-known\/ \{[^}]*try_files \$uri =404;\s+\}/);
  });

  it('closes what it opens, and ends every line that needs it', () => {
    const code = text.split('\n').filter((line) => line.trim() && !line.trim().startsWith('#'));
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

function tryNginx(nginx: string): void {
  let folder = '';
  let stop = () => {};
  let backend: Server | undefined;
  afterEach(() => {
    stop();
    backend?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const freePort = () =>
    new Promise<number>((resolve) => {
      const probe = createServer().listen(0, '127.0.0.1', () => {
        const { port } = probe.address() as { port: number };
        probe.close(() => resolve(port));
      });
    });

  it('takes the file, and answers as static hosts do', async () => {
    folder = mkdtempSync(join(tmpdir(), 'kapao-nginx-'));
    const site = join(folder, 'site');
    for (const inner of ['assets', '.well-known', 'howto']) mkdirSync(join(site, inner), { recursive: true });
    const files = [
      ...['index.html', 'login.html', 'howto.html', 'app.html', '404.html', 'sw.js', '_headers', 'assets/a-1.js'],
      ...['.well-known/security.txt', '.well-known/app-links', 'howto/play.th.mp4', 'howto/play.th.vtt'],
    ];
    for (const file of files) writeFileSync(join(site, file), `content of ${file}`);
    const port = await freePort();
    backend = createHttpServer(({ url = '', headers }, response) => {
      const type = /type=(.*)/.exec(url)?.[1];
      if (type) response.setHeader('Content-Type', decodeURIComponent(type));
      response.setHeader('Content-Security-Policy', "script-src 'unsafe-inline'");
      response.end(`${url} of ${headers.host} from ${headers['x-forwarded-for']}`);
    }).listen(0, '127.0.0.1');
    await once(backend, 'listening');
    const conf = nginxFile(siteHeaders(settings(), inline))
      // As the file's own comment says, for a backend on the same origin.
      .replace(/^ {2}# (?=location|\}| {2})/gm, '  ')
      .replaceAll(':4010', `:${(backend.address() as AddressInfo).port}`)
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('root /var/www/kapao;', `root ${site};`);
    const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    const user = process.getuid?.() === 0 ? 'user root;' : '';
    const main = join(folder, 'nginx.conf');
    writeFileSync(
      main,
      `${user} daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {} http { access_log off; ${temp.join(' ')} ${conf} }`,
    );
    execFileSync(nginx, ['-t', '-c', main], { stdio: 'pipe' });
    const server = spawn(nginx, ['-c', main], { stdio: 'ignore' });
    stop = () => void server.kill('SIGTERM');
    const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
    await expect
      .poll(() =>
        get('/')
          .then(({ status }) => status)
          .catch(() => 0),
      )
      .toBe(200);

    const shown = async (path: string) => {
      const answer = await get(path);
      return [answer.status, (await answer.text()).trim(), answer.headers.get('cache-control')];
    };
    expect(await shown('/')).toEqual([200, 'content of index.html', 'no-cache']);
    expect(await shown('/login')).toEqual([200, 'content of login.html', 'no-cache']);
    expect(await shown('/user')).toEqual([200, 'content of app.html', 'no-cache']);
    expect(await shown('/user/home')).toEqual([200, 'content of app.html', 'no-cache']);
    expect(await shown('/assets/a-1.js')).toEqual([
      200,
      'content of assets/a-1.js',
      'public, max-age=31536000, immutable',
    ]);
    const missing = ['/assets/none.js', '/nowhere', '/users', '/_headers', '/.vite/manifest.json', '/.well-known/none'];
    for (const path of missing) {
      expect(await shown(path), path).toEqual([404, 'content of 404.html', 'no-cache']);
    }
    expect((await get('/login/')).headers.get('location')).toBe('/login');
    const { headers } = await get('/assets/none.js');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    const types: Record<string, string> = {
      '/sw.js': 'text/javascript',
      '/howto': 'text/html; charset=utf-8',
      '/howto/play.th.mp4': 'video/mp4',
      '/howto/play.th.vtt': 'text/vtt',
      '/.well-known/security.txt': 'text/plain; charset=utf-8',
      '/.well-known/app-links': 'application/json',
    };
    for (const [path, type] of Object.entries(types)) {
      const { status, headers: sent } = await get(path);
      expect([status, sent.get('content-type')], path).toEqual([200, type]);
      expect(sent.get('content-security-policy'), path).toContain("default-src 'none'");
      expect(sent.get('x-content-type-options'), path).toBe('nosniff');
      expect(sent.get('cache-control'), path).toBe('no-cache');
    }
    // The backend gets each path as it was asked for.
    for (const path of ['/api/promotion/find/.A%2FB%20%E0%B8%81', '/socket.io/?EIO=4']) {
      const answer = await get(path);
      expect(await answer.text()).toBe(`${path} of 127.0.0.1 from 127.0.0.1`);
      if (path.startsWith('/api/')) {
        for (const [name, value] of Object.entries(apiHeaders)) expect(answer.headers.get(name), name).toBe(value);
      }
    }
    // What was uploaded is never a page of the site: pictures are shown, anything else is saved.
    const disposition = async (type: string) =>
      (await get(`/api/file?type=${encodeURIComponent(type)}`)).headers.get('content-disposition');
    for (const type of ['application/json; charset=utf-8', 'image/png', 'image/jpeg'])
      expect(await disposition(type), type).toBeNull();
    for (const type of ['text/html', 'image/svg+xml', 'application/pdf', 'application/jsonp'])
      expect(await disposition(type), type).toBe('attachment');
    // Opening login ends a session: it is not prepared ahead.
    for (const path of ['/', '/login']) {
      const ahead = { headers: { 'Sec-Purpose': 'prefetch;prerender' } };
      expect((await fetch(`http://127.0.0.1:${port}${path}`, ahead)).status, path).toBe(503);
    }
  });
}

const nginx = ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'].find(
  (path) => spawnSync(path, ['-v']).status === 0,
);
// Nothing installs it: on a machine without it the file is read, and not tried (README says so).
if (nginx) describe('nginx itself', () => tryNginx(nginx));
