import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureChromium } from '../test/chromium.ts';
import { program, root } from '../test/program.ts';
import { type CommandName, commandOf, commands } from './commands.ts';
import { helpText } from './help.ts';

/** Runs an npm script by its name in `commands.ts`. `--help` shows its help. */
const [name = '', ...args] = process.argv.slice(2);
const command = commandOf(name);
if (!command) {
  console.error(`There is no command ${name}. Commands: ${Object.keys(commands).join(', ')}`);
  process.exit(2);
}

const tool = (path: string, ...rest: string[]) => program('tsx', join(root, 'tools', path), ...rest);
const vitest = (project: string) => program('vitest', 'run', '--project', project, ...args);
const hasFlag = (...flags: string[]) => args.some((arg) => flags.includes(arg.split('=')[0] ?? ''));
const without = (...flags: string[]) => args.filter((arg) => !flags.includes(arg));
/**
 * Returns the program of a subcommand with its arguments, such as `bench load`. Exits with 2 for an unknown subcommand.
 */
const part = (folder: string): string[][] => {
  const [first = '', ...rest] = args;
  const file = command.parts && Object.hasOwn(command.parts, first) ? command.parts[first]?.file : undefined;
  if (file) return [tool(`${folder}/${file}.ts`, ...rest)];
  console.error(helpText(name, command));
  process.exit(2);
};

/** The programs of each command. They run one after the other until one fails. */
const steps: Record<CommandName, () => string[][]> = {
  start: () => [hasFlag('--built') ? tool('build/preview.ts', ...without('--built')) : program('vite', ...args)],
  test: () => [tool('test/test.ts', ...args)],
  types: () => [program('@typescript/native', '--noEmit'), program('@typescript/native', '--noEmit', '-p', 'src')],
  lint: () => [
    program('@biomejs/biome', 'check', '--error-on-warnings', ...args),
    program(
      'dependency-cruiser',
      '--config',
      'tools/rules/imports.mjs',
      '--output-type',
      'err-long',
      'src',
      'mocks',
      'stories',
    ),
  ],
  format: () => [
    tool('build/writeSettings.ts'),
    tool('cli/writeCommands.ts'),
    program('@biomejs/biome', 'check', '--write'),
  ],
  'test:unit': () => [vitest('unit')],
  'test:stories': () => [vitest('stories')],
  'test:e2e': () => [vitest('e2e')],
  'test:cross-browser': () => [tool('cross-browser/main.ts', ...args)],
  'test:fault-injection': () => [vitest('fault-injection')],
  'test:soak': () => [tool('test/test.ts', 'soak')],
  build: () => [tool('build/build.ts', ...args)],
  storybook: () => [
    hasFlag('--build', '--output-dir', '-o')
      ? program('storybook', 'build', ...without('--build'))
      : program('storybook', 'dev', '-p', '6006', '--no-open', ...args),
  ],
  chromatic: () => [program('chromatic', ...args)],
  screenshots: () => [tool('storybook/screenshots.ts', ...args)],
  aria: () => [tool('storybook/aria.ts', ...args)],
  'check:stories': () => [tool('storybook/checkStories.ts', ...args)],
  bench: () => part('bench'),
  videos: () => [tool('videos/main.ts', ...args)],
  'mock-api': () => [program('tsx', join(root, 'mocks', 'server.ts'), ...args)],
  contract: () => [tool('contract/write.ts', ...args)],
  conformance: () =>
    args[0] === 'pack' || args[0] === 'mutation' ? part('conformance') : [tool('conformance/main.ts', ...args)],
};

if (hasFlag('--help', '-h')) {
  console.log(helpText(name, command));
  // These programs receive `--help` too and print the options that `commands.ts` does not list.
  if (name !== 'conformance' && name !== 'mock-api') process.exit(0);
}
if (command.needsChromium) ensureChromium();
for (const [executable = '', ...rest] of steps[name as CommandName]()) {
  const { status } = spawnSync(executable, rest, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
