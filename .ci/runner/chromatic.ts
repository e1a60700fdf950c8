import { spawnSync } from 'node:child_process';
import { program, root } from './program.ts';

/**
 * `npm run chromatic`: publishes Storybook for review. Everything but the project's token is in place. Which pictures it
 * takes: `.storybook/pictures.ts`. With TurboSnap only those of stories that a change can reach; the rest stay as they were.
 */
if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    'Chromatic needs the token of its project: set CHROMATIC_PROJECT_TOKEN (the project page on chromatic.com, "Manage", shows it) and run this again.',
  );
  process.exit(1);
}

/** What stories depend on without importing it: when one of these changes, all pictures are taken anew. */
const externals = ['public/**', 'vite.config.ts', '.ci/build/mockWorker.ts'];

const [command = '', ...args] = program(
  'chromatic',
  '--build-script-name=build-storybook',
  '--exit-zero-on-changes',
  '--only-changed',
  ...externals.map((path) => `--externals=${path}`),
  ...process.argv.slice(2),
);
const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
process.exitCode = status ?? 1;
