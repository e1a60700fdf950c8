import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { connect } from 'node:tls';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../../src/lib/buildSettings.ts';
import { apiHeaders, siteHeaders, socketHeaders } from '../build/headers.ts';
import { nginxFiles } from '../build/hostFiles.ts';
import { challengeFolder, insecureGet, type Nginx, prepareNginx } from './nginxInstance.ts';

/**
 * Tests the documented configuration, with the build's includes, in a real nginx. vitest.config.ts leaves this
 * file out on machines without nginx.
 */
const settings = readSettings({});
const headers = siteHeaders(settings, { scripts: ["'sha256-AAA='"], styles: ["'sha256-BBB='"] });
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

let folder = '';
let backend: Server;
let nginx: Nginx;
/** The last request that the backend received. */
let received: { url?: string; headers: IncomingHttpHeaders } = { headers: {} };
let requests = 0;

const pages = ['index', 'login', 'howto', 'app', '404'].map((name) => `${name}.html`);
const long = (file: string) => `content of ${file} `.repeat(60).trim();

function writeBuild(site: string): void {
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    writeFileSync(join(site, file), content);
  };
  const pictures = ['jpg', 'jpeg', 'webp'].map((type) => `howto/play.${type}`);
  const others = ['sw.js', 'robots.txt', '_headers', '.well-known/security.txt', '.well-known/app-links'];
  for (const file of [...pages, ...pictures, ...others, 'howto/play.th.mp4', 'howto/play.th.vtt'])
    write(file, `content of ${file}`);
  write('assets/a-1.js', long('assets/a-1.js'));
  write('assets/a-1.js.gz', gzipSync(long('assets/a-1.js')));
  write('assets/a-1.js.br', brotliCompressSync(long('assets/a-1.js')));
  write('login.html', long('login.html'));
  write('login.html.gz', gzipSync(long('login.html')));
  for (const [file, text] of Object.entries(nginxFiles(headers, settings))) {
    const conf = text.replace(/^root .*;$/m, `root ${site};`);
    write(`nginx/${file}`, existsSync(brotliModule) ? conf.replace('# brotli_static on;', 'brotli_static on;') : conf);
  }
}

const start = async (name: string, backends: readonly string[], balancer?: string) => {
  const own = join(folder, name);
  mkdirSync(own);
  const started = await prepareNginx({ folder: own, site: folder, backends, balancer });
  await started.start();
  return started;
};

