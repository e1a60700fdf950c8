import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../test/program.ts';
import { serve } from './serve.ts';

/**
 * `npm start -- --built [--port 4173] [--dir dist-demo]`: serves a build with its own `_headers` and `_redirects`, as a
 * host does. Default folder: `dist`.
 */
const { values } = parseArgs({
  options: { port: { type: 'string', default: '4173' }, dir: { type: 'string', default: 'dist' } },
});
const folder = join(root, values.dir);
if (!existsSync(join(folder, '_headers'))) {
  console.error(
    `${folder} does not contain a build. Run "npm run build" first, or "npm run build -- --mock on" for dist-demo.`,
  );
  process.exit(1);
}
const { origin } = await serve(folder, { port: Number(values.port) });
console.log(`${values.dir} is served at ${origin}. Only a build with the mock has an API here.`);
