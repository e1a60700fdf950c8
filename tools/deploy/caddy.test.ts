import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../../src/lib/buildSettings.ts';
import { apiHeaders, siteHeaders, socketHeaders } from '../build/headers.ts';
import { caddyFiles } from '../build/hostFiles.ts';
import { freePort } from '../processes.ts';
import { insecureGet } from './nginxInstance.ts';

/** Tests the Caddyfile of the release archive in a real Caddy. Machines without Caddy leave this test out. */
const hasCaddy = spawnSync('caddy', ['version']).status === 0;
const settings = readSettings({});
const headers = siteHeaders(settings, { scripts: ["'sha256-AAA='"], styles: [] });

describe.skipIf(!hasCaddy)('Caddy with the configuration of the archive', () => {
  let folder = '';
  let backend: Server;
  let caddy: ChildProcess;
  let origin = '';

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'kapao-caddy-'));
    const write = (file: string, text: string) => {
      mkdirSync(dirname(join(folder, 'current', file)), { recursive: true });
      writeFileSync(join(folder, 'current', file), text);
    };
    for (const page of ['index', 'login', 'howto', 'app', '404']) write(`${page}.html`, `content of ${page}`);
    write('assets/a-1.js', 'script');
    for (const [file, text] of Object.entries(caddyFiles(headers, settings))) write(`caddy/${file}`, text);
    backend = createServer((request, response) => {
      const type = new URL(`http://localhost${request.url}`).searchParams.get('type');
      if (type) response.setHeader('Content-Type', type);
      response.setHeader('Content-Security-Policy', "script-src 'unsafe-inline'");
      response.setHeader('Cache-Control', 'public, max-age=60');
      response.end('{}');
    }).listen(0, '127.0.0.1');
    await once(backend, 'listening');
    const port = await freePort();
    origin = `http://localhost:${port}`;
    const site = readFileSync(join(import.meta.dirname, 'Caddyfile'), 'utf8')
      .replace('play.example.com', origin)
      .replaceAll('/srv/kapao', folder)
      .replaceAll('127.0.0.1:4010', `127.0.0.1:${(backend.address() as AddressInfo).port}`);
    writeFileSync(join(folder, 'Caddyfile'), `{\n  admin off\n  auto_https off\n}\n${site}`);
    caddy = spawn('caddy', ['run', '--config', join(folder, 'Caddyfile')], { stdio: 'ignore' });
    const isUp = () => insecureGet(`${origin}/login`).then(Boolean, () => false);
    while (!(await isUp())) await new Promise(setImmediate);
  });
  afterAll(() => {
    caddy?.kill();
    backend?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const shown = async (path: string) => {
    const { status, headers: received, body } = await insecureGet(`${origin}${path}`);
    return [status, body.toString(), received['cache-control']];
  };

  it('serves pages, assets and the 404 page as nginx does', async () => {
    expect(await shown('/')).toEqual([200, 'content of index', 'no-cache']);
    expect(await shown('/login')).toEqual([200, 'content of login', 'no-cache']);
    expect(await shown('/user/home')).toEqual([200, 'content of app', 'no-cache']);
    expect(await shown('/assets/a-1.js')).toEqual([200, 'script', 'public, max-age=31536000, immutable']);
    for (const path of ['/assets/none.js', '/nowhere', '/caddy/site.conf', '/404', '/404.html'])
      expect(await shown(path), path).toEqual([404, 'content of 404', 'no-cache']);
    const slash = await insecureGet(`${origin}/login/`);
    expect([slash.status, slash.headers.location]).toEqual([301, '/login']);
    const { headers: received } = await insecureGet(`${origin}/login`);
    for (const [name, value] of Object.entries(headers)) expect(received[name.toLowerCase()], name).toBe(value);
  });

  it('replaces the headers of the backend, and lets browsers save what they must not show', async () => {
    const json = await insecureGet(`${origin}/api/wallet?type=application/json`);
    for (const [name, value] of Object.entries(apiHeaders(settings)))
      expect(json.headers[name.toLowerCase()], name).toBe(value);
    const disposition = async (type: string) =>
      (await insecureGet(`${origin}/api/file?type=${encodeURIComponent(type)}`)).headers['content-disposition'];
    for (const type of ['application/json; charset=utf-8', 'image/png', 'image/jpeg'])
      expect(await disposition(type), type).toBeUndefined();
    for (const type of ['text/html', 'image/svg+xml', 'application/jsonp'])
      expect(await disposition(type), type).toBe('attachment');
    const socket = await insecureGet(`${origin}/socket.io/?EIO=4`);
    for (const [name, value] of Object.entries(socketHeaders(settings)))
      expect(socket.headers[name.toLowerCase()], name).toBe(value);
  });
});
