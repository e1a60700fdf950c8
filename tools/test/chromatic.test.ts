import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changedFilesOptions, externals, turboSnapOptions } from './chromaticOptions.ts';
import { type ChromaticServer, startChromaticServer } from './chromaticServer.ts';
import { program, run } from './program.ts';

/** A repository with a built Storybook of one story: the real CLI reads its Git history and files. */
let repository = '';
/** Hash of the newest commit at the start of each test. */
let published = '';
let server: ChromaticServer;

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(repository, path)), { recursive: true });
  writeFileSync(join(repository, path), text);
};
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: repository,
    encoding: 'utf8',
  }).trim();
const commit = (message: string): string => {
  git('add', '--all');
  git('commit', '--quiet', '--message', message);
  return git('rev-parse', 'HEAD');
};

const story = './stories/modals/Withdraw.stories.tsx';
const built = 'storybook-static';
beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'kapao-chromatic-'));
  write('package.json', JSON.stringify({ name: 'sample', scripts: { storybook: 'true' } }));
  write('public/logo.svg', '<svg/>');
  write('.gitignore', `${built}\n*.log\n`);
  write(story, 'export default {}');
  write(`${built}/index.html`, '<!doctype html>');
  write(`${built}/iframe.html`, '<!doctype html>');
  write(`${built}/index.json`, JSON.stringify({ v: 5, entries: {} }));
  write(
    `${built}/project.json`,
    JSON.stringify({ storybookVersion: '10.6.7', framework: { name: '@storybook/react' } }),
  );
  write(`${built}/preview-stats.json`, JSON.stringify({ modules: [] }));
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'user.email', 'test@example.com');
  // The CLI refuses a history of a single commit.
  commit('First');
  write('README.md', 'A sample');
  published = commit('Second');
});
afterEach(async () => {
  await server.close();
  rmSync(repository, { recursive: true, force: true });
});

/** Runs the real CLI against the local stand-in. Returns its output, exit code and the variables of each operation. */
async function runChromatic(options: readonly string[], earlier?: string) {
  server = await startChromaticServer(earlier);
  const command = program('chromatic', '--exit-zero-on-changes', '--skip-update-check', ...options);
  const { exitCode, output } = await run(command, {
    ...{ cwd: repository, logPath: join(repository, 'chromatic.log'), silenceMs: 120_000 },
    env: {
      ...{ CHROMATIC_INDEX_URL: server.origin, CHROMATIC_PROJECT_TOKEN: 'chpt_sample', CHROMATIC_POLL_INTERVAL: '10' },
      // Keep the CLI from reporting to other services.
      ...{ CHROMATIC_DISABLE_ANALYTICS: 'true', DISABLE_ERROR_MONITORING: 'true', CHROMATIC_RETRIES: '0' },
    },
  });
  const variablesOf = (operation: string) => server.requests.find((one) => one.operation === operation)?.variables;
  return { exitCode, output, variablesOf };
}

it('limits the screenshots to the story files that can differ', async () => {
  const { exitCode, output, variablesOf } = await runChromatic(changedFilesOptions(join(repository, built), [story]));
  expect(exitCode, output).toBe(0);
  expect(variablesOf('PublishBuildMutation')).toMatchObject({ input: { onlyStoryFiles: [story.replace('./', '')] } });
});

it('skips the build of a commit that changes no story', async () => {
  const { exitCode, output, variablesOf } = await runChromatic(changedFilesOptions(join(repository, built), []));
  expect(exitCode, output).toBe(0);
  expect(variablesOf('SkipBuildMutation')).toMatchObject({ commit: published });
  expect(variablesOf('AnnounceBuildMutation')).toBeUndefined();
});

const turboSnap = () => [
  `--storybook-build-dir=${join(repository, built)}`,
  ...turboSnapOptions().filter((option) => !option.startsWith('--build-script-name')),
];

it('takes all screenshots when a file changes that stories use without an import', async () => {
  expect(externals).toContain('public/**');
  const earlier = published;
  write('public/logo.svg', '<svg>2</svg>');
  commit('Change the logo');
  const { exitCode, output, variablesOf } = await runChromatic(turboSnap(), earlier);
  expect(exitCode, output).toBe(0);
  const bail = { changedExternalFiles: ['public/logo.svg'] };
  expect(variablesOf('PublishBuildMutation')).toMatchObject({ input: { turboSnapBailReason: bail } });
});

it('builds and checks but publishes nothing in a dry run', async () => {
  const { exitCode, output, variablesOf } = await runChromatic([...turboSnap(), '--dry-run']);
  expect(exitCode, output).toBe(0);
  expect(variablesOf('AnnounceBuildMutation')).toBeDefined();
  expect(variablesOf('PublishBuildMutation')).toBeUndefined();
  expect(variablesOf('UploadBuildMutation')).toBeUndefined();
});
