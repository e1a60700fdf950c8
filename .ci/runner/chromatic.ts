import { spawnSync } from 'node:child_process';
import { program, root } from './program.ts';

/** `npm run chromatic`: publishes Storybook for review. Everything but the project's token is in place. */
if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    'Chromatic needs the token of its project: set CHROMATIC_PROJECT_TOKEN (the project page on chromatic.com, "Manage", shows it) and run this again.',
  );
  process.exit(1);
}
const [command = '', ...args] = program(
  'chromatic',
  '--build-script-name=build-storybook',
  '--exit-zero-on-changes',
  ...process.argv.slice(2),
);
const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
process.exitCode = status ?? 1;
