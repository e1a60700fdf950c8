import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addChecksums } from './addChecksums.ts';
import { getEnv, guides, pack, parts, readSbom, tagProblem } from './release.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kapao-release-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

it('packs equal files into equal bytes, below one folder, with checksums that sha256sum accepts', () => {
  const files = { 'b.txt': 'ข'.repeat(700), 'a/c.txt': '', 'a.txt': 'a' };
  for (const [file, text] of Object.entries(files)) write(`one/${file}`, text);
  for (const [file, text] of Object.entries(files).reverse()) write(`two/${file}`, text);
  utimesSync(join(folder, 'two/b.txt'), 1, 1);
  const [first, second] = ['one', 'two'].map((name) => {
    addChecksums(join(folder, name));
    mkdirSync(join(folder, 'to', name), { recursive: true });
    pack(join(folder, name), 'kapao-1.2.3-thai', join(folder, 'to', name), 1_700_000_000);
    return readFileSync(join(folder, 'to', name, 'kapao-1.2.3-thai.tar.gz'));
  });
  expect(second?.equals(first as Buffer)).toBe(true);
  execFileSync('tar', ['-xzf', join(folder, 'to/one/kapao-1.2.3-thai.tar.gz')], { cwd: folder });
  const unpacked = join(folder, 'kapao-1.2.3-thai');
  const checked = execFileSync('sha256sum', ['-c', 'SHA256SUMS'], { cwd: unpacked, encoding: 'utf8' });
  expect(checked).toBe('a.txt: OK\na/c.txt: OK\nb.txt: OK\n');
  for (const [file, text] of Object.entries(files)) expect(readFileSync(join(unpacked, file), 'utf8')).toBe(text);
});

it('gives the Lao site its own settings', () => {
  const env = { KAPAO_SITE_ORIGIN: 'https://th.example', LAO_KAPAO_SITE_ORIGIN: 'https://la.example' };
  const getOrigin = (name: string) => getEnv(parts[name]?.prefix, env).KAPAO_SITE_ORIGIN;
  expect([getOrigin('thai'), getOrigin('lao')]).toEqual(['https://th.example', 'https://la.example']);
});

it('lists the packages without the name of the clone and the time', () => {
  const { serialNumber, metadata } = JSON.parse(readSbom('kapao', 0));
  expect([serialNumber, metadata.timestamp, metadata.component.name]).toEqual([
    undefined,
    '1970-01-01T00:00:00.000Z',
    'kapao',
  ]);
});

it('packs guides whose links lead to each other', () => {
  const docs = join(import.meta.dirname, '../../docs');
  for (const guide of guides) cpSync(join(docs, guide), join(folder, guide), { recursive: true });
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'));
  const dead = pages.flatMap((page) =>
    [...readFileSync(join(folder, page), 'utf8').matchAll(/\]\((?!https?:)([^)#]+)/g)]
      .filter(([, target = '']) => !existsSync(join(folder, dirname(page), target)))
      .map(([, target]) => `${page}: ${target}`),
  );
  expect([pages.length > 5, dead]).toEqual([true, []]);
});

it.each([
  ['a tag of another version', ['v1.2.4'], 'the tag is v1.2.4'],
  ['its own tag', ['nightly', 'v1.2.3'], undefined],
  ['no version tag', ['nightly', ''], undefined],
])('decides about a commit with %s', (_tags, tags, problem) => {
  if (problem) expect(tagProblem('1.2.3', tags)).toContain(problem);
  else expect(tagProblem('1.2.3', tags)).toBeUndefined();
});
