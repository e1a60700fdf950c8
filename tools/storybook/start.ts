import { runCommand } from '../processes.ts';
import { program } from '../test/program.ts';

/** `npm run storybook`: starts Storybook. Further options are Storybook's own; the last of equal options counts. */
// A shell may have set NODE_ENV; stories need React's development build.
const env = { ...process.env, NODE_ENV: 'development' };
const command = program('storybook', 'dev', '--port=6006', '--exact-port', '--no-open', ...process.argv.slice(2));
process.exitCode = await runCommand(command, { env });
