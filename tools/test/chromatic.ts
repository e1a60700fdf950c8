import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildStorybook } from '../storybook/builtStorybook.ts';
import { changedFiles, type StoryHashes, storyHashesFile } from '../storybook/storyHashes.ts';
import { checkoutOf } from './checkoutOf.ts';
import { changedFilesOptions, turboSnapOptions } from './chromaticOptions.ts';
import { startChromaticServer } from './chromaticServer.ts';
import { program, root } from './program.ts';

/**
 * `npm run chromatic`: publishes Storybook for review. Everything except the project's token is configured.
 * `.storybook/screenshots.ts` defines the screenshots.
 * - `--base <commit>`: takes only the screenshots that can differ since that commit (`tools/storybook/storyHashes.ts`).
 *   Chromatic needs a build of that commit.
 * - Without `--base`, TurboSnap chooses the screenshots: all, if an import of the preview changed, such as a text.
 * - `--dry-run`: builds and checks, and publishes nothing. Without a token, a local stand-in replaces the service.
 * Chromatic reuses all other screenshots. Further options go to its CLI.
 */
const [flag, commit = '', ...rest] = process.argv.slice(2);
const hasBase = flag === '--base';
const further = hasBase ? rest : process.argv.slice(2);
const isDryRun = further.includes('--dry-run');
const isRehearsal = isDryRun && !process.env.CHROMATIC_PROJECT_TOKEN;

if (!process.env.CHROMATIC_PROJECT_TOKEN && !isRehearsal) {
  console.error(
    'CHROMATIC_PROJECT_TOKEN is not set. Copy the token from "Manage" on the page of the project on chromatic.com, set it and run this again. To try without it: npm run chromatic -- --dry-run',
  );
  process.exit(1);
}

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
  return changedFilesOptions(built, files);
}

// CI passes an empty commit if it has not published the branch yet. TurboSnap then chooses the screenshots.
const how = hasBase && commit ? await since(commit) : turboSnapOptions();
const server = isRehearsal ? await startChromaticServer() : undefined;
if (server) console.log('CHROMATIC_PROJECT_TOKEN is not set: a local stand-in of the service accepts the build');
const standIn = server && {
  ...{ CHROMATIC_INDEX_URL: server.origin, CHROMATIC_PROJECT_TOKEN: 'chpt_rehearsal' },
  CHROMATIC_DISABLE_ANALYTICS: 'true',
};
const [command = '', ...args] = program(
  'chromatic',
  '--exit-zero-on-changes',
  ...(server ? ['--skip-update-check'] : []),
  ...how,
  ...further,
);
// Errors of the CLI contain paths of this machine, so they stay here.
const env = { ...process.env, DISABLE_ERROR_MONITORING: 'true', ...standIn };
const child = spawn(command, args, { cwd: root, env, stdio: 'inherit' });
process.exitCode = await new Promise<number>((resolve) => child.on('close', (status) => resolve(status ?? 1)));
await server?.close();
if (isDryRun)
  console.log(
    process.exitCode === 0
      ? 'Dry run: Storybook is built and checked. Nothing was published.'
      : `Dry run: Chromatic's CLI failed with exit code ${process.exitCode}. Its reason is above.`,
  );
