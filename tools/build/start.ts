import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createServer } from 'vite';
import { readOptions } from '../options.ts';
import { whenStopped } from '../processes.ts';
import { root } from '../test/program.ts';
import { serve } from './serve.ts';

/**
 * `npm start`: the app with the mock backend, from its sources. With `--built` it serves a finished build with its own
 * `_headers` and `_redirects`, as a host does. Only this machine is answered, unless `--host` is given.
 */
const { values } = readOptions(
  'npm start -- [--port 5173] [--host] [--built [--dir dist]]',
  {
    port: { type: 'string' },
    host: { type: 'boolean' },
    built: { type: 'boolean' },
    dir: { type: 'string' },
  },
  { values: { port: 'port' } },
);
const port = Number(values.port ?? (values.built ? 4173 : 5173));
const dir = values.dir ?? 'dist';
const stop = (message: string, exitCode = 1): never => {
  console.error(message);
  process.exit(exitCode);
};
if (values.dir && !values.built) stop('--dir names a finished build: add --built', 2);

async function serveBuild(): Promise<void> {
  const folder = resolve(root, dir);
  if (!existsSync(join(folder, '_headers')))
    stop(`${folder} contains no build. Run "npm run build" first, or "npm run build -- --mock on" for dist-demo.`);
  const { origin } = await serve(folder, { port, host: values.host ? '0.0.0.0' : undefined });
  console.log(`${dir} is served at ${origin}. Only a build with the mock has an API here.`);
}

async function serveSources(): Promise<void> {
  // A shell may have set it; the development server needs React's development build.
  process.env.NODE_ENV = 'development';
  const server = await createServer({ root, server: { port, strictPort: true, host: values.host } });
  await server.listen();
  server.printUrls();
  server.bindCLIShortcuts({ print: process.stdin.isTTY });
}

try {
  await (values.built ? serveBuild() : serveSources());
} catch (error) {
  const isBusy = /EADDRINUSE|is already in use/.test(String(error));
  stop(isBusy ? `Port ${port} is in use. Choose another with --port.` : String((error as Error).stack ?? error));
}
whenStopped(() => undefined);
