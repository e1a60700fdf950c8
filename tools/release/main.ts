import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { videoCount } from '../build/videos.ts';
import { readOptions } from '../cli/readOptions.ts';
import { git } from '../test/checkoutOf.ts';
import { program, root } from '../test/program.ts';
import { toRecord, videosFolder, videosIn } from '../videos/manifest.ts';
import { releaseParts } from './parts.ts';
import { release } from './release.ts';
import { tagProblem } from './tagProblem.ts';

/** `npm run release`: builds all parts of a release, or only the named parts, and packs them into `release/`. */
const { values, positionals } = readOptions('release');

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const stop = (message: string, exitCode: number): never => {
  console.error(message);
  process.exit(exitCode);
};

const names: readonly string[] = releaseParts.map(({ name }) => name);
const unknown = positionals.find((name) => !names.includes(name));
if (unknown) stop(`A release has no part ${unknown}. Parts: ${names.join(', ')}`, 2);
const problem = tagProblem(version, git('tag', '--points-at', 'HEAD').split('\n'));
if (problem) stop(problem, 1);
if (git('status', '--porcelain')) console.log('The working tree has changes that are not committed: they are released');

try {
  release({
    ...{ root, version, videoCount, env: process.env },
    parts: releaseParts.filter(({ name }) => positionals.length === 0 || positionals.includes(name)),
    seconds: Number(process.env.SOURCE_DATE_EPOCH ?? git('log', '-1', '--format=%ct')),
    videosToRecord: toRecord(videosIn(join(videosFolder, 'films.json'))),
    withoutVideos: values['without-videos'],
    run: ([name = '', ...args], env) => {
      console.log(`\nnpm run ${[name, ...args].join(' ')}`);
      const [command = '', ...rest] = program('tsx', join(root, 'tools/cli/main.ts'), name, ...args);
      return spawnSync(command, rest, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] }).status ?? 1;
    },
    print: console.log,
  });
} catch (error) {
  stop((error as Error).message, 1);
}
