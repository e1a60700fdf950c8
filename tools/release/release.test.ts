import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
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
import { root as repository } from '../test/program.ts';
import { archiveOf } from './archive.ts';
import { releaseParts } from './parts.ts';
import { checksumsFile, type ReleaseOptions, release } from './release.ts';
import { tagProblem } from './tagProblem.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kapao-release-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const videos = ['wallet.th', 'wallet.la', 'wallet.en'];

/** Releases with fast fake builds, which write small files. Returns the commands, their settings and the output. */
function releaseFakes(options: Partial<ReleaseOptions> & { failing?: string; lost?: boolean } = {}) {
  const ran: { command: string; env: ReleaseOptions['env'] }[] = [];
  const lines: string[] = [];
  release({
    ...{ root, version: '1.2.3', seconds: 1_700_000_000, parts: releaseParts, env: {}, withoutVideos: false },
    ...{ videosToRecord: ['wallet.la'], videoCount: videos.length },
    print: (line) => lines.push(line),
    ...options,
    run: (command, env) => {
      ran.push({ command: command.join(' '), env });
      if (command.join(' ').includes(options.failing ?? 'nothing')) return 3;
      const part = releaseParts.find((one) => one.command === command);
      if (!part) return 0;
      write(`${part.folder}/index.html`, part.name);
      if (part.maps) write(`${part.maps}/0123/app.js.map`, '{}');
      const hasVideos = part.isProduction && env.KAPAO_HOWTO_VIDEOS === undefined && !options.lost;
      if (hasVideos) for (const video of videos) write(`${part.folder}/howto/${video}.mp4`, video);
      return 0;
    },
  });
  return { ran, lines };
}

const released = () => readdirSync(join(root, 'release')).sort();
const listOf = (file: string) =>
  execFileSync('tar', ['-tzf', join(root, 'release', file)], { encoding: 'utf8' })
    .trim()
    .split('\n');
const site = ['kapao-1.2.3-thai/howto/wallet.en.mp4', 'kapao-1.2.3-thai/howto/wallet.la.mp4'];

it('records outdated videos, builds every part and packs it with its checksum', () => {
  const { ran, lines } = releaseFakes();
  expect(ran.map(({ command }) => command)).toEqual([
    'tools/videos/main.ts wallet.la',
    'tools/build/build.ts --market th --outDir .cache/release/thai',
    'tools/build/build.ts --market la --outDir .cache/release/lao',
    'tools/build/build.ts --mock on --outDir .cache/release/demo',
    'storybook build --output-dir .cache/release/storybook --quiet',
    'tools/conformance/pack.ts',
  ]);
  const parts = ['conformance', 'demo', 'lao', 'lao-maps', 'storybook', 'thai', 'thai-maps'];
  const archives = parts.map((name) => `kapao-1.2.3-${name}.tar.gz`);
  expect(released()).toEqual([checksumsFile, ...archives].sort());
  expect(listOf('kapao-1.2.3-thai.tar.gz')).toEqual([
    ...site,
    'kapao-1.2.3-thai/howto/wallet.th.mp4',
    'kapao-1.2.3-thai/index.html',
  ]);
  expect(lines).toHaveLength(archives.length);
  for (const line of readFileSync(join(root, 'release', checksumsFile), 'utf8')
    .trim()
    .split('\n')) {
    const [sum, file = ''] = line.split('  ');
    expect(sum).toBe(
      createHash('sha256')
        .update(readFileSync(join(root, 'release', file)))
        .digest('hex'),
    );
  }
});

it('builds the sites without videos and says so when asked to', () => {
  const { ran, lines } = releaseFakes({ withoutVideos: true });
  expect(ran[0]?.command).toContain('build.ts --market th');
  expect(listOf('kapao-1.2.3-thai.tar.gz')).toEqual(['kapao-1.2.3-thai/index.html']);
  expect(lines.at(-1)).toContain('NOT in these archives');
});

