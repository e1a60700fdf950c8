import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { videoCount } from '../build/videos.ts';
import { readOptions } from '../options.ts';
import { git } from '../test/checkoutOf.ts';
import { program, root } from '../test/program.ts';
import { toRecord, videosFolder, videosIn } from '../videos/manifest.ts';
import { releaseParts } from './parts.ts';
import { release } from './release.ts';
import { tagProblem } from './tagProblem.ts';

/** `npm run release`: builds all parts of a release, or only the named parts, and packs them into `release/`. */
const names = releaseParts.map(({ name }) => name);
const { values, positionals } = readOptions(
  'npm run release -- [part …] [--without-videos]',
  { 'without-videos': { type: 'boolean', default: false } },
  { words: names },
);

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const stop = (message: string, exitCode: number): never => {
  console.error(message);
  process.exit(exitCode);
};

const problem = tagProblem(version, git('tag', '--points-at', 'HEAD').split('\n'));
if (problem) stop(problem, 1);
if (git('status', '--porcelain')) console.log('The working tree has changes that are not committed: they are released');

try {
  release({
    ...{ root, version, videoCount, env: process.env },
    parts: releaseParts.filter(({ name }) => positionals.length === 0 || (positionals as string[]).includes(name)),
    seconds: Number(process.env.SOURCE_DATE_EPOCH ?? git('log', '-1', '--format=%ct')),
    videosToRecord: toRecord(videosIn(join(videosFolder, 'films.json'))),
    withoutVideos: values['without-videos'],
    run: ([name = '', ...args], env) => {
      console.log(`\n${[name, ...args].join(' ')}`);
      const isScript = name.endsWith('.ts');
      const [command = '', ...rest] = isScript ? program('tsx', name, ...args) : program(name, ...args);
      return spawnSync(command, rest, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] }).status ?? 1;
    },
    print: console.log,
  });
} catch (error) {
  stop((error as Error).message, 1);
}
