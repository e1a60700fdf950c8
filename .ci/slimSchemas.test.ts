import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { root } from './runner/program.ts';
import { slimSchemas } from './slimSchemas.ts';

/** The first chunk that a production build makes of a page of these lines. */
async function firstChunk(code: string): Promise<string> {
  const page = join(root, 'src/page.ts');
  const asPage = {
    resolveId: (id: string) => (id === page ? id : null),
    load: (id: string) => (id === page ? code : null),
  };
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    resolve: { tsconfigPaths: true },
    plugins: [{ name: 'page', ...asPage }, slimSchemas()],
    build: { write: false, rolldownOptions: { input: page, preserveEntrySignatures: 'strict' } },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return output.flatMap((file) => ('code' in file && file.isEntry ? [file.code] : [])).join('');
}

const login = `
  export { login } from '@/api/login';
  export { getActive } from '@/api/site';
  export { runCommand } from '@/api/command';`;

test('a page carries only the calls it imports, neither swr nor uploads nor valibot', async () => {
  const code = await firstChunk(login);
  const paths = new Set(code.match(/\/api\/[\w/{}]+/g));
  expect([...paths].sort()).toEqual(['/api/login', '/api/lookup/active']);
  expect(code).not.toMatch(/XMLHttpRequest|revalidateOnFocus|~run/);
  expect(gzipSync(code).length).toBeLessThan(4000);
});

test('all 78 declarations build with the slim schemas', async () => {
  expect(await firstChunk(`export { calls } from '@/api/calls';`)).not.toMatch(/~run/);
});