it('records no videos that the operator hosts elsewhere', () => {
  const { ran, lines } = releaseFakes({ env: { KAPAO_HOWTO_VIDEOS: 'https://videos.example' } });
  expect(ran[0]?.command).toContain('build.ts --market th');
  expect(lines.at(-1)).toContain('at KAPAO_HOWTO_VIDEOS');
});

it('records no videos for a release without production sites', () => {
  const { ran } = releaseFakes({ parts: releaseParts.filter(({ name }) => name === 'demo') });
  expect(ran.map(({ command }) => command)).toEqual(['tools/build/build.ts --mock on --outDir .cache/release/demo']);
  expect(released()).toEqual([checksumsFile, 'kapao-1.2.3-demo.tar.gz']);
});

it('gives the Lao site its own settings', () => {
  const env = { KAPAO_SITE_ORIGIN: 'https://th.example', LAO_KAPAO_SITE_ORIGIN: 'https://la.example' };
  const { ran } = releaseFakes({ env });
  const originOf = (market: string) =>
    ran.find(({ command }) => command.includes(`--market ${market}`))?.env.KAPAO_SITE_ORIGIN;
  expect([originOf('th'), originOf('la')]).toEqual(['https://th.example', 'https://la.example']);
});

it.each([
  ['a video cannot be recorded', { failing: 'videos' }, 'tools/videos/main.ts wallet.la failed with exit code 3'],
  ['a build fails', { failing: 'storybook' }, '--quiet failed with exit code 3'],
  ['a production build lacks a video', { lost: true }, 'The thai build contains 0 of 3 how-to videos'],
])('leaves no archive when %s', (_when, options, message) => {
  write('release/kapao-1.2.2-thai.tar.gz', 'an earlier release');
  expect(() => releaseFakes(options)).toThrow(message);
  expect(existsSync(join(root, 'release'))).toBe(false);
});

it('packs equal files into equal bytes, whenever they were written', () => {
  const long = `assets/${'long-folder/'.repeat(8)}${'x'.repeat(90)}.js`;
  const files = { 'b.txt': 'ข'.repeat(700), 'a/c.txt': '', 'a.txt': 'a', [long]: 'long' };
  for (const [file, text] of Object.entries(files)) write(`one/${file}`, text);
  for (const [file, text] of Object.entries(files).reverse()) write(`two/${file}`, text);
  utimesSync(join(root, 'two/b.txt'), 1, 1);
  const archive = archiveOf(join(root, 'one'), 'top', 1_700_000_000);
  expect(archiveOf(join(root, 'two'), 'top', 1_700_000_000).equals(archive)).toBe(true);

  write('packed.tar.gz', '');
  writeFileSync(join(root, 'packed.tar.gz'), archive);
  execFileSync('tar', ['-xzf', 'packed.tar.gz'], { cwd: root });
  for (const [file, text] of Object.entries(files)) expect(readFileSync(join(root, 'top', file), 'utf8')).toBe(text);
  expect(() => archiveOf(join(root, 'one'), 'x'.repeat(160), 0)).toThrow('too long for a tar archive');
});

it.each([
  ['a tag of another version', ['v1.2.4'], 'the tag is v1.2.4'],
  ['its own tag', ['nightly', 'v1.2.3'], undefined],
  ['no version tag', ['nightly', ''], undefined],
])('decides about a commit with %s', (_tags, tags, problem) => {
  if (problem) expect(tagProblem('1.2.3', tags)).toContain(problem);
  else expect(tagProblem('1.2.3', tags)).toBeUndefined();
});

it('runs scripts that exist', () => {
  const files = releaseParts.flatMap(({ command: [name = ''] }) => (name.endsWith('.ts') ? [name] : []));
  for (const file of files) expect(existsSync(join(repository, file)), file).toBe(true);
});

it('the workflow runs the same command as a developer', () => {
  const workflow = readFileSync(join(repository, '.github/workflows/release.yml'), 'utf8');
  expect(workflow.match(/run: npm run .*/g)).toEqual(['run: npm run release']);
  expect(workflow).toMatch(/tags: \["?v\*"?\]/);
});
