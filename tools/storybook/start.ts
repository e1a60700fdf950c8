import { readOptions } from '../options.ts';
import { runCommand } from '../processes.ts';
import { program } from '../test/program.ts';

/** `npm run storybook`: starts Storybook. `npx storybook dev` has more options. */
const { values } = readOptions(
  'npm run storybook -- [--port 6006] [--host address] [--open] [--docs]',
  {
    port: { type: 'string', default: '6006' },
    host: { type: 'string' },
    open: { type: 'boolean' },
    docs: { type: 'boolean' },
  },
  { values: { port: 'number' } },
);
const options = [
  ...(values.host ? [`--host=${values.host}`] : []),
  ...(values.open ? [] : ['--no-open']),
  ...(values.docs ? ['--docs'] : []),
];
// A shell may have set NODE_ENV; stories need React's development build.
const env = { ...process.env, NODE_ENV: 'development' };
const command = program('storybook', 'dev', `--port=${values.port}`, '--exact-port', ...options);
process.exitCode = await runCommand(command, { env });
