import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { precompress } from './finishBuild.ts';
import { type SiteFiles, serve, siteFiles } from './serve.ts';

let folder = '';
let site: SiteFiles;
let server: Server;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kapao-serve-'));
  for (const name of ['.well-known', '.vite', 'nginx']) mkdirSync(join(folder, name));
  const short = [
    'favicon.ico',
    '404.html',
    'app.html',
    '.well-known/security.txt',
    '.vite/manifest.json',
    'nginx/site.conf',
  ];
  for (const file of short) writeFileSync(join(folder, file), `content of ${file}`);
  writeFileSync(join(folder, 'login.html'), 'content of login.html '.repeat(40));
  writeFileSync(join(folder, '_headers'), '/*\n  X-Build: one\n');
  writeFileSync(join(folder, '_redirects'), '/user/* /app 200\n');
  site = siteFiles(folder);
  server = createServer(site.respond);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.close();
  site.remove();
  rmSync(folder, { recursive: true, force: true });
});

async function get(path: string) {
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    headers: { 'Accept-Encoding': 'gzip, br' },
  });
  const { headers, status } = response;
  return {
    ...{ status, text: await response.text(), type: headers.get('content-type') },
    ...{ encoding: headers.get('content-encoding'), build: headers.get('x-build') },
  };
}

it('serves pages, rewrites and the 404 page with their headers, as static hosts do', async () => {
  expect(await get('/login?code=1')).toMatchObject({ status: 200, type: 'text/html;charset=utf-8', build: 'one' });
  expect(await get('/favicon.ico')).toMatchObject({ status: 200, type: 'image/x-icon' });
  expect(await get('/user/home')).toMatchObject({ status: 200, text: 'content of app.html', build: 'one' });
  expect(await get('/nowhere')).toMatchObject({ status: 404, text: 'content of 404.html', build: 'one' });
  expect(site.sent).toEqual(['/login.html', '/favicon.ico', '/app.html']);
});

it('sends the compressed copies of the build', async () => {
  expect((await get('/login')).encoding).toBeNull();
  precompress(folder);
  expect(await get('/login')).toMatchObject({ encoding: 'br', text: site.text('/login.html') });
});

it('hides the files for the host and dot files except /.well-known/', async () => {
  expect((await get('/.well-known/security.txt')).status).toBe(200);
  for (const path of ['/.vite/manifest.json', '/_headers', '/nginx/site.conf', '/.well-known/none', '/../etc/passwd'])
    expect((await get(path)).status, path).toBe(404);
});

it('serves the files and the headers of a new deployment, and leaves the folder as it is', async () => {
  precompress(folder);
  site.put('/_headers', '/*\n  X-Build: two\n');
  site.put('/login.html', 'new');
  expect(await get('/login')).toMatchObject({ build: 'two', text: 'new', encoding: null });
  site.put('/login.html', null);
  expect((await get('/login')).status).toBe(404);
  expect(readFileSync(join(folder, '_headers'), 'utf8')).toContain('one');
});

it('rejects for a port in use', async () => {
  const { port } = server.address() as AddressInfo;
  await expect(serve(folder, { port })).rejects.toThrow('EADDRINUSE');
});
