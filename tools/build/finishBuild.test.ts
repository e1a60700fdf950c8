import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mayReplace, precompress, separateMaps } from './finishBuild.ts';

let folder = '';
let dist = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kapao-finish-'));
  dist = join(folder, 'dist');
  for (const inner of ['assets', 'nginx', '.vite']) mkdirSync(join(dist, inner), { recursive: true });
  writeFileSync(join(dist, 'version.json'), '{"version":"1.0.0","build":"0123456789abcdef"}');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('replaces only an earlier build, an empty folder or none', () => {
  expect(mayReplace(dist)).toBe(false);
  writeFileSync(join(dist, '_headers'), '');
  expect(mayReplace(dist)).toBe(true);
  expect(mayReplace(join(dist, 'nginx'))).toBe(true);
  expect(mayReplace(join(dist, 'none'))).toBe(true);
  expect(mayReplace(folder)).toBe(false);
});

it('moves source maps out of the build into a folder with its build id', () => {
  for (const file of ['a.js', 'a.js.map'])
    writeFileSync(join(dist, 'assets', file), `${file} import.meta.ROLLDOWN_FILE_URL_b1-Z_9;`);
  const maps = separateMaps(dist, join(folder, 'dist-maps'));
  expect(readdirSync(join(dist, 'assets'))).toEqual(['a.js']);
  expect(maps).toBe(join(folder, 'dist-maps', '0123456789abcdef'));
  expect(readFileSync(join(maps, 'assets', 'a.js.map'), 'utf8')).toBe('a.js.map import.meta.ROLLDOWN_FILE_URL;');
});

it('compresses texts of at least 512 bytes, except files that only tools read', () => {
  const text = 'some text, again and again. '.repeat(40);
  for (const file of ['login.html', 'assets/a.js', 'picture.png', 'nginx/site.conf', '.vite/manifest.json'])
    writeFileSync(join(dist, file), text);
  precompress(dist);
  for (const file of ['login.html', 'assets/a.js']) {
    expect(brotliDecompressSync(readFileSync(join(dist, `${file}.br`))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(join(dist, `${file}.gz`))).toString()).toBe(text);
  }
  for (const file of ['version.json', 'picture.png', 'nginx/site.conf', '.vite/manifest.json'])
    expect(existsSync(join(dist, `${file}.gz`)), file).toBe(false);
});
