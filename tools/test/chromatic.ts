import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildStorybook } from '../storybook/builtStorybook.ts';
import { changedFiles, type StoryHashes, storyHashesFile } from '../storybook/storyHashes.ts';
import { checkoutOf } from './checkoutOf.ts';
import { program, root } from './program.ts';

/**
 * `npm run chromatic`: publishes Storybook for review. Everything but the project's token is in place. Which pictures it
 * takes: `.storybook/screenshots.ts`. After `--base <commit>`, of which Chromatic has a build, those of the files of stories
 * that can look different since then (`tools/storybook/storyHashes.ts`). Without it TurboSnap decides: a change of anything that
 * the preview imports, such as the mock or a text, takes all. The rest stay as they were. Further options go to Chromatic.
 */
if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    'Chromatic needs the token of its project: set CHROMATIC_PROJECT_TOKEN (the project page on chromatic.com, "Manage", shows it) and run this again.',
  );
  process.exit(1);
}

const [flag, commit = '', ...rest] = process.argv.slice(2);
const hasSince = flag === '--base';

/** What stories depend on without importing it: when one of these changes, all pictures are taken anew. */
const externals = ['public/**', '.storybook/vite.config.ts', 'tools/build/viteBase.ts', 'tools/build/mockWorker.ts'];

/** What TurboSnap decides by. */
const byItself = ['--build-script-name=storybook', '--only-changed', ...externals.map((path) => `--externals=${path}`)];

async function hashesOf(folder: string, checkout?: string): Promise<StoryHashes> {
  await buildStorybook(folder, checkout);
  const file = join(folder, storyHashesFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** The built Storybook, and of it the files that can look different since a commit. */
async function since(commit: string): Promise<string[]> {
  const home = join(root, '.cache', 'chromatic');
  const before = await hashesOf(join(home, 'before'), checkoutOf(commit));
  const built = join(home, 'now');
  const files = changedFiles(await hashesOf(built), before);
  console.log(`${files.length} files of stories can look different since ${commit}`);
  if (files.length === 0) return ['--skip'];
  return [`--storybook-build-dir=${built}`, ...files.map((path) => `--only-story-files=${path.replace('./', '')}`)];
}

// Empty where nothing of the branch was published yet.
const how = hasSince && commit ? await since(commit) : byItself;
const [command = '', ...args] = program(
  'chromatic',
  '--exit-zero-on-changes',
  ...how,
  ...(hasSince ? rest : process.argv.slice(2)),
);
const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
process.exitCode = status ?? 1;
