import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildStorybook } from '../storybook/builtStorybook.ts';
import { changedFiles, type StoryHashes, storyHashesFile } from '../storybook/storyHashes.ts';
import { checkoutOf } from './checkoutOf.ts';
import { program, root } from './program.ts';

/**
 * `npm run chromatic`: publishes Storybook for review. Everything except the project's token is configured.
 * `.storybook/screenshots.ts` defines the screenshots.
 * - `--base <commit>`: takes only the screenshots that can differ since that commit (`tools/storybook/storyHashes.ts`).
 *   Chromatic needs a build of it.
 * - Without it TurboSnap decides: a change of anything that the preview imports, such as the mock or a text, takes all.
 * Other screenshots are reused. Further options go to Chromatic.
 */
if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    'CHROMATIC_PROJECT_TOKEN is not set. Copy the token from "Manage" on the page of the project on chromatic.com, set it and run this again.',
  );
  process.exit(1);
}

const [flag, commit = '', ...rest] = process.argv.slice(2);
const hasSince = flag === '--base';

/** Files that stories depend on without importing them. A change of one of them takes all screenshots again. */
const externals = ['public/**', '.storybook/vite.config.ts', 'tools/build/viteBase.ts', 'tools/build/mockWorker.ts'];

/** Options for TurboSnap. */
const byItself = ['--build-script-name=storybook', '--only-changed', ...externals.map((path) => `--externals=${path}`)];

async function hashesOf(folder: string, checkout?: string): Promise<StoryHashes> {
  await buildStorybook(folder, checkout);
  const file = join(folder, storyHashesFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Builds Storybook and returns Chromatic's options for the story files that can differ since a commit. */
async function since(commit: string): Promise<string[]> {
  const home = join(root, '.cache', 'chromatic');
  const before = await hashesOf(join(home, 'before'), checkoutOf(commit));
  const built = join(home, 'now');
  const files = changedFiles(await hashesOf(built), before);
  console.log(`${files.length} story files can differ since ${commit}`);
  if (files.length === 0) return ['--skip'];
  return [`--storybook-build-dir=${built}`, ...files.map((path) => `--only-story-files=${path.replace('./', '')}`)];
}

// CI passes an empty commit if it has not published the branch yet.
const how = hasSince && commit ? await since(commit) : byItself;
const [command = '', ...args] = program(
  'chromatic',
  '--exit-zero-on-changes',
  ...how,
  ...(hasSince ? rest : process.argv.slice(2)),
);
const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
process.exitCode = status ?? 1;
