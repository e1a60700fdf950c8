import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

/** The first chunk that a bundler makes of a page that imports only this much. */
async function firstChunk(code: string): Promise<string> {
  const page = join(import.meta.dirname, 'page.ts');
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { tsconfigPaths: true },
    plugins: [
      { name: 'page', resolveId: (id) => (id === page ? id : null), load: (id) => (id === page ? code : null) },
    ],
    build: { write: false, rolldownOptions: { input: page, preserveEntrySignatures: 'strict' } },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return output.flatMap((file) => ('code' in file && file.isEntry ? [file.code] : [])).join('');
}

test('a page carries only the calls it imports, neither swr nor uploads', async () => {
  const code = await firstChunk(`
    export { login } from '@/api/account';
    export { getActive } from '@/api/lookup';
    export { runCommand } from '@/api/command';`);
  const paths = new Set(code.match(/\/api\/[\w/{}]+/g));
  expect([...paths].sort()).toEqual(['/api/login', '/api/lookup/active']);
  expect(code).not.toMatch(/XMLHttpRequest|revalidateOnFocus/);
});
