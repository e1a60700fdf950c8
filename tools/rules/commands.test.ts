import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import chromatic from '../../chromatic.config.json' with { type: 'json' };
import { scripts } from '../../package.json' with { type: 'json' };
import { root } from '../test/program.ts';

it('README lists every npm script', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const listed = [...readme.matchAll(/`npm (?:run )?([\w:-]+)[^`]*`/g)].map(([, name]) => name);
  expect(Object.keys(scripts).filter((name) => !listed.includes(name))).toEqual([]);
});

/** Commands of npm itself that docs may name. */
const ownCommands = ['ci', 'install', 'test', 'start', 'audit', 'sbom'];

it('docs name only npm scripts, test projects, test stages and files that exist', () => {
  const sourceOf = (path: string) => readFileSync(join(root, path), 'utf8');
  const projects = [...sourceOf('vitest.config.ts').matchAll(/name: '([\w-]+)'/g)].map(([, name]) => name);
  const [, stageRows = ''] = /^const stages = \{\n(.*?)\n\};?/ms.exec(sourceOf('tools/test/test.ts')) ?? [];
  const stages = [...stageRows.matchAll(/^ {2}['"]?([\w-]+)['"]?:/gm)].map(([, name]) => name);
  expect([projects, stages]).toEqual([expect.arrayContaining(['unit']), expect.arrayContaining(['unit', 'build'])]);
  const below = (folder: string) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(md|yml)$/.test(file))
      .map((file) => `${folder}/${file}`);
  const own = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'mocks/README.md', 'contract/README.md'];
  const pages = [...own, ...below('docs'), ...below('.github')];
  const wrong = pages.flatMap((page) => {
    const text = sourceOf(page);
    const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
    return [
      ...found(/npm run ([a-z][\w:-]*)/g).filter((name) => !(name in scripts)),
      ...found(/[`"$:] ?npm ([a-qs-z][\w:-]*)/g).filter((name) => !ownCommands.includes(name)),
      ...found(/npm test -- ((?:[a-z-]+ ?)+)/g)
        .flatMap((words) => words.trim().split(' '))
        .filter((name) => !name.startsWith('--') && !stages.includes(name)),
      ...found(/--project ([\w-]+)/g).filter((name) => !projects.includes(name)),
      ...found(/npx (?:tsx|vitest run --project \w+) ([\w/.]+\/[\w/.]+)/g).filter(
        (file) => !file.includes('/Name.') && !existsSync(join(root, file)),
      ),
    ];
  });
  expect(wrong).toEqual([]);
});

it('Chromatic takes all screenshots after a change of files that exist and that stories do not import', () => {
  const missing = chromatic.externals.filter((path) => !existsSync(join(root, path.replace('/**', ''))));
  expect(missing).toEqual([]);
});