describe('nginx with the documented configuration', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'kapao-nginx-'));
    writeBuild(join(folder, 'current'));
    backend = createServer((message, response) => {
      requests += 1;
      received = { url: message.url, headers: message.headers };
      const type = /type=(.*)/.exec(message.url ?? '')?.[1];
      if (type) response.setHeader('Content-Type', decodeURIComponent(type));
      response.setHeader('Content-Security-Policy', "script-src 'unsafe-inline'");
      response.setHeader('Cache-Control', 'public, max-age=60');
      response.end('{}');
    }).listen(0, '127.0.0.1');
    await once(backend, 'listening');
    nginx = await start('main', [`127.0.0.1:${(backend.address() as AddressInfo).port}`]);
  });
  afterAll(async () => {
    await nginx?.stop();
    backend?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const get = (path: string, sent: Record<string, string> = {}) =>
    insecureGet(`${nginx.origin}${path}`, { headers: sent });
  const shown = async (path: string) => {
    const { status, headers: got, body } = await get(path);
    return [status, body.toString().slice(0, 40).trim(), got['cache-control']];
  };

  it('serves pages, assets and the 404 page as static hosts do', async () => {
    expect(await shown('/')).toEqual([200, 'content of index.html', 'no-cache']);
    expect((await shown('/login'))[1]).toMatch(/^content of login.html/);
    for (const path of ['/user', '/user/home'])
      expect(await shown(path)).toEqual([200, 'content of app.html', 'no-cache']);
    expect((await shown('/assets/a-1.js'))[2]).toBe('public, max-age=31536000, immutable');
    const missing = ['/assets/none.js', '/nowhere', '/users', '/_headers', '/nginx/site.conf', '/.vite/manifest.json'];
    for (const path of [...missing, '/.well-known/none'])
      expect(await shown(path), path).toEqual([404, 'content of 404.html', 'no-cache']);
    expect((await get('/login/')).headers.location).toBe('/login');
  });

  it('sends each header once and the right type with every file', async () => {
    const types: Record<string, string> = {
      '/': 'text/html; charset=utf-8',
      '/login': 'text/html; charset=utf-8',
      '/user/home': 'text/html; charset=utf-8',
      '/sw.js': 'text/javascript',
      '/howto': 'text/html; charset=utf-8',
      '/howto/play.jpg': 'image/jpeg',
      '/howto/play.jpeg': 'image/jpeg',
      '/howto/play.webp': 'image/webp',
      '/howto/play.th.mp4': 'video/mp4',
      '/howto/play.th.vtt': 'text/vtt',
      '/robots.txt': 'text/plain; charset=utf-8',
      '/.well-known/security.txt': 'text/plain; charset=utf-8',
      '/.well-known/app-links': 'application/json',
      '/assets/none.js': 'text/html; charset=utf-8',
    };
    for (const [path, type] of Object.entries(types)) {
      const { headers: got } = await get(path);
      expect(got['content-type'], path).toBe(type);
      for (const [name, value] of Object.entries(headers))
        expect(got[name.toLowerCase()], `${path} ${name}`).toBe(value);
    }
  });

  it('sends the precompressed files to browsers that accept them', async () => {
    const encoding = async (path: string, accepted: string) => {
      const { headers: got } = await get(path, { 'Accept-Encoding': accepted });
      return [got['content-encoding'], got['content-length'], got.vary];
    };
    const gz = String(gzipSync(long('assets/a-1.js')).length);
    expect(await encoding('/assets/a-1.js', 'gzip')).toEqual(['gzip', gz, 'Accept-Encoding']);
    expect(await encoding('/assets/a-1.js', 'identity')).toEqual([undefined, expect.any(String), 'Accept-Encoding']);
    const { headers: got } = await get('/login', { 'Accept-Encoding': 'gzip' });
    expect(got['content-encoding']).toBe('gzip');
    expect(got['content-type']).toMatch(/^text\/html/);
    expect(got['content-security-policy']).toBe(headers['Content-Security-Policy']);
    if (!existsSync(brotliModule)) return;
    const br = String(brotliCompressSync(long('assets/a-1.js')).length);
    expect(await encoding('/assets/a-1.js', 'gzip, br')).toEqual(['br', br, 'Accept-Encoding']);
  });

  it('redirects http to https, and refuses to prefetch pages that end a session', async () => {
    const response = await fetch(`${nginx.plainOrigin}/login?code=1`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([301, 'https://localhost/login?code=1']);
    for (const path of ['/', '/login'])
      expect((await get(path, { 'Sec-Purpose': 'prefetch;prerender' })).status, path).toBe(503);
  });

  it('serves the challenges of the certificate, from the folder that the guide gives to certbot', async () => {
    const challenge = '.well-known/acme-challenge/token';
    mkdirSync(dirname(join(folder, 'main', challenge)), { recursive: true });
    writeFileSync(join(folder, 'main', challenge), 'a challenge');
    expect((await insecureGet(`${nginx.plainOrigin}/${challenge}`)).body.toString()).toBe('a challenge');
    const guide = readFileSync(join(import.meta.dirname, '../../docs/deploying/nginx.md'), 'utf8');
    expect(guide).toContain(`--webroot -w ${challengeFolder} `);
  });

  it('takes three reports of the policy at once, refuses more than 64 kB, and adds the headers of the backend', async () => {
    const post = async (bytes: number) =>
      insecureGet(`${nginx.origin}/api/reports`, { method: 'POST' }, 'x'.repeat(bytes));
    const taken = await post(2855);
    expect([taken.status, (await post(65_537)).status]).toEqual([200, 413]);
    for (const [name, value] of Object.entries(apiHeaders(settings)))
      expect(taken.headers[name.toLowerCase()], name).toBe(value);
  });

  it('forwards each path unchanged and replaces the headers of the backend', async () => {
    const path = '/api/promotion/find/.A%2FB%20%E0%B8%81';
    const { headers: got } = await get(path);
    expect(received.url).toBe(path);
    for (const [name, value] of Object.entries(apiHeaders(settings))) expect(got[name.toLowerCase()], name).toBe(value);
    // Browsers show JSON and images, but save other types, so that an uploaded file never runs as a page of the site.
    const disposition = async (type: string) =>
      (await get(`/api/file?type=${encodeURIComponent(type)}`)).headers['content-disposition'];
    for (const type of ['application/json; charset=utf-8', 'image/png', 'image/jpeg'])
      expect(await disposition(type), type).toBeUndefined();
    for (const type of ['text/html', 'image/svg+xml', 'application/pdf', 'application/jsonp'])
      expect(await disposition(type), type).toBe('attachment');
  });

  it('passes the true address of a client with forged headers to the backend', async () => {
    const forged = { 'X-Forwarded-For': '1.2.3.4', 'X-Real-IP': '1.2.3.4', Forwarded: 'for=1.2.3.4' };
    for (const path of ['/api/wallet', '/api/autoLogin/pg/a/b', '/socket.io/?EIO=4']) {
      await get(path, { ...forged, 'X-Forwarded-Proto': 'http' });
      expect(received.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1' });
      expect(received.headers['x-forwarded-proto']).toBe('https');
      expect(received.headers).not.toHaveProperty('forwarded');
      expect(received.headers.host).toBe('localhost');
    }
  });

  it('trusts a load balancer that the operator has configured', async () => {
    const own = `127.0.0.1:${(backend.address() as AddressInfo).port}`;
    const behind = await start('balancer', [own], '127.0.0.0/8');
    const sent = { 'X-Forwarded-For': '6.6.6.6, 203.0.113.7', 'X-Forwarded-Proto': 'http' };
    await insecureGet(`${behind.origin}/api/wallet`, { headers: sent });
    await behind.stop();
    expect(received.headers).toMatchObject({ 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'http' });
  });

  it('sends the chat its own headers, and upgrades only WebSockets', async () => {
    const { headers: got } = await get('/socket.io/?EIO=4&transport=polling', {
      Upgrade: 'h2c',
      Connection: 'upgrade',
    });
    expect(received.headers).not.toHaveProperty('upgrade');
    expect(received.headers.connection).not.toBe('upgrade');
    for (const [name, value] of Object.entries(socketHeaders(settings)))
      expect(got[name.toLowerCase()], name).toBe(value);
    await get('/socket.io/?EIO=4&transport=websocket', { Upgrade: 'websocket', Connection: 'Upgrade' });
    expect(received.headers).toMatchObject({ upgrade: 'websocket', connection: 'upgrade' });
  });

  it('never repeats a request on another backend', async () => {
    // This backend accepts a request and closes the connection instead of responding.
    const broken = createTcpServer((socket) => socket.once('data', () => socket.destroy())).listen(0, '127.0.0.1');
    await once(broken, 'listening');
    const both = [broken.address(), backend.address()].map((item) => `127.0.0.1:${(item as AddressInfo).port}`);
    const two = await start('two', both);
    requests = 0;
    const statuses = [];
    for (const path of ['/api/a', '/api/b', '/socket.io/a', '/socket.io/b'])
      statuses.push((await insecureGet(`${two.origin}${path}`)).status);
    await two.stop();
    broken.close();
    expect(statuses.filter((status) => status === 502).length).toBeGreaterThan(0);
    expect(requests).toBe(statuses.filter((status) => status === 200).length);
  });

  it('keeps game passwords out of both logs, also over http and when the backend is down', async () => {
    // Nothing listens on port 1. A free port would not do, because the system could assign it to nginx itself a moment
    // later.
    const down = await start('down', ['127.0.0.1:1']);
    const path = '/api/autoLogin/pgslot/demo_user/S3cretPass';
    expect((await insecureGet(`${down.origin}${path}`)).status).toBe(502);
    expect((await insecureGet(`${down.origin}/api/wallet`)).status).toBe(502);
    await new Promise((resolve) => {
      request(`${down.plainOrigin}${path}`, (response) => response.resume().on('end', resolve)).end();
    });
    // nginx refuses these before it chooses a location.
    const { hostname, port } = new URL(down.origin);
    for (const line of [`${path} x HTTP/1.1\r\nHost: localhost`, `${path} HTTP/1.1`]) {
      const socket = connect({ host: hostname, port: Number(port), rejectUnauthorized: false });
      socket.write(`GET ${line}\r\n\r\n`);
      const [response] = await once(socket, 'data');
      socket.destroy();
      expect(String(response)).toMatch(/^HTTP\/1.1 400/);
    }
    await down.stop();
    expect(down.log('access')).toContain('/api/wallet');
    expect(down.log('access').match(/autoLogin\/ \(path removed\)" 400/g)).toHaveLength(2);
    expect(down.log('error')).toContain('/api/wallet');
    expect(down.log('access') + down.log('error')).not.toContain('S3cretPass');
  });
});
