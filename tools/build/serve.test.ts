import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ServeOptions, type StaticServer, serve } from './serve.ts';

let folder = '';
let site: StaticServer | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kapao-serve-'));
  mkdirSync(join(folder, '.well-known'));
  mkdirSync(join(folder, '.vite'));
  for (const file of ['404.html', 'login.html', '.well-known/security.txt', '.vite/manifest.json'])
    writeFileSync(join(folder, file), `content of ${file}`);
  writeFileSync(join(folder, '_headers'), '/*\n  X-Build: one\n');
});
afterEach(async () => {
  await site?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function get(path: string, options?: ServeOptions) {
  site ??= await serve(folder, options);
  const { headers, status } = await fetch(`${site.origin}${path}`, { headers: { 'Accept-Encoding': 'br, gzip' } });
  return { status, encoding: headers.get('content-encoding'), build: headers.get('x-build') };
}
afterEach(() => {
  site = undefined;
});

it('compresses files and records their sizes by default', async () => {
  expect((await get('/login')).encoding).toBe('br');
  expect(site?.sent).toEqual([{ path: '/login.html', gzipped: expect.any(Number) }]);
});

it('does not compress files without compression', async () => {
  expect(await get('/login', { compress: false })).toEqual({ status: 200, encoding: null, build: 'one' });
});

it('hides dot files except /.well-known/', async () => {
  expect((await get('/.well-known/security.txt')).status).toBe(200);
  for (const path of ['/.vite/manifest.json', '/_headers', '/.well-known/none'])
    expect((await get(path)).status).toBe(404);
});

it('uses the headers of a new deployment', async () => {
  expect((await get('/login')).build).toBe('one');
  site?.put('/_headers', '/*\n  X-Build: two\n');
  expect((await get('/login')).build).toBe('two');
});
