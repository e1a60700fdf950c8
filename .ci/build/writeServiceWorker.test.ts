import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publicPaths } from '../../src/lib/paths.ts';
import { entryScript } from './pageHtml.ts';
import { writeServiceWorker } from './writeServiceWorker.ts';
import { fileOf, memberPage } from './writtenPages.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'worker-'));
  for (const file of [...publicPaths.map(fileOf), memberPage.file]) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, '<html></html>');
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

async function written(headers: string): Promise<string> {
  await writeServiceWorker(folder, { assets: [], entry: '/assets/first.js', hashes: [], headers, mock: false });
  return readFileSync(join(folder, 'sw.js'), 'utf8');
}

it('is another one where only a header changed: browsers keep pages with the headers they came with', async () => {
  const first = await written("script-src 'self'");
  expect(await written("script-src 'self'")).toBe(first);
  expect(await written("script-src 'none'")).not.toBe(first);
});

const script = (name: string) => `<script type="module" crossorigin src="/assets/${name}.js"></script>`;

it.each([
  ['alone', ['first-1']],
  ['behind what it needs to run', ['runtime-1', 'first-1']],
  ['whatever the names are', ['a-1', 'first-1']],
])('knows the script that every page of its build names: %s', (_, names) => {
  const head = '<head><script>start()</script><link rel="modulepreload" href="/assets/a.js">';
  expect(entryScript(head + names.map(script).join('\n'))).toBe('/assets/first-1.js');
});

it('stops a build whose pages name none', () => {
  expect(() => entryScript('<head><script>start()</script></head>')).toThrow('no script');
});
