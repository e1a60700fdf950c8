import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import chromatic from '../../chromatic.config.json' with { type: 'json' };
import { scripts } from '../../package.json' with { type: 'json' };
import pagesConfig from '../../playwright.config.ts';
import config from '../../vitest.config.ts';
import { root } from '../test/program.ts';
import { readSources } from './sources.ts';

// The names of the projects need no Storybook.
vi.mock('@storybook/addon-vitest/vitest-plugin', () => ({ storybookTest: () => undefined }));

const getText = (path: string) => readFileSync(join(root, path), 'utf8');
const listFiles = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(md|yml)$/.test(file))
    .map((file) => `${folder}/${file}`);
const pages = [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'mocks/README.md', 'contract/README.md'],
  ...listFiles('docs'),
  ...listFiles('.github'),
];

/** The file of each npm script that is a program of this repository. */
const programs = new Map(
  Object.entries(scripts).flatMap(([name, command]) => {
    const [, file] = /^node --import tsx (\S+)(?: --all)?$/.exec(command) ?? [];
    return file ? [[name, file] as const] : [];
  }),
);

/** The programs that README lists: those of the scripts, and those with their path. */
const listedPrograms = [
  ...programs.values(),
  ...[...getText('README.md').matchAll(/`npx tsx ([^ `]+)`/g)].map(([, file = '']) => file),
];

/** A value for each placeholder of the pages, such as `<topic>`. */
const placeholders: Readonly<Record<string, string>> = { commit: 'HEAD', tag: 'HEAD', folder: '.', topic: 'wallet' };

/** Returns the commands in the code of a page. A span such as `-- --built` is an example of the command before it. */
function commandsIn(page: string): string[] {
  const code = [...getText(page).matchAll(/^ *```\w*\n(.*?)```|`([^`\n]+)`|\brun: (.*)$/gms)];
  const lines = code.flatMap(([, block, span, step]) => (block ?? span ?? step ?? '').split(/\n|&&/));
  let latest = '';
  return lines.flatMap((line) => {
    const [command = ''] = /\b(npm|npx) .*|^-- .*/.exec(line.replace(/ # .*|\$\{\{.*?\}\}/g, '')) ?? [];
    if (command.startsWith('npm')) [latest = ''] = command.split(' -- ');
    const complete = command.startsWith('-- ') ? `${latest} ${command}` : command;
    return complete
      ? [
          complete
            .replace(/[[\]]|: .*|…/g, '')
            .replace(/<(\w+)>/g, (all, name) => placeholders[name] ?? all)
            .trim(),
        ]
      : [];
  });
}

let output = '';
beforeEach(() => {
  output = '';
  const print = (text: unknown) => {
    output += `${text}\n`;
  };
  vi.spyOn(console, 'log').mockImplementation(print);
  vi.spyOn(console, 'error').mockImplementation(print);
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit code ${code}`);
  });
});

/** Starts a program of this repository in this process. Returns how it ended. */
async function start(file: string, ...args: string[]): Promise<string> {
  vi.resetModules();
  const path = join(root, file);
  process.argv = [process.execPath, path, ...args];
  return import(path).then(
    () => 'no exit',
    (error: Error) => error.message,
  );
}

async function checkExample(file: string, args: string[] = []): Promise<string | undefined> {
  if (!getText(file).includes('readOptions(')) return args.length ? 'takes no options' : undefined;
  const result = await start(file, ...args, '--help');
  return result === 'exit code 0' ? undefined : `${result}: ${output}`;
}

/** Returns what is wrong with a documented command, or undefined. */
async function getProblem(command: string): Promise<string | undefined> {
  const [program, first = '', ...rest] = command.split(/\s+/);
  if (program === 'npm') {
    const [name = '', ...more] = first === 'run' ? rest : [first, ...rest];
    const args = more.filter((word) => word !== '--');
    if (!(name in scripts)) return ['ci', 'install', 'audit', 'sbom'].includes(name) ? undefined : 'unknown script';
    const file = programs.get(name);
    if (!file) return args.length ? 'takes no options' : undefined;
    return checkExample(file, args);
  }
  if (first === 'tsx') {
    const [file = '', ...args] = rest;
    return existsSync(join(root, file)) ? checkExample(file, args) : 'no such file';
  }
  if (first === 'playwright' && rest[0] === 'test') {
    const known = pagesConfig.projects?.map(({ name }) => name);
    return known?.includes(rest[rest.indexOf('--project') + 1]) ? undefined : 'unknown project';
  }
  if (first !== 'vitest') return undefined;
  const { test } = config({ command: 'serve', mode: 'test' }) as { test: { projects: { test: { name: string } }[] } };
  const names = test.projects.map((entry) => entry.test.name);
  const project = rest[rest.indexOf('--project') + 1];
  if (!names.includes(project ?? '')) return 'unknown project';
  const files = rest.filter((word) => word.includes('/') && !word.includes('/Name.'));
  return files.every((file) => existsSync(join(root, file))) ? undefined : 'no such file';
}

it('README lists every npm script', () => {
  const listed = [...getText('README.md').matchAll(/`npm (?:run )?([\w:-]+)[^`]*`/g)].map(([, name]) => name);
  expect(Object.keys(scripts).filter((name) => !listed.includes(name))).toEqual([]);
});

it('every documented command exists and knows its options, values, projects and files', async () => {
  const problems: string[] = [];
  const examples = pages.flatMap((page) => commandsIn(page).map((command) => ({ page, command })));
  expect(examples).toContainEqual({ page: 'README.md', command: 'npm start -- --built' });
  expect(examples).toContainEqual({
    page: '.github/workflows/weekly.yml',
    command: 'npx playwright test --project soak',
  });
  const results = new Map<string, string | undefined>();
  for (const { page, command } of examples) {
    if (!results.has(command)) results.set(command, await getProblem(command));
    if (results.get(command)) problems.push(`${page}: ${command}: ${results.get(command)}`);
  }
  expect(problems).toEqual([]);
});

it('every program of README lists its options with --help, and refuses an unknown one with exit code 2', async () => {
  expect(Object.keys(scripts).filter((name) => !programs.has(name))).toEqual(['types', 'lint', 'format']);
  for (const file of listedPrograms) {
    expect(await start(file, '--help'), file).toBe('exit code 0');
    expect(output, file).toContain('Usage: ');
    output = '';
    expect(await start(file, '--unknwon'), file).toBe('exit code 2');
    expect(output, file).toMatch(/--unknwon[\s\S]*Usage: /);
    output = '';
  }
});

/** A command that does nothing after a typing error, and says so by exit code 0, looks like a success. */
it.each([
  ['tools/test/test.ts', 'unti', 'unit, long, stories'],
  ['tools/test/test.ts', 'build --changed', '--changed chooses the stages itself'],
  ['tools/build/start.ts', '--dir=x', 'add --built'],
  ['tools/build/build.ts', '--outDir=docs', 'other files than an earlier build'],
  ['tools/build/start.ts', '--port=many', 'a port from 0 to 65535'],
  ['tools/build/build.ts', '--market=lao', 'th, la'],
  ['tools/contract/write.ts', '--base=nowhere', 'a commit'],
  ['tools/release/release.ts', 'laos', 'thai, lao'],
  ['tools/videos/main.ts', 'walet', 'wallet'],
  ['mocks/server.ts', '--scenario=unusual', 'usual'],
])('%s refuses %s with exit code 2 and the known values', async (file, word, known) => {
  expect(await start(file, ...word.split(' '))).toBe('exit code 2');
  expect(output).toContain(known);
});

it('every name of code that a page mentions exists', () => {
  const sources = readSources('src', 'mocks', 'stories', '.storybook', 'tools').map(({ text }) => text);
  const configured = ['package.json', 'chromatic.config.json', 'vitest.config.ts', 'contract/openapi.json'].map(
    getText,
  );
  const known = new Set([...sources, ...configured].flatMap((text) => text.match(/\w+/g) ?? []));
  // A field of the browsers' reports.
  known.add('blockedURL');
  // The style guide shows names that nobody should choose.
  const checked = pages.filter((page) => page !== 'docs/style-guide.md');
  const unknown = checked.flatMap((page) =>
    [...getText(page).matchAll(/`([a-z]+[A-Z]\w*|\w+\(\))`/g)]
      .map(([, name = '']) => name.replace('()', ''))
      .filter((name) => !known.has(name))
      .map((name) => `${page}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

it('Chromatic takes all screenshots after a change of files that exist and that stories do not import', () => {
  const missing = chromatic.externals.filter((path) => !existsSync(join(root, path.replace('/**', ''))));
  expect(missing).toEqual([]);
});
