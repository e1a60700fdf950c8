import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from './program.ts';

const api = join(root, 'src/api/');

/** Puts src/api/slimSchema.ts in the place of valibot in src/api: members' browsers read by schemas, they do not check. */
export function slimSchemas(): Plugin {
  return {
    name: 'kapao:slim-schemas',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) => (id === 'valibot' && importer?.startsWith(api) ? join(api, 'slimSchema.ts') : null),
  };
}
