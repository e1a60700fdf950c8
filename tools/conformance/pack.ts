import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../test/program.ts';

/** `npx tsx tools/conformance/pack.ts`: bundles the suite into a folder that needs only Node. */
const out = join(root, '.cache', 'conform');
await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: join(import.meta.dirname, 'main.ts'),
    outDir: out,
    emptyOutDir: true,
    license: { fileName: 'licenses.md' },
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'conform.mjs' } },
  },
});
for (const name of ['openapi.json', 'refusals.json', 'README.md'])
  copyFileSync(join(root, 'contract', name), join(out, name));
console.log(`Packed: ${out}. Try: node ${join(out, 'conform.mjs')} --help`);
